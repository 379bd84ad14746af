//! The packed position, and the facts about a deal that never change during a search.
//!
//! With Kings-only columns a position is a *set*. A face-up card is either **tied** (it is the head of a column and lies
//! on a face-down card or, not being a king, on the bare table) or **free** (it lies on a face-up card, or is a king on the
//! bare table). Tied cards are known from the number of cards left in place in each column; every free card lies on one of
//! the two cards that fit. Which of two twins lies on which of two parents does not matter: if both parents are covered,
//! neither can be used before a child leaves, and if one is not, the other child's run can be moved over at any time. So
//! foundations, cards in place in each column, cards left in stock and waste, and the stock's position are the whole
//! state: 62 bits, an exact key.

use crate::bits::{self, ACES, ALL, KINGS};
use klondike::{Column, PileId, Suit, Table};

/// No card.
pub(crate) const NONE: u8 = 64;

/// Where the cut stands in a key, above the stock.
pub(crate) const CUT_SHIFT: u32 = 24;
/// The bits of the cut in a key.
pub(crate) const CUT: u64 = 31 << CUT_SHIFT;

/// Where the number of cards in place of each column stands in [`Position::in_place`]: wide enough for 1 to 7.
const SHIFTS: [u32; 7] = [0, 1, 3, 5, 8, 11, 14];

/// What is fixed for a search: which card lies under which, and the order of the stock.
#[derive(Clone)]
pub(crate) struct Ground {
    /// The card that a tied card lies on, by place; [`NONE`] on the bare table.
    under: [u8; 64],
    /// One card of the column of a tied card, in the format of [`Position::in_place`].
    unit: [u32; 64],
    /// The cards, not kings, that lie on the bare table from the deal on.
    pub(crate) base: u64,
    /// The kings that lie on the bare table from the deal on.
    base_kings: u64,
    /// The number of a stock card in the order of drawing, by place.
    pub(crate) stock_number: [u8; 64],
    /// The cards of a byte of the stock, by byte and its value.
    spread: Box<[[u64; 256]; 3]>,
    /// Whether three cards are drawn at a time.
    pub(crate) triple: bool,
    /// Whether cards may return from the foundations.
    pub(crate) worry_back: bool,
}

/// A position as sets of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// Face-up cards of the tableau.
    pub(crate) up: u64,
    /// Those of them that are tied.
    pub(crate) tied: u64,
    /// The card of each suit that goes home next; after a king the place above it.
    pub(crate) next: u64,
    /// Cards left in stock and waste, by number in the order of drawing.
    pub(crate) stock: u32,
    /// Cards left in place in each column.
    in_place: u32,
    /// Stock cards with a number below this are in the waste. 0 also stands for all positions with the same reach.
    pub(crate) cut: u8,
}

impl Ground {
    /// Packs a table; everything about it counts but the pass.
    pub(crate) fn new(table: &Table, triple: bool, worry_back: bool) -> (Ground, Position) {
        let mut ground = Ground {
            under: [NONE; 64],
            unit: [0; 64],
            base: 0,
            base_kings: 0,
            stock_number: [NONE; 64],
            spread: Box::new([[0; 256]; 3]),
            triple,
            worry_back,
        };
        let mut position = Position { up: 0, tied: 0, next: 0, stock: 0, in_place: 0, cut: 0 };
        for column in Column::ALL {
            ground.pack_column(table, column, &mut position);
        }
        for suit in Suit::ALL {
            let next = match table.top(PileId::Foundation(suit)) {
                Some(top) => bits::above(1 << bits::place(top)),
                None => {
                    ACES & bits::SUITS[klondike::Card::new(suit, 1).map_or(0, |a| bits::suit_number(bits::place(a)))]
                }
            };
            position.next |= next;
        }
        let waste = table.waste().len();
        let order = table.waste().iter().chain(table.stock().iter().rev());
        for (number, card) in order.enumerate() {
            let place = bits::place(card);
            ground.stock_number[usize::from(place)] = number as u8;
            position.stock |= 1 << number;
            let byte = &mut ground.spread[number / 8];
            let bit = 1 << (number % 8);
            // The values below the bit are complete; those with the bit are the same and this card.
            for value in 0..bit {
                byte[bit + value] = byte[value] | 1 << place;
            }
        }
        position.cut = ground.settled_cut(position.stock, waste as u8);
        (ground, position)
    }

