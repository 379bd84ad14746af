//! Deals from outside and shipped deals: verified, daily, practice, pasted.
