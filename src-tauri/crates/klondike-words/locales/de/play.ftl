# Was beim Spielen gesagt und gezeigt wird. `$style` ist terse, normal oder full.

## Züge

said-home = { $style ->
    [terse] Auf den Grundstapel.
   *[normal] { $card } auf den Grundstapel.
    [full] { $card } auf den Grundstapel. { $home } von 52 Karten abgelegt.
}
said-onto = { $style ->
    [full] Auf { $below }, { $pile }.
   *[normal] Auf { $below }.
}
said-to-empty = In die leere { $pile }.
said-turned-up = { $style ->
    [terse] { $card } offen.
   *[normal] Aufgedeckt: { $card }.
}
said-drew = { $style ->
    [terse] { $card }.
   *[normal] Gezogen: { $card }. { $stock } im Talon.
    [full] Gezogen: { $card }. { $stock } im Talon, { $waste } in der Ablage.
}
said-drew-several = { $style ->
    [terse] { $card }.
   *[normal] Gezogen: { $card }. { $stock } im Talon.
    [full] { $count } Karten gezogen, oben { $card }. { $stock } im Talon, { $waste } in der Ablage.
}
said-recycled = Talon umgedreht. { $pass }.
pass = Durchgang { $pass }
pass-of = Durchgang { $pass } von { $passes }
said-undone-move = Zurückgenommen: { $cards } wieder in { $pile }.
said-undone-home = Zurückgenommen: { $cards } wieder auf dem Grundstapel.
said-undone-draw = Zurückgenommen: { $count ->
    [one] { $card } wieder im Talon
   *[other] { $count } Karten wieder im Talon
}.
said-undone-recycle = Zurückgenommen: Umdrehen. { $pass }.
said-redone-home = Wiederholt: { $cards } auf den Grundstapel.
said-redone-onto = Wiederholt: { $cards } auf { $below }.
said-redone-to-empty = Wiederholt: { $cards } in die leere { $pile }.
said-redone-draw = Wiederholt: gezogen. { $card } auf der Ablage.
said-redone-recycle = Wiederholt: Umdrehen. { $pass }.
picked-up = Aufgenommen, mit { $count ->
    [one] { $count } Karte darauf
   *[other] { $count } Karten darauf
}.
said-sent-home = { $count ->
    [one] { $count } Karte abgelegt.
   *[other] { $count } Karten abgelegt.
}
said-nothing-sent-home = Keine Karte kann gefahrlos abgelegt werden.
said-no-run = Keine Reihe passt dorthin.
said-no-destination = Kein mögliches Ziel.
said-won = { $style ->
    [terse] Gewonnen in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
   *[normal] Alle Grundstapel sind vollständig. Gewonnen in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
}

## Das Spiel als Ganzes

said-start = { $deal }. { $home } von 52 Karten abgelegt.
said-new-game = Neues Spiel: { $deal }.
said-new-game-full = Neues Spiel: { $deal }. { $rules }.
said-restarted = Von vorn ausgeteilt.
said-brought-back = Das vorige Spiel ist wieder da.
said-paused = Pause.
said-resumed = Weiter.
said-ended = Spiel beendet.
said-stopped = Angehalten.
said-finishing = Wird zu Ende gespielt.
said-cannot-finish = Das Spiel kann noch nicht von selbst zu Ende gehen.
said-demo = Die Lösung wird gezeigt.
said-demo-none = Für diese Stellung ist keine Lösung bekannt.
said-rewound = { $steps ->
    [one] { $steps } Schritt zurück. Noch zu gewinnen.
   *[other] { $steps } Schritte zurück. Noch zu gewinnen.
}
said-cannot-rewind = Keine gewinnbare Stellung ist bekannt.
said-imported = Alles wurde eingelesen.
said-import-undone = Das Einlesen wurde zurückgenommen.
said-settings = Einstellungen gesichert.
said-game-over-undo = Das Spiel ist vorbei. Rückgängig führt zurück.

## Ablehnungen

