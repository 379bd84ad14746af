//! The language files: no faults, no doubles, the same messages with the same arguments in each.

use crate::language::LANGUAGES;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The ids of all messages in some sources.
pub(super) fn ids(sources: &[&str]) -> Vec<String> {
    messages(sources).into_iter().map(|(id, _)| id).collect()
}

/// The messages of some sources with the arguments they use.
fn messages(sources: &[&str]) -> Vec<(String, BTreeSet<String>)> {
    let mut messages = Vec::new();
    for source in sources {
        let resource = fluent_syntax::parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    assert!(message.attributes.is_empty(), "{}: attributes are not used", message.id.name);
                    let mut args = BTreeSet::new();
                    arguments(&message.value.expect("a message has a text"), &mut args);
                    messages.push((message.id.name.to_owned(), args));
                }
                Entry::Junk { content } => panic!("not a message: {content}"),
                Entry::Term(term) => panic!("terms are not used: {}", term.id.name),
                _ => {}
            }
        }
    }
    messages
}

fn arguments(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_arguments(expression, args);
        }
    }
}

fn expression_arguments(expression: &Expression<&str>, args: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| arguments(&variant.value, args));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expression_arguments(expression, args),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("only arguments are used: {other:?}"),
    }
}

#[test]
fn every_message_stands_once_and_the_page_needs_no_arguments() {
    for language in LANGUAGES {
        let mut seen = BTreeSet::new();
        for (id, _) in messages(language.page).into_iter().chain(messages(language.game)) {
            assert!(
                id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
                "{id} is not kebab-case"
            );
            assert!(seen.insert(id.clone()), "{}: {id} is there twice", language.id);
        }
        for (id, args) in messages(language.page) {
            assert!(args.is_empty(), "{}: the page's {id} wants {args:?}", language.id);
        }
    }
}

#[test]
fn every_language_has_the_same_messages() {
    for language in LANGUAGES {
        for (sources, english) in [(language.page, LANGUAGES[0].page), (language.game, LANGUAGES[0].game)] {
            let ours: BTreeMap<_, _> = messages(sources).into_iter().collect();
            let theirs: BTreeMap<_, _> = messages(english).into_iter().collect();
            let ids = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<BTreeSet<_>>();
            let (ours_ids, their_ids) = (ids(&ours), ids(&theirs));
            let missing: Vec<_> = their_ids.difference(&ours_ids).collect();
            let extra: Vec<_> = ours_ids.difference(&their_ids).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", language.id);
            for (id, args) in ours {
                let known = &theirs[&id];
                assert!(args.is_subset(known), "{}: {id} uses {args:?} of {known:?}", language.id);
            }
        }
    }
}
