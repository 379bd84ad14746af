# The page: everything that stands there without arguments. `data-text` and `data-label` name these.

## Page and areas

app-name = Klondike
board-label = Klondike board
piles-label = Piles
toolbar-label = Game
status-label = Status
notice-label = Notice
messages-label = Messages
wait-text = One moment …
thinking-text = Thinking …

## Buttons: `do-` and the button's `data-do`

do-new = New game
do-restart = Restart
do-undo = Undo
do-redo = Redo
do-hint = Hint
do-check = Can it still be won?
do-rewind = Back to the last winnable position
do-more = More
do-pause = Pause
do-resume = Resume
do-finish = Finish
do-send-home = Send home
do-end-deal = End deal
do-settings = Settings
do-records = Records
do-help = Help
do-about = About
do-demo = Show the solution
do-demo-step = One step
do-stop = Stop
do-review = Review
do-copy-deal = Copy deal
do-paste-deal = Paste deal
do-daily = Daily deals
do-verified = Verified deals
do-bring-back = Bring back the former game
do-other-draw = Same cards, other draw
do-setup = Change setup
do-replay = Replay this deal
do-new-same-rules = New deal
do-quit = Quit
do-close = Close
do-cancel = Cancel
do-ok = OK
do-start = Deal
do-apply = Apply
do-back = Back
do-export = Export
do-import = Import
do-undo-import = Undo import
do-reset = Reset to defaults
do-play = Play
do-previous = Previous
do-next = Next
do-today = Today
do-copy = Copy
do-dismiss = Dismiss
do-change-key = Change key
do-skip = Skip

## Short words for the bar

bar-new = New
bar-check = Check
bar-rewind = Go back

## Menu

menu-title = Menu
menu-game = Game
menu-deals = Deals
menu-aids = Help with the game
menu-view = View
menu-program = Program
new-game = New game
new-game-title = New game
new-game-text = Lays out a new deal. The game you leave can be brought back until you play.

## While the player moves: said by the page

picked-up-none = Picked up.
put-down = Put down.
no-destination = No legal destination.
nothing-here = Nothing here.
edge = Edge.
nothing-said = Nothing was said yet.
repeat-ignored = Too fast: ignored.

## Setup dialog

setup-title = New game
setup-intro = What you choose holds for the next deal.
setup-deal = Deal
setup-deal-random = Any deal
setup-deal-random-note = Shuffled at random; it may have no solution.
setup-deal-winnable = Winnable
setup-deal-winnable-note = Random, and proven winnable under these rules.
setup-deal-seed = From a seed
setup-deal-seed-note = The same text always gives the same cards.
setup-deal-practice = Practice
setup-deal-practice-note = A fixed layout for a first game. It always works out.
setup-deal-daily = Daily
setup-deal-daily-note = One winnable deal a day.
setup-deal-verified = Verified
setup-deal-verified-note = 120 numbered deals, each with a known solution.
setup-deal-level = By level
setup-deal-level-note = Winnable deals, graded from easy to expert.
setup-deal-pasted = Pasted
setup-deal-pasted-note = A deal code or a deal from another program.
setup-deal-same = Same cards
setup-deal-same-note = The cards of the last deal again.
setup-level = Level
setup-level-easy = Easy
setup-level-medium = Medium
setup-level-hard = Hard
setup-level-expert = Expert
setup-verified-number = Number
setup-date = Date
setup-seed = Seed
setup-seed-note = Seeds are shown, saved and exported: keep private things out of them.
setup-seed-blank = Type a seed first.
setup-seed-too-long = A seed has at most 96 characters.
setup-draw = Draw
setup-draw-1 = One card
setup-draw-3 = Three cards
setup-passes = Passes through the stock
setup-passes-unlimited = Unlimited
setup-passes-fixed = Vegas sets the passes: one at draw 1, three at draw 3.
setup-empty-column = An empty column takes
setup-empty-column-kings = Kings only
setup-empty-column-any = Any card
setup-worry-back = Cards may return from foundations
setup-scoring = Scoring
setup-scoring-none = None
setup-scoring-points = Points
setup-scoring-standard = Standard
setup-scoring-standard-timed = Standard, timed
setup-scoring-vegas = Vegas
setup-scoring-vegas-cumulative = Vegas, cumulative
setup-scoring-none-note = No score is shown.
setup-scoring-points-note = 10 for a card home, 5 for a card turned up or brought in from the waste, 200 for the win.
setup-scoring-standard-note = 10 for a card home, 5 for a card turned up or brought in from the waste; recycling costs points.
setup-scoring-standard-timed-note = Standard, less 2 points every 10 seconds, with a bonus for quick wins.
setup-scoring-vegas-note = Stake $52, win $5 for each card home. Play money only.
setup-scoring-vegas-cumulative-note = Vegas with a balance that carries over. Play money only.
setup-replaces = The running game is kept until you play on the new deal.

