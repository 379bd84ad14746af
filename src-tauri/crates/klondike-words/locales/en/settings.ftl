# Settings. A field is `settings-` and its name, an option adds its value, an explanation adds `note`.
# No two options of one field may share a text (a test checks it).

settings-title = Settings
settings-look = Look
settings-aids = Aids
settings-hand = Mouse and touch
settings-sounds = Sound
settings-keyboard = Keys
settings-reach = Speech and access
settings-data = Data

## Look

settings-theme = Theme
settings-theme-system = As the system
settings-theme-green = Green table
settings-theme-night = Night
settings-theme-paper = Paper
settings-theme-contrast = High contrast
settings-faces = Card faces
settings-faces-auto = By size
settings-faces-standard = Classic
settings-faces-large = Large print
settings-inks = Suit colours
settings-inks-two = Two colours
settings-inks-four = Four colours
settings-back = Card back
settings-back-lattice = Lattice
settings-back-petals = Petals
settings-back-stars = Stars
settings-back-weave = Weave
settings-back-sun = Sun
settings-back-ogee = Ogee
settings-back-waves = Waves
settings-left-handed = Mirror the table (stock on the right)
settings-card-scale = Card size
settings-card-scale-note = Above 100 % the table may scroll.
settings-text-scale = Text size
settings-animation = Animation
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-show-clock = Show the clock
settings-status-count = Moves shown in the status line
settings-status-count-actions = Including undo
settings-status-count-moves = On the board only

## Aids

settings-auto-complete = Finish by itself when only foundation moves are left
settings-dead-end-notice = Say when no moves are left
settings-check-always = Check after every move whether the game can still be won
settings-columns-first = Moves made at once prefer columns to foundations
settings-pause-when-away = Pause when the window is left

## Hand

settings-mouse = Click
settings-mouse-pick = Picks up, the next click places
settings-mouse-move = Moves at once
settings-touch = Tap
settings-touch-pick = Picks up, the next tap places
settings-touch-move = Moves at once
settings-repeat-guard = Ignore repeated presses within
settings-repeat-guard-note = For shaky hands: a press that follows too soon does nothing.

## Sound

settings-sound = Sounds
settings-volume = Volume
settings-haptics = Vibration

## Keys

settings-letters = Single letters are commands
settings-letters-note = Off: only letters with Ctrl+Alt act.
settings-arrows = Arrow keys go
settings-arrows-piles = From pile to pile
settings-arrows-items = Card by card through the whole board
settings-tab-stops = Tab stops at
settings-tab-stops-board = The board as a whole
settings-tab-stops-cards = Every card
settings-keys = Key assignment
settings-keys-how = Choose a key, then press the new one. Delete leaves it without a key.
settings-keys-press = Press the new key. Escape cancels.
settings-keys-conflict = This key is taken:
settings-keys-reset = Default keys
settings-keys-none = No key

## Speech and reach

settings-speech = Announcements
settings-speech-automatic = Automatic
settings-speech-native = Through the system's accessibility
settings-speech-title = Through the window title
settings-speech-off = Off
settings-verbosity = How much is said
settings-verbosity-terse = Little
settings-verbosity-normal = Normal
settings-verbosity-full = Everything
settings-positions = Say where a card lies
settings-positions-always = Always
settings-positions-changes = When the pile changes
settings-positions-never = Never
settings-read-moves = Say the legal moves of a card on focus
settings-face-down-counts = Say how many cards lie face down
settings-scanning = One-switch scanning
settings-scanning-note = Lights the legal moves one after the other; any input takes the one that is lit.
settings-scan-speed = Time for each step
settings-language = Language
settings-language-system = As the system

## Data

settings-data-note = Everything is one file on this device. Nothing is sent anywhere.
settings-export = Export everything
settings-export-note = Game, records, settings and history as one JSON file.
settings-import = Import
settings-import-note = Checked before anything is replaced, and undoable.
settings-import-file = File
settings-import-field = Exported text
settings-save = Save as a file
settings-reset = Reset
settings-was-reset = All settings are at their defaults.
settings-reset-note = Sets all settings back. Records and games stay.

## Units

unit-percent = %
unit-milliseconds = milliseconds
unit-seconds = seconds
on = On
off = Off
yes = Yes
no = No
