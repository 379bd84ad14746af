# Die Seite: alles, was dort ohne Angaben steht.

## Seite und Bereiche

app-name = Klondike
board-label = Klondike-Tisch
piles-label = Stapel
toolbar-label = Spiel
status-label = Stand
notice-label = Hinweis
messages-label = Meldungen
wait-text = Einen Augenblick …
thinking-text = Denkt nach …

## Knöpfe

do-new = Neues Spiel
do-restart = Von vorn
do-undo = Zurück
do-redo = Vor
do-hint = Tipp
do-check = Noch zu gewinnen?
do-rewind = Zur letzten gewinnbaren Stellung
do-more = Mehr
do-pause = Pause
do-resume = Weiter
do-finish = Zu Ende spielen
do-send-home = Ablegen
do-end-deal = Spiel beenden
do-settings = Einstellungen
do-records = Bestwerte
do-help = Hilfe
do-about = Über Klondike
do-demo = Lösung zeigen
do-demo-step = Ein Schritt
do-stop = Anhalten
do-review = Rückschau
do-copy-deal = Spiel kopieren
do-paste-deal = Spiel einfügen
do-daily = Tagesspiele
do-verified = Geprüfte Spiele
do-bring-back = Voriges Spiel zurückholen
do-other-draw = Gleiche Karten, andere Zugzahl
do-setup = Spielart ändern
do-replay = Dieses Spiel noch einmal
do-new-same-rules = Neues Spiel
do-quit = Beenden
do-close = Schließen
do-cancel = Abbrechen
do-ok = OK
do-start = Austeilen
do-apply = Übernehmen
do-back = Zurück
do-export = Ausgeben
do-import = Einlesen
do-undo-import = Einlesen rückgängig
do-reset = Auf Vorgaben zurücksetzen
do-play = Spielen
do-previous = Zurück
do-next = Vor
do-today = Heute
do-copy = Kopieren
do-dismiss = Ausblenden
do-change-key = Taste ändern
do-skip = Überspringen

## Kurze Wörter für die Leiste

bar-new = Neu
bar-check = Prüfen
bar-rewind = Gewinnbar

## Menü

menu-title = Menü
menu-game = Spiel
menu-deals = Spiele
menu-aids = Spielhilfen
menu-view = Ansicht
menu-program = Programm
new-game = Neues Spiel
new-game-title = Neues Spiel
new-game-text = Teilt neu aus. Das verlassene Spiel lässt sich zurückholen, bis Sie ziehen.

## Beim Ziehen, von der Seite gesagt

picked-up-none = Aufgenommen.
put-down = Abgelegt.
no-destination = Kein mögliches Ziel.
nothing-here = Hier ist nichts.
edge = Rand.
nothing-said = Es wurde noch nichts gesagt.
repeat-ignored = Zu schnell: nicht beachtet.

## Neues Spiel

setup-title = Neues Spiel
setup-intro = Was Sie wählen, gilt für das nächste Spiel.
setup-deal = Karten
setup-deal-random = Beliebig
setup-deal-random-note = Zufällig gemischt; vielleicht ohne Lösung.
setup-deal-winnable = Gewinnbar
setup-deal-winnable-note = Zufällig, und nach diesen Regeln bewiesen gewinnbar.
setup-deal-seed = Aus einem Startwert
setup-deal-seed-note = Der gleiche Text gibt immer die gleichen Karten.
setup-deal-practice = Übung
setup-deal-practice-note = Eine feste Auslage für das erste Spiel. Sie geht immer auf.
setup-deal-daily = Tagesspiel
setup-deal-daily-note = Ein gewinnbares Spiel für jeden Tag.
setup-deal-verified = Geprüft
setup-deal-verified-note = 120 nummerierte Spiele, jedes mit bekannter Lösung.
setup-deal-level = Nach Stufe
setup-deal-level-note = Gewinnbare Spiele, von leicht bis Meister.
setup-deal-pasted = Eingefügt
setup-deal-pasted-note = Ein Spielcode oder ein Spiel aus einem anderen Programm.
setup-deal-same = Gleiche Karten
setup-deal-same-note = Die Karten des letzten Spiels noch einmal.
setup-level = Stufe
setup-level-easy = Leicht
setup-level-medium = Mittel
setup-level-hard = Schwer
setup-level-expert = Meister
setup-verified-number = Nummer
setup-date = Datum
setup-seed = Startwert
setup-seed-note = Startwerte werden gezeigt, gesichert und ausgegeben: Privates gehört nicht hinein.
setup-seed-blank = Bitte zuerst einen Startwert eingeben.
setup-seed-too-long = Ein Startwert hat höchstens 96 Zeichen.
setup-draw = Aufdecken
setup-draw-1 = Eine Karte
setup-draw-3 = Drei Karten
setup-passes = Durchgänge durch den Talon
setup-passes-unlimited = Beliebig viele
setup-passes-fixed = Vegas legt die Durchgänge fest: einer bei einer Karte, drei bei drei Karten.
setup-empty-column = In eine leere Spalte darf
setup-empty-column-kings = Nur ein König
setup-empty-column-any = Jede Karte
setup-worry-back = Karten dürfen von den Grundstapeln zurück
setup-scoring = Wertung
setup-scoring-none = Keine
setup-scoring-points = Punkte
setup-scoring-standard = Standard
setup-scoring-standard-timed = Standard mit Zeit
setup-scoring-vegas = Vegas
setup-scoring-vegas-cumulative = Vegas fortlaufend
setup-scoring-none-note = Es werden keine Punkte gezeigt.
setup-scoring-points-note = 10 für eine abgelegte Karte, 5 fürs Aufdecken oder Hereinholen von der Ablage, 200 für den Gewinn.
setup-scoring-standard-note = 10 für eine abgelegte Karte, 5 fürs Aufdecken oder Hereinholen von der Ablage; Umdrehen kostet Punkte.
setup-scoring-standard-timed-note = Standard, alle 10 Sekunden 2 Punkte weniger, mit Zugabe für schnelle Gewinne.
setup-scoring-vegas-note = Einsatz 52 $, 5 $ für jede abgelegte Karte. Nur Spielgeld.
setup-scoring-vegas-cumulative-note = Vegas mit einem Guthaben, das weiterläuft. Nur Spielgeld.
setup-replaces = Das laufende Spiel bleibt, bis Sie im neuen ziehen.