refused-game-over = Das Spiel ist vorbei.
refused-stale-revision = Der Tisch hat sich gerade geändert. Bitte noch einmal.
refused-same-pile = Da liegt sie schon.
refused-empty-pile = Dort liegt keine Karte.
refused-not-top = Nur die oberste Karte kann bewegt werden.
refused-face-down = Diese Karte ist verdeckt.
refused-not-a-run = Diese Karten sind keine Reihe.
refused-one-at-a-time = Grundstapel nehmen eine Karte auf einmal.
refused-worry-back-off = Karten dürfen nicht von den Grundstapeln zurück.
refused-kings-only = Nur Könige.
refused-colour = { $style ->
    [full] Passt nicht auf { $below }: dort liegt { $rank } in { $colour } richtig.
   *[normal] Passt nicht auf { $below }: braucht { $colour }.
}
refused-rank = Passt nicht auf { $below }: braucht { $rank }.
refused-ace-column = Auf { $below } passt in einer Spalte nichts.
refused-suit = Dieser Grundstapel ist für { $suit }.
refused-rank-home = Der Grundstapel braucht { $card }.
refused-suit-complete = Dieser Grundstapel ist vollständig.
refused-no-place = Dorthin können keine Karten.
refused-nothing-to-recycle = Talon und Ablage sind leer.
refused-stock-not-empty = Der Talon ist noch nicht leer.
refused-no-pass-left = Kein Durchgang mehr.
refused-nothing-to-undo = Nichts zurückzunehmen.
refused-nothing-to-redo = Nichts zu wiederholen.

## Tipps

hint-move-home = Tipp: { $cards }, { $from }, auf den Grundstapel.
hint-move-onto = Tipp: { $cards }, { $from }, auf { $below }, { $to }.
hint-move-empty = Tipp: { $cards }, { $from }, in die leere { $to }.
hint-draw = Tipp: aufdecken.
hint-recycle = Tipp: den Talon umdrehen.
hint-proven = { $hint } Teil eines bewiesenen Gewinns.
hint-none = Kein Zug nach vorn gefunden.
hint-none-draw = Aufdecken hilft noch.
hint-none-return = { $card } könnte vom Grundstapel zurück.
hint-none-undo = Rückgängig bleibt.
hint-none-nothing = Sonst bleibt nichts.
hint-none-proven = Von hier ist kein Gewinn bekannt.

## Prüfung und Beweise

verdict-winnable = Noch zu gewinnen.
verdict-unwinnable = Nicht mehr zu gewinnen. Die Rücktaste führt zur letzten gewinnbaren Stellung.
verdict-unwinnable-never = Nicht zu gewinnen, was auch gespielt wurde.
verdict-unknown = Nicht bekannt.
verdict-thinking = Denkt nach …
proof-proven = Nach diesen Regeln bewiesen gewinnbar.
proof-unknown = Ob es zu gewinnen ist, ist nicht bekannt.
proof-unwinnable = Nach diesen Regeln bewiesen nicht gewinnbar.

## Sackgasse

dead-end-text = Nur Aufdecken ist noch möglich, und es führt zu nichts. Rückgängig, von vorn oder ein neues Spiel.
dead-end-undos = { $undos ->
    [one] Nur Aufdecken ist noch möglich, und es führt zu nichts. { $undos } Rücknahme führt zur letzten echten Wahl.
   *[other] Nur Aufdecken ist noch möglich, und es führt zu nichts. { $undos } Rücknahmen führen zur letzten echten Wahl.
}
dead-end-said = Keine Züge mehr.

## Statuszeile

status-home = Abgelegt { $home }/52
status-home-label = { $home } von 52 Karten abgelegt
status-moves = Züge { $count }
status-moves-label = { $count ->
    [one] { $count } Zug auf dem Tisch
   *[other] { $count } Züge auf dem Tisch
}
status-actions = Züge { $count }
status-actions-label = { $count ->
    [one] { $count } Zug, Rücknahmen mitgezählt
   *[other] { $count } Züge, Rücknahmen mitgezählt
}
status-undos = Zurück { $count }
status-undos-label = { $count ->
    [one] { $count } Rücknahme
   *[other] { $count } Rücknahmen
}
status-time = { $time }
status-time-label = Zeit: { $time }
status-score = Punkte { $score }
status-deal-label = Spiel: { $deal }
status-best = Bestes { $best }
status-best-moves-label = Bestes mit diesen Regeln: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
status-best-none = Noch kein Bestwert
state = { $list }.
title = Klondike – { $deal }
title-plain = Klondike
title-paused = Klondike – Pause

