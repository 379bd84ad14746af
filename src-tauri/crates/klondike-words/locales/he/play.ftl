# מה שנאמר ומוצג בזמן משחק. `$style` הוא terse, ‏normal או full.

## מהלכים

said-home = { $style ->
    [terse] ליסוד.
   *[normal] { $card } ליסוד.
    [full] { $card } ליסוד. { $home } מתוך 52 קלפים ביסודות.
}
said-onto = { $style ->
    [full] על { $below }, { $pile }.
   *[normal] על { $below }.
}
said-to-empty = אל { $pile } הריק.
said-turned-up = { $style ->
    [terse] { $card } גלוי.
   *[normal] התגלה { $card }.
}
said-drew = { $style ->
    [terse] { $card }.
   *[normal] נמשך { $card }. { $stock } בקופה.
    [full] נמשך { $card }. { $stock } בקופה, { $waste } בערמת הגלויים.
}
said-drew-several = { $style ->
    [terse] { $card }.
   *[normal] נמשך { $card }. { $stock } בקופה.
    [full] נמשכו { $count } קלפים, { $card } למעלה. { $stock } בקופה, { $waste } בערמת הגלויים.
}
said-recycled = הקופה הפוכה. { $pass }.
pass = סבב { $pass }
pass-of = סבב { $pass } מתוך { $passes }
said-undone-move = בוטל: { $cards } חזרה אל { $pile }.
said-undone-home = בוטל: { $cards } חזרה ליסוד.
said-undone-draw = בוטל: { $count ->
    [one] { $card } חזרה לקופה
   *[other] { $count } קלפים חזרה לקופה
}.
said-undone-recycle = בוטל: היפוך. { $pass }.
said-redone-home = שוב: { $cards } ליסוד.
said-redone-onto = שוב: { $cards } על { $below }.
said-redone-to-empty = שוב: { $cards } אל { $pile } הריק.
said-redone-draw = שוב: משיכה. { $card } בערמת הגלויים.
said-redone-recycle = שוב: היפוך. { $pass }.
picked-up = הורם, עם { $count ->
    [one] קלף אחד עליו
   *[other] { $count } קלפים עליו
}.
said-sent-home = { $count ->
    [one] קלף אחד נשלח ליסוד.
   *[other] { $count } קלפים נשלחו ליסודות.
}
said-nothing-sent-home = אין קלף שאפשר לשלוח ליסוד בבטחה.
said-no-run = אין רצף שמתאים לשם.
said-no-destination = אין יעד אפשרי.
said-won = { $style ->
    [terse] ניצחון ב־{ $moves ->
        [one] מהלך אחד
       *[other] { $moves } מהלכים
    }.
   *[normal] כל היסודות שלמים. ניצחון ב־{ $moves ->
        [one] מהלך אחד
       *[other] { $moves } מהלכים
    }.
}

## המשחק כולו

said-start = { $deal }. { $home } מתוך 52 קלפים ביסודות.
said-new-game = משחק חדש: { $deal }.
said-new-game-full = משחק חדש: { $deal }. { $rules }.
said-restarted = חולק שוב מההתחלה.
said-brought-back = המשחק הקודם חזר.
said-paused = הפסקה.
said-resumed = ממשיכים.
said-ended = המשחק הסתיים.
said-stopped = נעצר.
said-finishing = מסיים.
said-cannot-finish = עדיין אי אפשר לסיים את המשחק מעצמו.
said-demo = מראה את הפתרון.
said-demo-none = לא ידוע פתרון למצב הזה.
said-rewound = { $steps ->
    [one] צעד אחד אחורה. עדיין אפשר לנצח.
   *[other] { $steps } צעדים אחורה. עדיין אפשר לנצח.
}
said-cannot-rewind = לא ידוע מצב שאפשר לנצח ממנו.
said-imported = הכול יובא.
said-import-undone = הייבוא בוטל.
said-settings = ההגדרות נשמרו.
said-game-over-undo = המשחק נגמר. ביטול מחזיר אחורה.

## סירובים

