//! Every sentence that a person reads or hears.
