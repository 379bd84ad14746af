# Einstellungen.

settings-title = Einstellungen
settings-look = Aussehen
settings-aids = Hilfen
settings-hand = Maus und Finger
settings-sounds = Ton
settings-keyboard = Tasten
settings-reach = Sprache und Zugang
settings-data = Daten

## Aussehen

settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-green = Grüner Tisch
settings-theme-night = Nacht
settings-theme-paper = Papier
settings-theme-contrast = Hoher Kontrast
settings-faces = Kartenbilder
settings-faces-auto = Nach Größe
settings-faces-standard = Klassisch
settings-faces-large = Großdruck
settings-inks = Kartenfarben
settings-inks-two = Zwei Farben
settings-inks-four = Vier Farben
settings-back = Kartenrücken
settings-back-lattice = Gitter
settings-back-petals = Blüten
settings-back-stars = Sterne
settings-back-weave = Geflecht
settings-back-sun = Sonne
settings-back-ogee = Kielbogen
settings-back-waves = Wellen
settings-left-handed = Tisch spiegeln (Talon rechts)
settings-card-scale = Kartengröße
settings-card-scale-note = Über 100 % kann der Tisch scrollen.
settings-text-scale = Schriftgröße
settings-animation = Bewegung
settings-animation-off = Aus
settings-animation-fast = Schnell
settings-animation-normal = Normal
settings-animation-slow = Langsam
settings-show-clock = Uhr zeigen
settings-status-count = Züge in der Statuszeile
settings-status-count-actions = Mit Rücknahmen
settings-status-count-moves = Nur die auf dem Tisch

## Hilfen

settings-auto-complete = Von selbst zu Ende spielen, wenn nur noch abzulegen ist
settings-dead-end-notice = Sagen, wenn kein Zug mehr bleibt
settings-check-always = Nach jedem Zug prüfen, ob das Spiel noch zu gewinnen ist
settings-columns-first = Sofortzüge nehmen lieber Spalten als Grundstapel
settings-pause-when-away = Pause, wenn das Fenster verlassen wird

## Hand

settings-mouse = Klicken
settings-mouse-pick = Nimmt auf, der nächste Klick legt ab
settings-mouse-move = Zieht sofort
settings-touch = Tippen
settings-touch-pick = Nimmt auf, das nächste Tippen legt ab
settings-touch-move = Zieht sofort
settings-repeat-guard = Wiederholtes Drücken nicht beachten innerhalb von
settings-repeat-guard-note = Für unruhige Hände: ein zu schnelles Drücken tut nichts.

## Ton

settings-sound = Klänge
settings-volume = Lautstärke
settings-haptics = Vibration

## Tasten

settings-letters = Einzelne Buchstaben sind Befehle
settings-letters-note = Aus: nur Buchstaben mit Strg+Alt wirken.
settings-arrows = Pfeiltasten gehen
settings-arrows-piles = Von Stapel zu Stapel
settings-arrows-items = Karte für Karte über den ganzen Tisch
settings-tab-stops = Tab hält an
settings-tab-stops-board = Am Tisch als Ganzem
settings-tab-stops-cards = An jeder Karte
settings-keys = Tastenbelegung
settings-keys-how = Taste wählen, dann die neue drücken. Entf lässt sie ohne Taste.
settings-keys-press = Drücken Sie die neue Taste. Escape bricht ab.
settings-keys-conflict = Diese Taste ist vergeben:
settings-keys-reset = Vorgegebene Tasten
settings-keys-none = Keine Taste

## Sprache und Zugang

settings-speech = Ansagen
settings-speech-automatic = Automatisch
settings-speech-native = Über die Bedienungshilfen des Systems
settings-speech-title = Über den Fenstertitel
settings-speech-off = Aus
settings-verbosity = Wie viel gesagt wird
settings-verbosity-terse = Wenig
settings-verbosity-normal = Normal
settings-verbosity-full = Alles
settings-positions = Sagen, wo eine Karte liegt
settings-positions-always = Immer
settings-positions-changes = Wenn der Stapel wechselt
settings-positions-never = Nie
settings-read-moves = Mögliche Züge einer Karte ansagen, wenn sie den Fokus hat
settings-face-down-counts = Sagen, wie viele Karten verdeckt liegen
settings-scanning = Bedienung mit einer Taste
settings-scanning-note = Beleuchtet die möglichen Züge nacheinander; jede Eingabe nimmt den beleuchteten.
settings-scan-speed = Zeit für jeden Schritt
settings-language = Sprache
settings-language-system = Wie das System

## Daten

settings-data-note = Alles liegt als Datei auf diesem Gerät. Nichts wird irgendwohin gesendet.
settings-export = Alles ausgeben
settings-export-note = Spiel, Bestwerte, Einstellungen und Verlauf als eine JSON-Datei.
settings-import = Einlesen
settings-import-note = Wird geprüft, bevor etwas ersetzt wird, und lässt sich zurücknehmen.
settings-import-file = Datei
settings-import-field = Ausgegebener Text
settings-save = Als Datei sichern
settings-reset = Zurücksetzen
settings-was-reset = Alle Einstellungen stehen auf ihren Vorgaben.
settings-reset-note = Setzt alle Einstellungen zurück. Bestwerte und Spiele bleiben.

## Einheiten

unit-percent = %
unit-milliseconds = Millisekunden
unit-seconds = Sekunden
on = An
off = Aus
yes = Ja
no = Nein
