# קלפים וערמות, שמותיהם, ומה שמוקרא. `$style` הוא terse, ‏normal או full.

## קלפים

rank = { $rank ->
    [1] אס
    [11] נסיך
    [12] מלכה
    [13] מלך
   *[other] { $rank }
}
suit = { $suit ->
    [clubs] תלתן
    [diamonds] יהלום
    [hearts] לב
   *[spades] עלה
}
card = { $rank } { $suit }
colour = { $colour ->
    [red] אדום
   *[black] שחור
}

## ערמות

pile-stock = קופה
pile-waste = ערמת הגלויים
pile-foundation = יסוד { $suit }
pile-column = טור { $column }

## שמות של קלפים

name-face-down = קלף הפוך
name-at = { $name }, { $pile }
name-at-foundation = { $card }, יסוד
name-hidden-below = { $name }, { $count ->
    [one] קלף הפוך אחד
   *[other] { $count } הפוכים
}
name-covered = { $name }, { $count ->
    [one] קלף אחד עליו
   *[other] { $count } קלפים עליו
}

## שמות של ערמות ומקומות ריקים

stock-cards = קופה, { $count ->
    [one] קלף אחד
   *[other] { $count } קלפים
}
stock-recycle = הקופה ריקה, אפשר להפוך אותה
stock-spent = הקופה ריקה, לא נותר סבב
stock-empty = הקופה וערמת הגלויים ריקות
waste-cards = ערמת הגלויים, { $card }
waste-empty = ערמת הגלויים, ריקה
foundation-top = { $pile }, { $card }
foundation-empty = { $pile }, ריק
column-name = { $pile }, { $count ->
    [one] קלף אחד
   *[other] { $count } קלפים
}
column-empty-kings = { $pile } ריק, מלכים בלבד
column-empty-any = { $pile } ריק, כל קלף

## ערמות בהקראה

list-next = { $list }, { $next }
read-column = { $pile }: { $cards }.
read-column-hidden = { $pile }: { $cards }, ואז { $count ->
    [one] קלף הפוך אחד
   *[other] { $count } הפוכים
}.
read-column-kings = { $pile }: ריק, מלכים בלבד.
read-column-any = { $pile }: ריק, כל קלף.
read-stock = קופה: { $count ->
    [one] קלף אחד
   *[other] { $count } קלפים
}. { $pass }.
read-stock-recycle = קופה: ריקה, אפשר להפוך אותה. { $pass }.
read-stock-spent = קופה: ריקה, לא נותר סבב.
read-stock-empty = הקופה וערמת הגלויים ריקות.
read-waste = ערמת הגלויים: { $card }.
read-waste-more = ערמת הגלויים: { $cards }, ואז עוד { $count }.
read-waste-empty = ערמת הגלויים: ריקה.
read-foundation = { $pile }: { $card }.
read-foundation-empty = { $pile }: ריק.
read-foundations = יסודות: { $list }.
read-foundations-suit = { $suit } { $rank }
read-foundations-suit-empty = { $suit } ריק
read-end-card = { $pile }: { $card }.
read-no-moves = אין מהלכים אפשריים.
read-moves = { $count ->
    [one] מהלך אפשרי אחד
   *[other] { $count } מהלכים אפשריים
}: { $list }.
list-more = { $list }; { $next }
no-moves-of-card = אין מהלכים אפשריים לקלף הזה.

## מהלכים אפשריים

move-draw = משיכה
move-recycle = היפוך הקופה
move-home = { $cards } ליסוד
move-onto = { $cards } אל { $pile }, על { $below }
move-to-empty = { $cards } אל { $pile } הריק
run = { $card } עם { $count ->
    [one] קלף אחד
   *[other] { $count } קלפים
}
