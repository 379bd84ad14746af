# Karten und Stapel, ihre Namen, und was vorgelesen wird. `$style` ist terse, normal oder full.

## Karten

rank = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
card = { $suit } { $rank }
colour = { $colour ->
    [red] Rot
   *[black] Schwarz
}

## Stapel

pile-stock = Talon
pile-waste = Ablage
pile-foundation = Grundstapel { $suit }
pile-column = Spalte { $column }

## Namen der Karten

name-face-down = verdeckte Karte
name-at = { $name }, { $pile }
name-at-foundation = { $card }, Grundstapel
name-hidden-below = { $name }, { $count } verdeckt
name-covered = { $name }, { $count ->
    [one] { $count } Karte darauf
   *[other] { $count } Karten darauf
}

## Namen der Stapel und leeren Plätze

stock-cards = Talon, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
stock-recycle = Talon leer, kann umgedreht werden
stock-spent = Talon leer, kein Durchgang mehr
stock-empty = Talon und Ablage leer
waste-cards = Ablage, { $card }
waste-empty = Ablage, leer
foundation-top = { $pile }, { $card }
foundation-empty = { $pile }, leer
column-name = { $pile }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
column-empty-kings = Leere { $pile }, nur Könige
column-empty-any = Leere { $pile }, jede Karte

## Vorgelesene Stapel

list-next = { $list }, { $next }
read-column = { $pile }: { $cards }.
read-column-hidden = { $pile }: { $cards }, dann { $count } verdeckt.
read-column-kings = { $pile }: leer, nur Könige.
read-column-any = { $pile }: leer, jede Karte.
read-stock = Talon: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. { $pass }.
read-stock-recycle = Talon: leer, kann umgedreht werden. { $pass }.
read-stock-spent = Talon: leer, kein Durchgang mehr.
read-stock-empty = Talon und Ablage sind leer.
read-waste = Ablage: { $card }.
read-waste-more = Ablage: { $cards }, dann { $count } weitere.
read-waste-empty = Ablage: leer.
read-foundation = { $pile }: { $card }.
read-foundation-empty = { $pile }: leer.
read-foundations = Grundstapel: { $list }.
read-foundations-suit = { $suit } { $rank }
read-foundations-suit-empty = { $suit } leer
read-end-card = { $pile }: { $card }.
read-no-moves = Keine möglichen Züge.
read-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}: { $list }.
list-more = { $list }; { $next }
no-moves-of-card = Keine möglichen Züge für diese Karte.

## Mögliche Züge

move-draw = Aufdecken
move-recycle = Talon umdrehen
move-home = { $cards } auf den Grundstapel
move-onto = { $cards } nach { $pile }, auf { $below }
move-to-empty = { $cards } in die leere { $pile }
run = { $card } mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