refused-game-over = המשחק נגמר.
refused-stale-revision = השולחן השתנה הרגע. נסו שוב.
refused-same-pile = הוא כבר שם.
refused-empty-pile = אין שם קלף.
refused-not-top = רק הקלף העליון זז.
refused-face-down = הקלף הזה הפוך.
refused-not-a-run = הקלפים האלה אינם רצף.
refused-one-at-a-time = יסוד מקבל קלף אחד בכל פעם.
refused-worry-back-off = קלפים אינם חוזרים מהיסודות.
refused-kings-only = מלכים בלבד.
refused-colour = { $style ->
    [full] לא מתאים על { $below }: צריך { $rank } { $colour }.
   *[normal] לא מתאים על { $below }: צריך { $colour }.
}
refused-rank = לא מתאים על { $below }: צריך { $rank }.
refused-ace-column = שום קלף אינו בא על { $below } בטור.
refused-suit = היסוד הזה הוא של { $suit }.
refused-rank-home = היסוד צריך { $card }.
refused-suit-complete = היסוד הזה שלם.
refused-no-place = קלפים אינם באים לשם.
refused-nothing-to-recycle = הקופה וערמת הגלויים ריקות.
refused-stock-not-empty = הקופה עדיין לא ריקה.
refused-no-pass-left = לא נותר סבב.
refused-nothing-to-undo = אין מה לבטל.
refused-nothing-to-redo = אין על מה לחזור.

## רמזים

hint-move-home = רמז: { $cards }, { $from }, ליסוד.
hint-move-onto = רמז: { $cards }, { $from }, על { $below }, { $to }.
hint-move-empty = רמז: { $cards }, { $from }, אל { $to } הריק.
hint-draw = רמז: משיכה.
hint-recycle = רמז: היפוך הקופה.
hint-proven = { $hint } חלק מניצחון מוכח.
hint-none = לא נמצא מהלך קדימה.
hint-none-draw = משיכה עוד עוזרת.
hint-none-return = { $card } יכול לחזור מהיסוד.
hint-none-undo = נותר ביטול.
hint-none-nothing = לא נותר דבר.
hint-none-proven = לא ידוע ניצחון מכאן.

## בדיקה והוכחות

verdict-winnable = עדיין אפשר לנצח.
verdict-unwinnable = כבר אי אפשר לנצח. מקש המחיקה לאחור מחזיר למצב האחרון שאפשר לנצח ממנו.
verdict-unwinnable-never = אי אפשר היה לנצח בכל דרך.
verdict-unknown = לא ידוע.
verdict-thinking = חושב …
proof-proven = הוכח שאפשר לנצח לפי הכללים האלה.
proof-unknown = לא ידוע אם אפשר לנצח.
proof-unwinnable = הוכח שאי אפשר לנצח לפי הכללים האלה.

## מבוי סתום

dead-end-text = נותרה רק משיכה, והיא אינה מובילה לשום מקום. אפשר לבטל, להתחיל מחדש או לחלק משחק חדש.
dead-end-undos = { $undos ->
    [one] נותרה רק משיכה, והיא אינה מובילה לשום מקום. ביטול אחד מחזיר לבחירה האמיתית האחרונה.
   *[other] נותרה רק משיכה, והיא אינה מובילה לשום מקום. { $undos } ביטולים מחזירים לבחירה האמיתית האחרונה.
}
dead-end-said = לא נותרו מהלכים.

## שורת המצב

status-home = ביסוד { $home }/52
status-home-label = { $home } מתוך 52 קלפים ביסודות
status-moves = מהלכים { $count }
status-moves-label = { $count ->
    [one] מהלך אחד על השולחן
   *[other] { $count } מהלכים על השולחן
}
status-actions = מהלכים { $count }
status-actions-label = { $count ->
    [one] מהלך אחד כולל ביטולים
   *[other] { $count } מהלכים כולל ביטולים
}
status-undos = ביטולים { $count }
status-undos-label = { $count ->
    [one] ביטול אחד
   *[other] { $count } ביטולים
}
status-time = { $time }
status-time-label = זמן: { $time }
status-score = ניקוד { $score }
status-deal-label = משחק: { $deal }
status-best = שיא { $best }
status-best-moves-label = השיא בכללים האלה: { $count ->
    [one] מהלך אחד
   *[other] { $count } מהלכים
}
status-best-none = עדיין אין שיא
state = { $list }.
title = קלונדייק – { $deal }
title-plain = קלונדייק
title-paused = קלונדייק – הפסקה

## שמות של משחקים

deal-practice = אימון
deal-verified = בדוק { $number }
deal-daily = יומי { $date }
deal-pasted = משחק מודבק
deal-level-easy = משחק קל
deal-level-medium = משחק בינוני
deal-level-hard = משחק קשה
deal-level-expert = משחק למומחים
deal-winnable = משחק שאפשר לנצח
level-easy = קל
level-medium = בינוני
level-hard = קשה
level-expert = מומחה

