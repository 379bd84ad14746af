//! Numbers in the digits and groups of a language, by ICU.

use fluent_bundle::FluentValue;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_decimal::{DecimalFormatter, DecimalFormatterPreferences};
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use unic_langid::LanguageIdentifier;

/// Formats whole numbers for one language.
pub(crate) struct Numbers {
    grouped: DecimalFormatter,
    plain: DecimalFormatter,
}

impl Numbers {
    /// For a language tag. English stands in where ICU knows nothing of the language.
    pub(crate) fn new(tag: &str) -> Option<Numbers> {
        let locale: Locale = tag.parse().ok()?;
        let with = |grouping| {
            let mut options = DecimalFormatterOptions::default();
            options.grouping_strategy = Some(grouping);
            DecimalFormatter::try_new(DecimalFormatterPreferences::from(&locale), options).ok()
        };
        Some(Numbers { grouped: with(GroupingStrategy::Auto)?, plain: with(GroupingStrategy::Never)? })
    }

    /// A count: grouped.
    pub(crate) fn count(&self, number: i64) -> String {
        self.grouped.format(&Decimal::from(number)).to_string()
    }

    /// A year or a part of a time: digits alone, at least `width` of them.
    pub(crate) fn digits(&self, number: u64, width: i16) -> String {
        let mut decimal = Decimal::from(number);
        decimal.absolute.pad_start(width);
        self.plain.format(&decimal).to_string()
    }
}

impl Memoizable for Numbers {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Numbers, ()> {
        Numbers::new(&language.to_string()).ok_or(())
    }
}

/// What Fluent calls for each value that stands in a sentence.
pub(crate) fn format_value(
    value: &FluentValue,
    memoizer: &intl_memoizer::concurrent::IntlLangMemoizer,
) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let whole = number.value as i64;
    memoizer.with_try_get::<Numbers, _, _>((), |numbers| numbers.count(whole)).ok()
}
