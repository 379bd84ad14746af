//! Where things lie.

use std::path::PathBuf;

/// The repository's root.
pub fn root() -> PathBuf {
    // Cargo tells where the manifest lies now; the path compiled in would be wrong in a moved copy.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(manifest).ancestors().nth(2).map(PathBuf::from).unwrap_or_default()
}

/// Cargo's target directory.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Whether this is a run of continuous integration.
pub fn ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false")
}