## Spiele

deal-practice = Übungsspiel
deal-verified = Geprüft { $number }
deal-daily = Tagesspiel { $date }
deal-pasted = Eingefügtes Spiel
deal-level-easy = Leichtes Spiel
deal-level-medium = Mittleres Spiel
deal-level-hard = Schweres Spiel
deal-level-expert = Meisterspiel
deal-winnable = Gewinnbares Spiel
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Meister

## Regeln

rules-draw = { $draw } aufdecken
rules-unlimited = beliebig viele Durchgänge
rules-passes = { $passes ->
    [one] { $passes } Durchgang
   *[other] { $passes } Durchgänge
}
rules-kings = nur Könige
rules-any = jede Karte in leere Spalten
rules-no-worry-back = nichts zurück von den Grundstapeln
scoring-none = ohne Wertung
scoring-points = Punkte
scoring-standard = Standardwertung
scoring-standard-timed = Standardwertung mit Zeit
scoring-vegas = Vegas
scoring-vegas-cumulative = Vegas fortlaufend
scoring-version = { $scoring } (Regeln { $version })

## Zusammenfassung

summary-won = Gewonnen
summary-ended = Spiel beendet
summary-subtitle = { $deal } · { $rules }
figure-home-value = { $home } von 52
best-first-win = Erster Gewinn mit diesen Regeln
best-fewest-moves = Neuer Bestwert: wenigste Züge
best-fewest-actions = Neuer Bestwert: wenigste Züge mit Rücknahmen
best-fastest = Neuer Bestwert: schnellster Gewinn
best-score = Neuer Bestwert: Punkte
summary-apart = Gewinne von Übungs- und eingefügten Spielen und von Vorführungen werden getrennt gezählt.
help-none = keine
help-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
help-proven = { $count ->
    [one] { $count } bewiesener Zug
   *[other] { $count } bewiesene Züge
}
help-checks = { $count ->
    [one] { $count } Prüfung
   *[other] { $count } Prüfungen
}
help-demos = Vorführung
help-undos = { $count ->
    [one] { $count } Rücknahme
   *[other] { $count } Rücknahmen
}

## Rückschau

review-winnable-to-end = Das Spiel blieb bis zum Ende gewinnbar.
review-lost-at = Zug { $move } hat das Spiel verloren: { $name }.
review-never = Dieses Spiel war von Anfang an nicht zu gewinnen.
review-where-unknown = Wo das Spiel verloren ging, ist nicht bekannt.
review-shortest-known = Kürzester bekannter Weg: { $moves } Züge; Ihrer hatte { $own }.
review-shortest-proven = Kürzester möglicher Weg: { $moves } Züge; Ihrer hatte { $own }.
review-shortest-known-alone = Kürzester bekannter Weg: { $moves } Züge.
review-shortest-proven-alone = Kürzester möglicher Weg: { $moves } Züge.
review-step = Zug { $move }: { $name }. { $verdict }
verdict-short-winnable = gewinnbar
verdict-short-unwinnable = verloren
verdict-short-unknown = nicht bekannt
verdict-short-thinking = denkt nach

## Suche

search-tried = { $tries ->
    [one] { $tries } Spiel versucht
   *[other] { $tries } Spiele versucht
}
search-none = Kein gewinnbares Spiel nach diesen Regeln in { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuchen
}. Noch einmal versuchen oder ein beliebiges Spiel nehmen.
search-cancelled = Abgebrochen.

## Zahlen, Zeiten, Daten, Geld

