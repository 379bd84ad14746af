# Records and statistics. C128: a label says what is averaged.

records-title = Records
records-sets = Rule sets
records-set = Rules
records-current = Rules of this game
records-empty = No game has been played yet.
records-history = History
records-statistics = Statistics
records-bests = Bests
records-plots = Plots
records-show-table = Show as table
records-show-plot = Show as plot
records-none = –

## Figures

records-played = Played
records-wins = Wins
records-wins-alone = Wins without help
records-wins-helped = Wins with help
records-win-rate = Win rate
records-streak = Current streak
records-longest-streak = Longest streak
records-fewest-moves = Fewest moves
records-fewest-actions = Fewest moves including undo
records-fastest = Fastest win
records-best-score = Best score
records-average-time = Average time of wins
records-average-moves = Average moves of wins
records-total-time = Total time of all games
records-apart = Kept apart: practice, pasted deals and demos
records-apart-wins = Wins kept apart (practice, pasted deals, demos)
records-daily-wins = Daily deals won
records-daily-streak = Daily streak
records-verified-wins = Verified deals won
records-balance = Vegas balance
records-scoring = Scoring

## History table

history-date = Date
history-deal = Deal
history-rules = Rules
history-scoring = Scoring
history-result = Result
history-moves = Moves
history-actions = Moves including undo
history-undos = Undos
history-time = Time
history-score = Score
history-help = Help used
history-won = Won
history-lost = Lost
history-ended = Ended

## Plots

plot-win-rate = Win rate over time
plot-moves = Moves of wins
plot-times = Times of wins
plot-streaks = Streaks
plot-games = Games
plot-wins = Wins
plot-percent = Per cent won
plot-minutes = Minutes
plot-range = Range
plot-count = Number

## Figures of a finished game

figure-home = Cards home
figure-moves = Moves
figure-actions = Moves including undo
figure-undos = Undos
figure-time = Time
figure-score = Score
figure-help = Help used
figure-deal = Deal
figure-balance = Balance
