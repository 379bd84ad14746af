# What is said and shown while a game is played. `$style` is terse, normal or full: how much is said.

## Moves

said-home = { $style ->
    [terse] To foundation.
   *[normal] { $card } to foundation.
    [full] { $card } to foundation. { $home } of 52 cards home.
}
said-onto = { $style ->
    [full] On { $below }, { $pile }.
   *[normal] On { $below }.
}
said-to-empty = To empty { $pile }.
said-turned-up = { $style ->
    [terse] { $card } up.
   *[normal] Turned up { $card }.
}
said-drew = { $style ->
    [terse] { $card }.
   *[normal] Drew { $card }. { $stock } in stock.
    [full] Drew { $card }. { $stock } in stock, { $waste } in the waste.
}
said-drew-several = { $style ->
    [terse] { $card }.
   *[normal] Drew { $card }. { $stock } in stock.
    [full] Drew { $count } cards, { $card } on top. { $stock } in stock, { $waste } in the waste.
}
said-recycled = Stock recycled. { $pass }.
pass = Pass { $pass }
pass-of = Pass { $pass } of { $passes }
said-undone-move = Undone: { $cards } back to { $pile }.
said-undone-home = Undone: { $cards } back to foundation.
said-undone-draw = Undone: { $count ->
    [one] { $card } back to stock
   *[other] { $count } cards back to stock
}.
said-undone-recycle = Undone: recycle. { $pass }.
said-redone-home = Redone: { $cards } to foundation.
said-redone-onto = Redone: { $cards } on { $below }.
said-redone-to-empty = Redone: { $cards } to empty { $pile }.
said-redone-draw = Redone: draw. { $card } on the waste.
said-redone-recycle = Redone: recycle. { $pass }.
picked-up = Picked up, with { $count ->
    [one] { $count } card on it
   *[other] { $count } cards on it
}.
said-sent-home = { $count ->
    [one] { $count } card sent home.
   *[other] { $count } cards sent home.
}
said-nothing-sent-home = No card can go home safely.
said-no-run = No run fits there.
said-no-destination = No legal destination.
said-won = { $style ->
    [terse] Won in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
   *[normal] All foundations complete. Won in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
}

## The game as a whole

said-start = { $deal }. { $home } of 52 cards home.
said-new-game = New deal: { $deal }.
said-new-game-full = New deal: { $deal }. { $rules }.
said-restarted = Dealt again from the start.
said-brought-back = The former game is back.
said-paused = Paused.
said-resumed = Going on.
said-ended = Deal ended.
said-stopped = Stopped.
said-finishing = Finishing.
said-cannot-finish = The game can not be finished by itself yet.
said-demo = Showing the solution.
said-demo-none = No solution is known for this position.
said-rewound = { $steps ->
    [one] Back { $steps } step. Still winnable.
   *[other] Back { $steps } steps. Still winnable.
}
said-cannot-rewind = No winnable position is known.
said-imported = Everything was imported.
said-import-undone = The import was undone.
said-settings = Settings kept.
said-game-over-undo = The game is over. Undo goes back.

## Refusals: `Illegal` by name

refused-game-over = The game is over.
refused-stale-revision = The board has just changed. Try again.
refused-same-pile = It lies there already.
refused-empty-pile = No card there.
refused-not-top = Only the top card can be moved.
refused-face-down = This card is face down.
refused-not-a-run = These cards are no run.
refused-one-at-a-time = Foundations take one card at a time.
refused-worry-back-off = Cards may not return from foundations.
refused-kings-only = Kings only.
refused-colour = { $style ->
    [full] Cannot go on { $below }: needs a { $colour } { $rank }.
   *[normal] Cannot go on { $below }: needs { $colour }.
}
refused-rank = Cannot go on { $below }: needs { $rank }.
refused-ace-column = Nothing goes on { $below } in a column.
refused-suit = This foundation is for { $suit }.
refused-rank-home = The foundation needs { $card }.
refused-suit-complete = This foundation is complete.
refused-no-place = Cards cannot go there.
refused-nothing-to-recycle = Stock and waste are empty.
refused-stock-not-empty = The stock is not empty yet.
refused-no-pass-left = No pass left.
refused-nothing-to-undo = Nothing to undo.
refused-nothing-to-redo = Nothing to redo.

