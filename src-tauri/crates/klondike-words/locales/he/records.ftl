# שיאים וסטטיסטיקה.

records-title = שיאים
records-sets = ערכות כללים
records-set = כללים
records-current = כללי המשחק הזה
records-empty = עוד לא שוחק משחק.
records-history = היסטוריה
records-statistics = סטטיסטיקה
records-bests = שיאים
records-plots = תרשימים
records-show-table = כטבלה
records-show-plot = כתרשים
records-none = –

## מספרים

records-played = שוחקו
records-wins = ניצחונות
records-wins-alone = ניצחונות בלי עזרה
records-wins-helped = ניצחונות עם עזרה
records-win-rate = שיעור הניצחונות
records-streak = הרצף הנוכחי
records-longest-streak = הרצף הארוך ביותר
records-fewest-moves = הכי מעט מהלכים
records-fewest-actions = הכי מעט מהלכים כולל ביטולים
records-fastest = הניצחון המהיר ביותר
records-best-score = הניקוד הטוב ביותר
records-average-time = זמן ממוצע של ניצחונות
records-average-moves = מהלכים ממוצעים של ניצחונות
records-total-time = הזמן הכולל של כל המשחקים
records-apart = נספר בנפרד: אימון, משחקים מודבקים והדגמות
records-apart-wins = ניצחונות שנספרו בנפרד (אימון, מודבקים, הדגמות)
records-daily-wins = משחקים יומיים שנוצחו
records-daily-streak = רצף יומי
records-verified-wins = משחקים בדוקים שנוצחו
records-balance = יתרת וגאס
records-scoring = ניקוד

## טבלת ההיסטוריה

history-date = תאריך
history-deal = משחק
history-rules = כללים
history-scoring = שיטת ניקוד
history-result = תוצאה
history-moves = מהלכים
history-actions = מהלכים כולל ביטולים
history-undos = ביטולים
history-time = זמן
history-score = ניקוד
history-help = עזרה
history-won = ניצחון
history-lost = הפסד
history-ended = הסתיים

## תרשימים

plot-win-rate = שיעור הניצחונות לאורך זמן
plot-moves = מהלכי הניצחונות
plot-times = זמני הניצחונות
plot-streaks = רצפים
plot-games = משחקים
plot-wins = ניצחונות
plot-percent = אחוז ניצחונות
plot-minutes = דקות
plot-range = טווח
plot-count = מספר

## מספרי משחק

figure-home = ביסודות
figure-moves = מהלכים
figure-actions = מהלכים כולל ביטולים
figure-undos = ביטולים
figure-time = זמן
figure-score = ניקוד
figure-help = עזרה
figure-deal = משחק
figure-balance = יתרה
