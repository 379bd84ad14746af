//! `cargo xtask sbom`: the software bill of materials, as CycloneDX JSON.

use crate::failure::Failure;
use crate::licences::{self, Dependency};
use crate::{project, shell};

/// Writes `target/klondike.cdx.json`.
pub fn sbom() -> Result<(), Failure> {
    let path = project::target().join("klondike.cdx.json");
    shell::write(&path, document(&licences::dependencies()?))?;
    println!("{}", path.display());
    Ok(())
}

fn document(dependencies: &[Dependency]) -> String {
    let parts: Vec<String> = dependencies.iter().map(component).collect();
    format!(
        "{{\"bomFormat\":\"CycloneDX\",\"specVersion\":\"1.5\",\"version\":1,\"metadata\":{{\"component\":{{\"type\":\"application\",\
         \"bom-ref\":\"klondike\",\"name\":\"klondike\",\"version\":{}}}}},\"components\":[\n{}\n]}}\n",
        quote(env!("CARGO_PKG_VERSION")),
        parts.join(",\n")
    )
}

fn component(part: &Dependency) -> String {
    let purl = format!("pkg:cargo/{}@{}", part.name, part.version);
    format!(
        "{{\"type\":\"library\",\"bom-ref\":{0},\"name\":{1},\"version\":{2},\"purl\":{0},\"licenses\":[{{\"expression\":{3}}}]}}",
        quote(&purl),
        quote(&part.name),
        quote(&part.version),
        quote(&part.licence)
    )
}

/// A JSON string.
fn quote(text: &str) -> String {
    let escaped = text.chars().map(|sign| match sign {
        '"' | '\\' => format!("\\{sign}"),
        sign if sign.is_control() => format!("\\u{:04x}", u32::from(sign)),
        sign => sign.to_string(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_quoted() {
        assert_eq!(quote("a\"b\\\n"), "\"a\\\"b\\\\\\u000a\"");
    }
}
