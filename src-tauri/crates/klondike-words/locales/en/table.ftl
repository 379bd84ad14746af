# Cards and piles, their names, and what is read aloud. `$style` is terse, normal or full.
# Sentences begin with a capital by themselves: "ace of clubs" becomes "Ace of clubs" where it comes first.

## Cards

rank = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
}
suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
card = { $rank } of { $suit }
colour = { $colour ->
    [red] red
   *[black] black
}

## Piles, as they stand within a sentence; alone they begin with a capital

pile-stock = stock
pile-waste = waste
pile-foundation = { $suit } foundation
pile-column = column { $column }

## Names of cards: "6 of hearts, column 2, 1 face down"

name-face-down = face-down card
name-at = { $name }, { $pile }
name-at-foundation = { $card }, foundation
name-hidden-below = { $name }, { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
name-covered = { $name }, { $count ->
    [one] { $count } card on it
   *[other] { $count } cards on it
}

## Names of piles and empty places

stock-cards = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stock-recycle = Stock empty, can be recycled
stock-spent = Stock empty, no pass left
stock-empty = Stock and waste empty
waste-cards = Waste, { $card }
waste-empty = Waste, empty
foundation-top = { $pile }, { $card }
foundation-empty = { $pile }, empty
column-name = { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
column-empty-kings = Empty { $pile }, kings only
column-empty-any = Empty { $pile }, any card

## Piles read out

list-next = { $list }, { $next }
read-column = { $pile }: { $cards }.
read-column-hidden = { $pile }: { $cards }, then { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}.
read-column-kings = { $pile }: empty, kings only.
read-column-any = { $pile }: empty, any card.
read-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. { $pass }.
read-stock-recycle = Stock: empty, can be recycled. { $pass }.
read-stock-spent = Stock: empty, no pass left.
read-stock-empty = Stock and waste are empty.
read-waste = Waste: { $card }.
read-waste-more = Waste: { $cards }, then { $count ->
    [one] { $count } more
   *[other] { $count } more
}.
read-waste-empty = Waste: empty.
read-foundation = { $pile }: { $card }.
read-foundation-empty = { $pile }: empty.
read-foundations = Foundations: { $list }.
read-foundations-suit = { $suit } { $rank }
read-foundations-suit-empty = { $suit } empty
read-end-card = { $pile }: { $card }.
read-no-moves = No legal moves.
read-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}: { $list }.
list-more = { $list }; { $next }
no-moves-of-card = No legal moves for this card.

## Legal moves by name

move-draw = Draw
move-recycle = Recycle
move-home = { $cards } to foundation
move-onto = { $cards } to { $pile }, on { $below }
move-to-empty = { $cards } to empty { $pile }
run = { $card } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