    fn pack_column(&mut self, table: &Table, column: Column, position: &mut Position) {
        let cards = table.column(column);
        let mut below = NONE;
        for (depth, card) in cards.cards().iter().enumerate() {
            let place = bits::place(card);
            let bit = 1_u64 << place;
            if depth <= cards.face_down() {
                self.under[usize::from(place)] = below;
                self.unit[usize::from(place)] = 1 << SHIFTS[column.index()];
                if below == NONE && bit & KINGS == 0 {
                    self.base |= bit;
                } else if below == NONE {
                    self.base_kings |= bit;
                }
                // A king alone on the bare table is not in its place: it is as free as any other.
                if below != NONE || bit & KINGS == 0 || cards.face_down() > 0 {
                    position.in_place += self.unit[usize::from(place)];
                }
                if depth == cards.face_down() && self.base_kings & bit == 0 {
                    position.tied |= bit;
                }
                below = place;
            }
            if depth >= cards.face_down() {
                position.up |= bit;
            }
        }
    }

    /// The same cards in the game in which one card is drawn at a time.
    pub(crate) fn drawing_one(&self) -> Ground {
        Ground { triple: false, ..self.clone() }
    }

    /// The cards with these numbers in the stock.
    pub(crate) fn stock_cards(&self, numbers: u32) -> u64 {
        self.spread[0][(numbers & 0xFF) as usize]
            | self.spread[1][(numbers >> 8 & 0xFF) as usize]
            | self.spread[2][(numbers >> 16 & 0xFF) as usize]
    }

    /// The cut that stands for all positions of the stock with the same reach.
    ///
    /// Drawing one at a time, every card can be reached from everywhere. Drawing three, from a waste of a multiple of
    /// three cards, or of all of them, just those cards can be reached that can be from the start.
    fn settled_cut(&self, stock: u32, cut: u8) -> u8 {
        let waste = stock & ((1 << cut) - 1);
        if !self.triple || waste.count_ones().is_multiple_of(3) || waste == stock {
            0
        } else {
            32 - waste.leading_zeros() as u8
        }
    }

    /// The stock cards that can be played after some draws and recycles, by number.
    pub(crate) fn reach(&self, position: &Position) -> u32 {
        let stock = position.stock;
        if !self.triple || stock == 0 {
            return stock;
        }
        let last = 1 << (31 - stock.leading_zeros());
        let mut reach = thirds(stock) | last;
        if position.cut > 0 {
            // The top of the waste, and every third card from there on.
            let waste = stock & ((1 << position.cut) - 1);
            reach |= 1 << (position.cut - 1);
            reach |= thirds(stock & !waste);
        }
        reach
    }

    /// Takes a card out of the stock.
    pub(crate) fn take(&self, position: &mut Position, place: u8) {
        let number = self.stock_number[usize::from(place)];
        position.stock &= !(1 << number);
        position.cut = self.settled_cut(position.stock, number);
    }

    /// Turns up what lies under a tied card that is leaving.
    pub(crate) fn leave(&self, position: &mut Position, place: u8) {
        position.tied &= !(1 << place);
        position.in_place -= self.unit[usize::from(place)];
        let under = self.under[usize::from(place)];
        if under != NONE {
            let bit = 1 << under;
            position.up |= bit;
            if bit & self.base_kings == 0 {
                position.tied |= bit;
            } else {
                // A king on the bare table is as free as any other.
                position.in_place -= self.unit[usize::from(under)];
            }
        }
    }
}

/// Every third card of a stock, counted from its lowest number.
fn thirds(stock: u32) -> u32 {
    let mut phase = 0;
    let mut found = 0;
    for byte in 0..3 {
        let (cards, next) = THIRDS[phase][(stock >> (8 * byte) & 0xFF) as usize];
        found |= u32::from(cards) << (8 * byte);
        phase = usize::from(next);
    }
    found
}