## Hints

hint-move-home = Hint: { $cards }, { $from }, to foundation.
hint-move-onto = Hint: { $cards }, { $from }, on { $below }, { $to }.
hint-move-empty = Hint: { $cards }, { $from }, to empty { $to }.
hint-draw = Hint: draw.
hint-recycle = Hint: recycle the stock.
hint-proven = { $hint } Part of a proven win.
hint-none = No forward move found.
hint-none-draw = Drawing still helps.
hint-none-return = { $card } could return from its foundation.
hint-none-undo = Undo is left.
hint-none-nothing = Nothing else is left.
hint-none-proven = No win is known from here.

## Position check and proofs

verdict-winnable = Still winnable.
verdict-unwinnable = No longer winnable. Backspace goes to the last winnable position.
verdict-unwinnable-never = Not winnable, whatever was played.
verdict-unknown = Not known.
verdict-thinking = Thinking …
proof-proven = Proven winnable under these rules.
proof-unknown = Not known whether it can be won.
proof-unwinnable = Proven unwinnable under these rules.

## Dead end

dead-end-text = Nothing but drawing is left, and it leads nowhere. Undo, restart, or take a new deal.
dead-end-undos = { $undos ->
    [one] Nothing but drawing is left, and it leads nowhere. { $undos } undo goes back to the last real choice.
   *[other] Nothing but drawing is left, and it leads nowhere. { $undos } undos go back to the last real choice.
}
dead-end-said = No moves left.

## Status line

status-home = Home { $home }/52
status-home-label = { $home } of 52 cards home
status-moves = Moves { $count }
status-moves-label = { $count ->
    [one] { $count } move on the board
   *[other] { $count } moves on the board
}
status-actions = Moves { $count }
status-actions-label = { $count ->
    [one] { $count } move including undo
   *[other] { $count } moves including undo
}
status-undos = Undos { $count }
status-undos-label = { $count ->
    [one] { $count } undo
   *[other] { $count } undos
}
status-time = { $time }
status-time-label = Time: { $time }
status-score = Score { $score }
status-deal-label = Deal: { $deal }
status-best = Best { $best }
status-best-moves-label = Best with these rules: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
status-best-none = No best yet
state = { $list }.
title = Klondike – { $deal }
title-plain = Klondike
title-paused = Klondike – paused

## Deals by name

deal-practice = Practice
deal-verified = Verified { $number }
deal-daily = Daily { $date }
deal-pasted = Pasted deal
deal-level-easy = Easy deal
deal-level-medium = Medium deal
deal-level-hard = Hard deal
deal-level-expert = Expert deal
deal-winnable = Winnable deal
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Rules by name: "Draw 1, unlimited passes, kings only"

rules-draw = Draw { $draw }
rules-unlimited = unlimited passes
rules-passes = { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
}
rules-kings = kings only
rules-any = any card on empty columns
rules-no-worry-back = no return from foundations
scoring-none = no scoring
scoring-points = points
scoring-standard = standard scoring
scoring-standard-timed = standard timed scoring
scoring-vegas = Vegas
scoring-vegas-cumulative = Vegas cumulative
scoring-version = { $scoring } (rules { $version })

## Summary

summary-won = You won
summary-ended = Deal ended
summary-subtitle = { $deal } · { $rules }
figure-home-value = { $home } of 52
best-first-win = First win with these rules
best-fewest-moves = New best: fewest moves
best-fewest-actions = New best: fewest moves including undo
best-fastest = New best: fastest win
best-score = New best: score
summary-apart = Wins of practice and pasted deals and of demos are kept apart.
help-none = none
help-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
help-proven = { $count ->
    [one] { $count } proven move
   *[other] { $count } proven moves
}
help-checks = { $count ->
    [one] { $count } check
   *[other] { $count } checks
}
help-demos = demo
help-undos = { $count ->
    [one] { $count } undo
   *[other] { $count } undos
}

## Review