time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
spoken-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
spoken-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
spoken-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
spoken-join = { $a } { $b }
dollars = { $amount } $
dollars-minus = −{ $amount } $
minus = −{ $amount }
percent = { $amount } %
percent-of = { $percent } ({ $part } von { $whole })
date = { $day }. { $month } { $year }
date-weekday = { $weekday }, { $date }
month = { $month } { $year }
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
weekday = { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
weekday-short = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
day-won = { $date }: gewonnen
day-played = { $date }: gespielt, nicht gewonnen
day-open = { $date }: nicht gespielt
day-none = { $date }: kein Spiel
streak-days = { $days ->
    [0] Keine Serie von Tagesspielen
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
}
range = { $from }–{ $to }
range-open = { $from } und mehr
of-draw = { $text }, { $draw } aufdecken

## Bestwerte

best-value-note = { $deal }, { $date }, Hilfe: { $help }
best-value-note-no-date = { $deal }, Hilfe: { $help }
set-title = { $rules }
best-score-label = Beste Punktzahl, { $scoring }
set-all = Alle Regeln zusammen
streak-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
verified-won-of = { $won } von { $total } gewonnen

## Hinweise und Fehler

notice-storage-full = Der Datenträger ist voll, es kann nichts gesichert werden. Das Spiel geht weiter; gesichert wird, sobald Platz ist.
notice-storage-denied = Klondike darf nicht in { $place } schreiben, es kann nichts gesichert werden. Das Spiel geht weiter.
notice-storage-other = Sichern gelingt nicht ({ $what }). Das Spiel geht weiter; gesichert wird, sobald es geht.
notice-storage-back = Sichern gelingt wieder. Alles ist gesichert.
notice-set-aside = { $file } war beschädigt und liegt nun als { $aside } daneben; Klondike beginnt neu.
notice-set-aside-recovered = { $file } war beschädigt und liegt nun als { $aside } daneben; die letzte gute Kopie wird benutzt.
notice-set-aside-partly = { $file } war beschädigt und liegt nun als { $aside } daneben; was lesbar war, ist noch da.
notice-newer = { $file } stammt von einer neueren Version von Klondike, bleibt unberührt, und dort wird nichts gesichert.
notice-unreadable = { $file } ist nicht lesbar ({ $what }) und bleibt unberührt.
notice-deal-code = Spielcode kopiert.
file-game = Das gesicherte Spiel
file-former = Das vorige Spiel
file-history = Der Verlauf
file-records = Die Datei mit Einstellungen und Bestwerten
failed-seed-blank = Bitte zuerst einen Startwert eingeben.
failed-seed-too-long = Ein Startwert hat höchstens 96 Zeichen; dieser hat { $count }.
failed-deal-count = Ein Spiel hat 52 Karten; dieses hat { $count }.
failed-deal-unknown = Karte { $place } ist unbekannt.
failed-deal-doubled = Karte { $place }, { $card }, ist doppelt.
failed-deal-missing = { $card } fehlt.
failed-deal-shape = Das Spiel ist an Stelle { $place } nicht wie bei Klondike ausgelegt.
failed-deal-unreadable = Das ist kein Spiel, das Klondike lesen kann.
failed-deal-too-long = Für ein Spiel ist dieser Text zu lang.
failed-deal-code = Dieser Spielcode ist beschädigt.
failed-deal-code-newer = Dieser Spielcode stammt von einer neueren Version von Klondike.
failed-deal-rules = Die Regeln in diesem Spiel sind nicht bekannt.
failed-no-daily = Für { $date } gibt es kein Tagesspiel.
failed-no-verified = Ein geprüftes Spiel { $number } gibt es nicht.
failed-no-level = Ein Spiel dieser Stufe gibt es nicht.
failed-not-found = Das gibt es nicht.
failed-no-former = Es gibt kein voriges Spiel.
failed-request = Das Spiel hat diese Anfrage nicht verstanden.
failed-storage = Das konnte nicht gesichert werden.
failed-internal = Im Spiel ging etwas schief. Es geht trotzdem weiter.
failed-cancelled = Abgebrochen.
failed-no-game = Dafür gibt es kein Spiel.
failed-finish = Das Spiel kann noch nicht von selbst zu Ende gehen.
failed-import-not-json = Das ist keine von Klondike geschriebene Datei.
failed-import-newer = Diese Datei stammt von einer neueren Version von Klondike.
failed-import-part = Diese Datei ist beschädigt: { $part }. Es wurde nichts ersetzt.
failed-import-too-large = Diese Datei ist zu groß.
failed-no-import = Es gibt kein Einlesen, das zurückgenommen werden könnte.
link-from = { $deal }. { $rules }. { $proof }