## Zusammenfassung

summary-title = Zusammenfassung
summary-figures = Zahlen dieses Spiels
summary-bests = Neue Bestwerte
summary-next = Wie weiter?

## Pause

pause-title = Pause
pause-text = Die Uhr steht, und die Karten sind verdeckt.
pause-away = Pause, während Sie weg waren.

## Leisten

dead-end-title = Keine Züge mehr
dead-end-dismiss = Weiter suchen
finish-offer = Alle Karten können abgelegt werden.
finishing-text = Wird zu Ende gespielt. Jede Taste hält an.
demo-text = Die Lösung wird gezeigt. Jede Taste hält an.
demo-paused = Lösung angehalten.
landed = Hierher gezogen

## Fragen

ask-title = Sind Sie sicher?
ask-restart = Dieses Spiel von vorn beginnen?
ask-end-deal = Dieses Spiel beenden? Es zählt als verloren und geht nicht weiter.
ask-new-game = Dieses Spiel für ein neues verlassen?
ask-reset = Alles auf die Vorgaben zurücksetzen?

## Spiel einfügen

paste-title = Spiel einfügen
paste-intro = Ein Spielcode, eine Zeile mit 52 Karten, ein Tisch aus PySolFC oder JSON von Solvitaire.
paste-field = Spiel
paste-empty = Bitte zuerst ein Spiel einfügen oder eintippen.
paste-reading = Wird gelesen …
copied = Kopiert.
copy-failed = Kopieren gelang nicht. Markieren und kopieren Sie den Text selbst.
code-title = Spielcode
code-text = Dieser Code enthält Karten und Regeln. In Klondike eingefügt, gibt er das gleiche Spiel.
code-field = Code
line-field = Karten in der Reihenfolge des Austeilens

## Geöffneter Verweis

link-title = Dieses Spiel öffnen?
link-text = Ein Verweis möchte dieses Spiel auslegen. Das laufende lässt sich zurückholen, bis Sie ziehen.
link-open = Öffnen
link-keep = Mein Spiel behalten

## Suche nach einem gewinnbaren Spiel

search-title = Ein gewinnbares Spiel wird gesucht
search-rare = Nach diesen Regeln sind wenige Spiele zu gewinnen, es kann also dauern.

## Rückschau

review-title = Rückschau
review-graph = Gewinnaussicht nach jedem Zug
review-steps = Züge
review-move = Zug
review-verdict = Urteil
review-home = Abgelegt
review-shortest = Kürzester bekannter Weg
review-pending = Wird noch gesucht …
review-first = Erster Zug
review-last = Letzter Zug
review-previous = Voriger Zug
review-next = Nächster Zug
review-lost = Zum Zug, der das Spiel verlor
review-start = Die Auslage
review-winnable = Gewinnbar
review-unknown = Nicht bekannt
review-unwinnable = Verloren
review-thinking = Wird noch gesucht

## Über

about-title = Über Klondike
about-text = Eine Klondike-Patience, die weiß, ob ein Spiel noch zu gewinnen ist.
about-network = Sie benutzt nie das Netz: kein Konto, keine Auswertung, nichts verlässt dieses Gerät.
about-money = Punkte und Dollar sind Zähler eines Spiels. Kein Ergebnis hat einen Geldwert.
about-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz.
about-version = Version
about-licences = Lizenzen der Bestandteile
about-data = Spiele, Bestwerte und Einstellungen bleiben auf diesem Gerät.

## Kalender der Tagesspiele

calendar-title = Tagesspiele
calendar-draw = Aufdecken
calendar-previous = Voriger Monat
calendar-next = Nächster Monat
calendar-today = Heute
calendar-won = Gewonnen
calendar-played = Gespielt
calendar-open = Nicht gespielt
calendar-none = Kein Spiel für diesen Tag
calendar-streak = Serie

## Geprüfte Spiele

verified-title = Geprüfte Spiele
verified-intro = 120 Spiele, jedes mit Lösung für eine Karte und beliebig viele Durchgänge.
verified-number = Nummer
verified-won = Gewonnen
verified-open = Nicht gewonnen
verified-best = Bestes
verified-level = Stufe
verified-draw-3 = Auch mit drei Karten gelöst

## Fehler der Seite selbst

error-title = Etwas ging schief
error-text = Dem Spiel ist nichts geschehen. Schließen Sie diese Meldung und spielen Sie weiter.
error-connection = Das Spiel antwortet nicht.
