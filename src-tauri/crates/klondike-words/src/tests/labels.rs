//! Every id that the page uses is there.

use crate::Words;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn page_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the page's folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            page_files(&path, files);
        } else if path.extension().is_some_and(|ext| ext == "js" || ext == "html") {
            files.push(path);
        }
    }
}

/// What stands before an id: attributes in HTML and in `h(…)`, properties, and `t('…')`. A literal that goes on with
/// `${` or ends with `-` is a beginning: some id has to start with it.
fn ids_in(source: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for name in ["text", "label", "tip"] {
        let starts = [
            format!("data-{name}=\""),
            format!("'data-{name}': '"),
            format!("'data-{name}': `"),
            format!("dataset.{name} = '"),
        ];
        for start in starts {
            for (place, _) in source.match_indices(&start) {
                take_id(&source[place + start.len()..], "", &mut ids);
            }
        }
    }
    for (start, before) in [("t('", ""), ("t(`", ""), ("button('", "do-"), ("{ text: '", "")] {
        for (place, _) in source.match_indices(start) {
            // A button that is given a text needs none by its name.
            if before == "do-" && source[place..].split(')').next().is_some_and(|call| call.contains("text:")) {
                continue;
            }
            let last = source[..place].chars().next_back();
            if !last.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$' || c == '.') {
                take_id(&source[place + start.len()..], before, &mut ids);
            }
        }
    }
    ids
}

fn take_id(rest: &str, before: &str, ids: &mut BTreeSet<String>) {
    let id: String = rest.chars().take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '-').collect();
    if !id.is_empty() {
        ids.insert(format!("{before}{id}"));
    }
}

#[test]
fn every_id_of_the_page_has_a_text() {
    let texts = Words::new("en").texts();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui");
    let mut files = Vec::new();
    page_files(&folder, &mut files);
    assert!(!files.is_empty(), "no page to look at");
    let mut missing = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a text file");
        for id in ids_in(&source) {
            let known =
                texts.contains_key(&id) || (id.ends_with('-') && texts.keys().any(|text| text.starts_with(&id)));
            if !known {
                missing.push(format!("{}: {id}", file.strip_prefix(&folder).unwrap_or(&file).display()));
            }
        }
    }
    assert!(missing.is_empty(), "ids without a text:\n{}", missing.join("\n"));
}

#[test]
fn ids_are_found_in_each_way_of_writing_them() {
    let source = r#"<p data-text="a-b"></p> el.dataset.label = 'c-1'; t('d'); t(`e-${x}`); got('x'); obj.t('y')
        h('b', { 'data-tip': 'f' }); button('undo', { text: 'bar-undo' }) button('redo')"#;
    let found: Vec<String> = ids_in(source).into_iter().collect();
    assert_eq!(found, ["a-b", "bar-undo", "c-1", "d", "do-redo", "e-", "f"]);
}