review-winnable-to-end = The game stayed winnable to the end.
review-lost-at = Move { $move } lost the game: { $name }.
review-never = This deal could not be won from the start.
review-where-unknown = It is not known where the game was lost.
review-shortest-known = Shortest line known: { $moves } moves; yours took { $own }.
review-shortest-proven = Shortest possible: { $moves } moves; yours took { $own }.
review-shortest-known-alone = Shortest line known: { $moves } moves.
review-shortest-proven-alone = Shortest possible: { $moves } moves.
review-step = Move { $move }: { $name }. { $verdict }
verdict-short-winnable = winnable
verdict-short-unwinnable = lost
verdict-short-unknown = not known
verdict-short-thinking = thinking

## Searching

search-tried = { $tries ->
    [one] { $tries } deal tried
   *[other] { $tries } deals tried
}
search-none = No winnable deal was found under these rules in { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}. Try again, or choose any deal.
search-cancelled = Cancelled.

## Numbers, times, dates, money

time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
spoken-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
spoken-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
spoken-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
spoken-join = { $a } { $b }
dollars = ${ $amount }
dollars-minus = −${ $amount }
minus = −{ $amount }
percent = { $amount } %
percent-of = { $percent } ({ $part } of { $whole })
date = { $day } { $month } { $year }
date-weekday = { $weekday }, { $date }
month = { $month } { $year }
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
weekday-short = { $day ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
day-won = { $date }: won
day-played = { $date }: played, not won
day-open = { $date }: not played
day-none = { $date }: no deal
streak-days = { $days ->
    [0] No daily streak
    [one] Daily streak: { $days } day
   *[other] Daily streak: { $days } days
}
range = { $from }–{ $to }
range-open = { $from } and more
of-draw = { $text }, draw { $draw }

## Records

best-value-note = { $deal }, { $date }, help: { $help }
best-value-note-no-date = { $deal }, help: { $help }
set-title = { $rules }
best-score-label = Best score, { $scoring }
set-all = All rules together
streak-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
verified-won-of = { $won } of { $total } won

## Notices and errors

notice-storage-full = The disk is full, so nothing can be saved. Play goes on; it will be saved when there is room.
notice-storage-denied = Klondike may not write to { $place }, so nothing can be saved. Play goes on.
notice-storage-other = Saving does not work ({ $what }). Play goes on; it will be saved when it can be.
notice-storage-back = Saving works again. Everything is saved.
notice-set-aside = { $file } was damaged. It is kept as { $aside }; Klondike starts it anew.
notice-set-aside-recovered = { $file } was damaged. It is kept as { $aside }; the last good copy is used.
notice-set-aside-partly = { $file } was damaged. It is kept as { $aside }; all that could be read is kept.
notice-newer = { $file } comes from a newer version of Klondike. It is left as it is, and nothing is saved there.
notice-unreadable = { $file } cannot be read ({ $what }). It is left as it is.
notice-deal-code = Deal code copied.
file-game = The saved game
file-former = The former game
file-history = The history
file-records = The file of settings and records
failed-seed-blank = Type a seed first.
failed-seed-too-long = A seed has at most 96 characters; this one has { $count }.
failed-deal-count = A deal has 52 cards; this one has { $count }.
failed-deal-unknown = Card { $place } is unknown.
failed-deal-doubled = Card { $place }, { $card }, is there twice.
failed-deal-missing = { $card } is missing.
failed-deal-shape = The deal is not laid out as Klondike deals are, at place { $place }.
failed-deal-unreadable = This is no deal that Klondike can read.
failed-deal-too-long = This text is too long for a deal.
failed-deal-code = This deal code is damaged.
failed-deal-code-newer = This deal code comes from a newer version of Klondike.
failed-deal-rules = The rules in this deal are not known.
failed-no-daily = There is no daily deal for { $date }.
failed-no-verified = There is no verified deal { $number }.
failed-no-level = There is no deal of this level.
failed-not-found = It is not there.
failed-no-former = There is no former game to bring back.
failed-request = The game did not understand this request.
failed-storage = This could not be saved.
failed-internal = Something went wrong inside the game. Play goes on.
failed-cancelled = Cancelled.
failed-no-game = There is no game to do this with.
failed-finish = The game can not be finished by itself yet.
failed-import-not-json = This is no exported file of Klondike.
failed-import-newer = This file comes from a newer version of Klondike.
failed-import-part = This file is damaged: { $part }. Nothing was replaced.
failed-import-too-large = This file is too large.
failed-no-import = There is no import to undo.
link-from = { $deal }. { $rules }. { $proof }