/// Every third card of a byte, and how many cards after the last one, by how many there were before.
static THIRDS: [[(u8, u8); 256]; 3] = {
    let mut table = [[(0, 0); 256]; 3];
    let mut before = 0;
    while before < 3 {
        let mut value = 0;
        while value < 256 {
            let (mut cards, mut phase, mut bit) = (0_u8, before as u8, 0);
            while bit < 8 {
                if value >> bit & 1 == 1 {
                    phase += 1;
                    if phase == 3 {
                        cards |= 1 << bit;
                        phase = 0;
                    }
                }
                bit += 1;
            }
            table[before][value] = (cards, phase);
            value += 1;
        }
        before += 1;
    }
    table
};

/// Whether draws and recycles alone lead from the stock position of one key to that of another key of the same cards. If
/// so, whatever can be done from the second can be done from the first.
pub(crate) fn leads(from: u64, to: u64) -> bool {
    let waste = |key: u64| (key & ((1 << CUT_SHIFT) - 1) & ((1 << (key >> CUT_SHIFT & 31)) - 1)).count_ones();
    let (from, to) = (waste(from), waste(to));
    to == 0 || from <= to && (to - from).is_multiple_of(3)
}

impl Position {
    /// Free cards: face up and not tied.
    pub(crate) const fn free(&self) -> u64 {
        self.up & !self.tied
    }

    /// Twin pairs with a bare card, or one that can be laid bare.
    pub(crate) const fn open(&self) -> u64 {
        bits::open(self.up, self.free())
    }

    /// Whether a column is empty.
    pub(crate) const fn has_empty_column(&self) -> bool {
        self.tied.count_ones() + (self.free() & KINGS).count_ones() < 7
    }

    /// The cards that could be placed on a column now.
    pub(crate) const fn placeable(&self, open: u64) -> u64 {
        (open >> 4) | if self.has_empty_column() { KINGS } else { 0 }
    }

    /// The top cards of the foundations.
    pub(crate) const fn tops(&self) -> u64 {
        bits::below(self.next)
    }

    /// Whether all cards are home.
    pub(crate) const fn is_won(&self) -> bool {
        self.next >> 52 == 0xF
    }

    /// The rank of the top card of each foundation, by [`bits::suit_number`].
    pub(crate) const fn home(&self) -> [u8; 4] {
        let mut home = [0; 4];
        let mut suit = 0;
        while suit < 4 {
            home[suit] = ((self.next & bits::SUITS[suit]).trailing_zeros() / 4) as u8;
            suit += 1;
        }
        home
    }

    /// All cards on the foundations.
    pub(crate) const fn home_cards(&self) -> u64 {
        let [a, b, c, d] = self.home();
        bits::UP_TO[0][a as usize]
            | bits::UP_TO[1][b as usize]
            | bits::UP_TO[2][c as usize]
            | bits::UP_TO[3][d as usize]
    }

    /// A card goes home from wherever it was; the caller takes it from there.
    pub(crate) const fn send_home(&mut self, bit: u64) {
        self.next = (self.next & !bit) | bits::above(bit);
    }

    /// The top card of a foundation returns to a column.
    pub(crate) const fn worry_back(&mut self, bit: u64) {
        self.next = (self.next & !bits::above(bit)) | bit;
        self.up |= bit;
    }

    /// The exact key: no two positions of one search share it, and it is never 0.
    pub(crate) const fn key(&self) -> u64 {
        let [a, b, c, d] = self.home();
        let home = a as u64 | (b as u64) << 4 | (c as u64) << 8 | (d as u64) << 12;
        self.stock as u64 | (self.cut as u64) << CUT_SHIFT | (self.in_place as u64) << 29 | home << 46 | 1 << 63
    }

    /// The key of a position in which only those moves count that need the stock card of this number, just played. Only
    /// for drawing one at a time, where the cut is always 0.
    pub(crate) const fn key_after(&self, number: u8) -> u64 {
        self.key() | (number as u64 + 1) << CUT_SHIFT
    }

    /// The face-up cards of the tableau that can go home now.
    pub(crate) const fn going_home(&self, open: u64) -> u64 {
        self.up & open & self.next & ALL
    }
}
