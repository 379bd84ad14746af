//! Any bytes as a deal: a line, a code, a board of another program.
#![no_main]

use klondike::{Deal, Rules, Table};
use klondike_deals::{DealCode, import, pysol, solvitaire};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(deal) = text.parse::<Deal>() {
        check(&deal);
        assert_eq!(deal.to_string(), text.to_ascii_uppercase());
    }
    if let Ok(imported) = import::read(text) {
        check(&imported.deal);
        let rules = imported.rules.unwrap_or(Rules::default());
        let code = DealCode { deal: imported.deal, rules }.to_string();
        for written in
            [code, pysol::write(&imported.deal), solvitaire::write(&imported.deal), imported.deal.to_string()]
        {
            let again = import::read(&written).expect("what is written can be read");
            assert_eq!(again.deal, imported.deal);
        }
    }
});

fn check(deal: &Deal) {
    let table = Table::deal(deal);
    assert_eq!(Table::from_parts(&table.parts()), Ok(table));
    assert_eq!(deal.to_string().parse(), Ok(*deal));
}
