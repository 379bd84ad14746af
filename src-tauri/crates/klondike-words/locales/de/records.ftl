# Bestwerte und Statistik.

records-title = Bestwerte
records-sets = Regeln
records-set = Regeln
records-current = Regeln dieses Spiels
records-empty = Es wurde noch kein Spiel gespielt.
records-history = Verlauf
records-statistics = Statistik
records-bests = Bestwerte
records-plots = Schaubilder
records-show-table = Als Tabelle
records-show-plot = Als Schaubild
records-none = –

## Zahlen

records-played = Gespielt
records-wins = Gewonnen
records-wins-alone = Gewonnen ohne Hilfe
records-wins-helped = Gewonnen mit Hilfe
records-win-rate = Gewinnquote
records-streak = Laufende Serie
records-longest-streak = Längste Serie
records-fewest-moves = Wenigste Züge
records-fewest-actions = Wenigste Züge mit Rücknahmen
records-fastest = Schnellster Gewinn
records-best-score = Beste Punktzahl
records-average-time = Mittlere Zeit der Gewinne
records-average-moves = Mittlere Zugzahl der Gewinne
records-total-time = Gesamtzeit aller Spiele
records-apart = Getrennt gezählt: Übung, eingefügte Spiele, Vorführungen
records-apart-wins = Getrennt gezählte Gewinne (Übung, eingefügt, Vorführung)
records-daily-wins = Gewonnene Tagesspiele
records-daily-streak = Serie der Tagesspiele
records-verified-wins = Gewonnene geprüfte Spiele
records-balance = Vegas-Guthaben
records-scoring = Wertung

## Verlauf

history-date = Datum
history-deal = Spiel
history-rules = Regeln
history-scoring = Wertung
history-result = Ergebnis
history-moves = Züge
history-actions = Züge mit Rücknahmen
history-undos = Rücknahmen
history-time = Zeit
history-score = Punkte
history-help = Hilfe
history-won = Gewonnen
history-lost = Verloren
history-ended = Beendet

## Schaubilder

plot-win-rate = Gewinnquote im Lauf der Zeit
plot-moves = Züge der Gewinne
plot-times = Zeiten der Gewinne
plot-streaks = Serien
plot-games = Spiele
plot-wins = Gewinne
plot-percent = Prozent gewonnen
plot-minutes = Minuten
plot-range = Bereich
plot-count = Anzahl

## Zahlen eines Spiels

figure-home = Abgelegt
figure-moves = Züge
figure-actions = Züge mit Rücknahmen
figure-undos = Rücknahmen
figure-time = Zeit
figure-score = Punkte
figure-help = Hilfe
figure-deal = Spiel
figure-balance = Guthaben