## כללים

rules-draw = משיכת { $draw }
rules-unlimited = סבבים ללא הגבלה
rules-passes = { $passes ->
    [one] סבב אחד
   *[other] { $passes } סבבים
}
rules-kings = מלכים בלבד
rules-any = כל קלף לטור ריק
rules-no-worry-back = אין חזרה מהיסודות
scoring-none = ללא ניקוד
scoring-points = נקודות
scoring-standard = ניקוד רגיל
scoring-standard-timed = ניקוד רגיל עם זמן
scoring-vegas = וגאס
scoring-vegas-cumulative = וגאס מצטבר
scoring-version = { $scoring } (כללים { $version })

## סיכום

summary-won = ניצחתם
summary-ended = המשחק הסתיים
summary-subtitle = { $deal } · { $rules }
figure-home-value = { $home } מתוך 52
best-first-win = ניצחון ראשון בכללים האלה
best-fewest-moves = שיא חדש: הכי מעט מהלכים
best-fewest-actions = שיא חדש: הכי מעט מהלכים כולל ביטולים
best-fastest = שיא חדש: הניצחון המהיר ביותר
best-score = שיא חדש: ניקוד
summary-apart = ניצחונות באימון, במשחקים מודבקים ובהדגמות נספרים בנפרד.
help-none = ללא
help-hints = { $count ->
    [one] רמז אחד
   *[other] { $count } רמזים
}
help-proven = { $count ->
    [one] מהלך מוכח אחד
   *[other] { $count } מהלכים מוכחים
}
help-checks = { $count ->
    [one] בדיקה אחת
   *[other] { $count } בדיקות
}
help-demos = הדגמה
help-undos = { $count ->
    [one] ביטול אחד
   *[other] { $count } ביטולים
}

## מבט לאחור

review-winnable-to-end = עד הסוף אפשר היה לנצח.
review-lost-at = מהלך { $move } הפסיד את המשחק: { $name }.
review-never = במשחק הזה אי אפשר היה לנצח מההתחלה.
review-where-unknown = לא ידוע איפה אבד המשחק.
review-shortest-known = הדרך הקצרה הידועה: { $moves } מהלכים; שלכם: { $own }.
review-shortest-proven = הדרך הקצרה האפשרית: { $moves } מהלכים; שלכם: { $own }.
review-shortest-known-alone = הדרך הקצרה הידועה: { $moves } מהלכים.
review-shortest-proven-alone = הדרך הקצרה האפשרית: { $moves } מהלכים.
review-step = מהלך { $move }: { $name }. { $verdict }
verdict-short-winnable = אפשר לנצח
verdict-short-unwinnable = אבוד
verdict-short-unknown = לא ידוע
verdict-short-thinking = חושב

## חיפוש

search-tried = { $tries ->
    [one] נוסה משחק אחד
   *[other] נוסו { $tries } משחקים
}
search-none = לא נמצא משחק שאפשר לנצח לפי הכללים האלה ב־{ $tries ->
    [one] ניסיון אחד
   *[other] { $tries } ניסיונות
}. נסו שוב, או בחרו משחק כלשהו.
search-cancelled = בוטל.

## מספרים, זמנים, תאריכים, כסף

time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
spoken-hours = { $hours ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $hours } שעות
}
spoken-minutes = { $minutes ->
    [one] דקה אחת
   *[other] { $minutes } דקות
}
spoken-seconds = { $seconds ->
    [one] שנייה אחת
   *[other] { $seconds } שניות
}
spoken-join = { $a } { $b }
dollars = ${ $amount }
dollars-minus = ‎−${ $amount }
minus = ‎−{ $amount }
percent = { $amount }%
percent-of = { $percent } ({ $part } מתוך { $whole })
date = { $day } ב{ $month } { $year }
date-weekday = { $weekday }, { $date }
month = { $month } { $year }
month-name = { $month ->
    [1] ינואר
    [2] פברואר
    [3] מרץ
    [4] אפריל
    [5] מאי
    [6] יוני
    [7] יולי
    [8] אוגוסט
    [9] ספטמבר
    [10] אוקטובר
    [11] נובמבר
   *[12] דצמבר
}
weekday = { $day ->
    [1] יום שני
    [2] יום שלישי
    [3] יום רביעי
    [4] יום חמישי
    [5] יום שישי
    [6] שבת
   *[7] יום ראשון
}
weekday-short = { $day ->
    [1] ב׳
    [2] ג׳
    [3] ד׳
    [4] ה׳
    [5] ו׳
    [6] ש׳
   *[7] א׳
}
day-won = { $date }: ניצחון
day-played = { $date }: שוחק, בלי ניצחון
day-open = { $date }: לא שוחק
day-none = { $date }: אין משחק
streak-days = { $days ->
    [0] אין רצף יומי
    [one] רצף יומי: יום אחד
    [two] רצף יומי: יומיים
   *[other] רצף יומי: { $days } ימים
}
range = { $from }–{ $to }
range-open = { $from } ויותר
of-draw = { $text }, משיכת { $draw }

