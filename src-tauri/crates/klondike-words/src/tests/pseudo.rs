//! A language that nobody speaks: English with every letter changed. Whatever is still plain English does not come from
//! the language files.

use super::sentences::say_all;
use crate::Words;
use crate::language::{Direction, LANGUAGES, Language};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHER: &str = "áƀćďéƒǧĥíĵķłɱńóƥɋŕśťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶŁḾŃÓƤɊŔŚŤÚṼŴẊÝŽ";

fn change(text: &str) -> String {
    let letter = |c| PLAIN.chars().position(|plain| plain == c).and_then(|place| OTHER.chars().nth(place)).unwrap_or(c);
    text.chars().map(letter).collect()
}

fn change_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = change(value),
            PatternElement::Placeable { expression } => change_expression(expression),
        }
    }
}

fn change_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|it| change_pattern(&mut it.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => change_expression(expression),
        Expression::Inline(_) => {}
    }
}

fn changed(sources: &[&str]) -> &'static [&'static str] {
    let one = |source: &&str| -> &'static str {
        let mut resource: Resource<String> = parse((*source).to_owned()).expect("no faults");
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(change_pattern);
            }
        }
        Box::leak(serialize(&resource).into_boxed_str())
    };
    Box::leak(sources.iter().map(one).collect::<Vec<_>>().into_boxed_slice())
}

#[test]
fn every_letter_comes_from_the_language_files() {
    let english = &LANGUAGES[0];
    let language = Language {
        id: "en",
        name: "Pseudo",
        direction: Direction::RightToLeft,
        page: changed(english.page),
        game: changed(english.game),
    };
    let mut words = Words::of(Box::leak(Box::new(language)));
    assert_eq!(words.card("6H".parse().unwrap()), "6 óƒ ĥéáŕťś");
    // What the test itself puts into sentences.
    let given = ["game.damaged-1", "what the system says", "history", "none"];
    for text in say_all(&mut words) {
        let rest = given.iter().fold(text.clone(), |text, given| text.replace(given, ""));
        let plain = |pair: &[char]| pair.iter().all(char::is_ascii_alphabetic);
        let letters: Vec<char> = rest.chars().collect();
        assert!(!letters.windows(2).any(plain), "not from a language file: {text}");
    }
}