## Summary

summary-title = Summary
summary-figures = Figures of this game
summary-bests = New bests
summary-next = What next?

## Pause cover

pause-title = Paused
pause-text = The clock stands still and the cards are covered.
pause-away = Paused while you were away.

## Banners

dead-end-title = No moves left
dead-end-dismiss = Keep looking
finish-offer = All cards can go home.
finishing-text = Finishing. Any key stops it.
demo-text = Showing the solution. Any key stops it.
demo-paused = Solution paused.
landed = Moved here

## Dialogs that ask

ask-title = Are you sure?
ask-restart = Restart this deal from the beginning?
ask-end-deal = End this deal? It counts as lost and can not be resumed.
ask-new-game = Leave this game for a new deal?
ask-reset = Set everything back to its default?

## Paste a deal

paste-title = Paste a deal
paste-intro = A deal code, a line of 52 cards, a PySolFC board or Solvitaire's JSON.
paste-field = Deal
paste-empty = Paste or type a deal first.
paste-reading = Reading …
copied = Copied.
copy-failed = Copying did not work. Select the text and copy it yourself.
code-title = Deal code
code-text = This code holds the cards and the rules. Paste it into Klondike to play the same deal.
code-field = Code
line-field = Cards in dealing order

## Link that was opened

link-title = Open this deal?
link-text = A link wants to lay out this deal. The running game can be brought back until you play.
link-open = Open it
link-keep = Keep my game

## Searching for a winnable deal

search-title = Looking for a winnable deal
search-rare = Few deals can be won under these rules, so this may take a while.

## Review

review-title = Review
review-graph = Chance to win after each move
review-steps = Moves
review-move = Move
review-verdict = Verdict
review-home = Cards home
review-shortest = Shortest line known
review-pending = Still looking …
review-first = First move
review-last = Last move
review-previous = Previous move
review-next = Next move
review-lost = To the move that lost the game
review-start = The deal
review-winnable = Winnable
review-unknown = Not known
review-unwinnable = Lost
review-thinking = Still looking

## About

about-title = About Klondike
about-text = Klondike solitaire that knows whether a game can still be won.
about-network = It never uses the network: no account, no telemetry, nothing leaves this device.
about-money = Scores and dollars are counters of a game. No result has any monetary value.
about-licence = Free software under the MIT or the Apache 2.0 licence.
about-version = Version
about-licences = Licences of the parts
about-data = Your games, records and settings are kept on this device only.

## Calendar of daily deals

calendar-title = Daily deals
calendar-draw = Draw
calendar-previous = Previous month
calendar-next = Next month
calendar-today = Today
calendar-won = Won
calendar-played = Played
calendar-open = Not played
calendar-none = No deal for this date
calendar-streak = Streak

## Verified deals

verified-title = Verified deals
verified-intro = 120 deals, each with a stored solution for draw 1 and unlimited passes.
verified-number = Number
verified-won = Won
verified-open = Not won
verified-best = Best
verified-level = Level
verified-draw-3 = Also solved at draw 3

## Errors on the page itself

error-title = Something went wrong
error-text = The game itself is safe. Close this message and play on.
error-connection = The game does not answer.