## שיאים

best-value-note = { $deal }, { $date }, עזרה: { $help }
best-value-note-no-date = { $deal }, עזרה: { $help }
set-title = { $rules }
best-score-label = הניקוד הטוב ביותר, { $scoring }
set-all = כל הכללים יחד
streak-games = { $count ->
    [one] משחק אחד
   *[other] { $count } משחקים
}
verified-won-of = { $won } ניצחונות מתוך { $total }

## הודעות ושגיאות

notice-storage-full = הדיסק מלא ואי אפשר לשמור. המשחק נמשך; הכול יישמר כשיתפנה מקום.
notice-storage-denied = אין רשות לכתוב אל { $place } ואי אפשר לשמור. המשחק נמשך.
notice-storage-other = השמירה לא מצליחה ({ $what }). המשחק נמשך; הכול יישמר כשיתאפשר.
notice-storage-back = השמירה שוב מצליחה. הכול שמור.
notice-set-aside = { $file } ניזוק. הוא נשמר בצד בשם { $aside }, ומתחילים אותו מחדש.
notice-set-aside-recovered = { $file } ניזוק. הוא נשמר בצד בשם { $aside }, והעותק התקין האחרון בשימוש.
notice-set-aside-partly = { $file } ניזוק. הוא נשמר בצד בשם { $aside }, ומה שאפשר היה לקרוא נשאר.
notice-newer = { $file } בא מגרסה חדשה יותר. הוא נשאר כפי שהוא, ולא נשמר בו דבר.
notice-unreadable = אי אפשר לקרוא: { $file } ({ $what }). הוא נשאר כפי שהוא.
notice-deal-code = קוד המשחק הועתק.
file-game = קובץ המשחק השמור
file-former = קובץ המשחק הקודם
file-history = קובץ ההיסטוריה
file-records = קובץ ההגדרות והשיאים
failed-seed-blank = הקלידו קודם טקסט פתיחה.
failed-seed-too-long = בטקסט פתיחה יש 96 תווים לכל היותר; כאן יש { $count }.
failed-deal-count = במשחק יש 52 קלפים; כאן יש { $count }.
failed-deal-unknown = קלף { $place } אינו מוכר.
failed-deal-doubled = קלף { $place }, { $card }, מופיע פעמיים.
failed-deal-missing = { $card } חסר.
failed-deal-shape = החלוקה אינה של קלונדייק, במקום { $place }.
failed-deal-unreadable = זה אינו משחק שאפשר לקרוא.
failed-deal-too-long = הטקסט ארוך מדי למשחק.
failed-deal-code = קוד המשחק הזה פגום.
failed-deal-code-newer = קוד המשחק הזה בא מגרסה חדשה יותר.
failed-deal-rules = הכללים במשחק הזה אינם מוכרים.
failed-no-daily = אין משחק יומי לתאריך { $date }.
failed-no-verified = אין משחק בדוק { $number }.
failed-no-level = אין משחק ברמה הזאת.
failed-not-found = זה לא נמצא.
failed-no-former = אין משחק קודם להחזיר.
failed-request = המשחק לא הבין את הבקשה.
failed-storage = אי אפשר היה לשמור את זה.
failed-internal = משהו השתבש בתוך המשחק. אפשר להמשיך לשחק.
failed-cancelled = בוטל.
failed-no-game = אין משחק לעשות זאת בו.
failed-finish = עדיין אי אפשר לסיים את המשחק מעצמו.
failed-import-not-json = זה אינו קובץ שיוצא מקלונדייק.
failed-import-newer = הקובץ בא מגרסה חדשה יותר.
failed-import-part = הקובץ פגום: { $part }. לא הוחלף דבר.
failed-import-too-large = הקובץ גדול מדי.
failed-no-import = אין ייבוא לבטל.
link-from = { $deal }. { $rules }. { $proof }
