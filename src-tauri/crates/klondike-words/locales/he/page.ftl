# הדף: כל מה שעומד בו בלי נתונים.

## הדף ואזוריו

app-name = קלונדייק
board-label = שולחן קלונדייק
piles-label = ערמות
toolbar-label = משחק
status-label = מצב
notice-label = הודעה
messages-label = הודעות
wait-text = רק רגע …
thinking-text = חושב …

## כפתורים

do-new = משחק חדש
do-restart = מההתחלה
do-undo = ביטול
do-redo = שוב
do-hint = רמז
do-check = עדיין אפשר לנצח?
do-rewind = למצב האחרון שאפשר לנצח ממנו
do-more = עוד
do-pause = הפסקה
do-resume = המשך
do-finish = סיום
do-send-home = שליחה ליסודות
do-end-deal = סיום המשחק
do-settings = הגדרות
do-records = שיאים
do-help = עזרה
do-about = אודות
do-demo = הצגת הפתרון
do-demo-step = צעד אחד
do-stop = עצירה
do-review = מבט לאחור
do-copy-deal = העתקת המשחק
do-paste-deal = הדבקת משחק
do-daily = משחקים יומיים
do-verified = משחקים בדוקים
do-bring-back = החזרת המשחק הקודם
do-other-draw = אותם קלפים, משיכה אחרת
do-setup = שינוי ההגדרה
do-replay = אותו משחק שוב
do-new-same-rules = משחק נוסף
do-quit = יציאה
do-close = סגירה
do-cancel = ביטול הפעולה
do-ok = אישור
do-start = חלוקה
do-apply = החלה
do-back = חזרה
do-export = ייצוא
do-import = ייבוא
do-undo-import = ביטול הייבוא
do-reset = חזרה לברירות המחדל
do-play = משחק
do-previous = הקודם
do-next = הבא
do-today = היום
do-copy = העתקה
do-dismiss = הסתרה
do-change-key = שינוי מקש
do-skip = דילוג

## מילים קצרות לסרגל

bar-new = חדש
bar-check = בדיקה
bar-rewind = אחורה

## תפריט

menu-title = תפריט
menu-game = משחק
menu-deals = משחקים
menu-aids = עזרים
menu-view = תצוגה
menu-program = תוכנה
new-game = משחק חדש
new-game-title = משחק חדש
new-game-text = מחלק משחק חדש. אפשר להחזיר את המשחק הקודם עד המהלך הראשון.

## בזמן מהלך

picked-up-none = הורם.
put-down = הונח.
no-destination = אין יעד אפשרי.
nothing-here = אין כאן דבר.
edge = קצה.
nothing-said = עוד לא נאמר דבר.
repeat-ignored = מהר מדי: לא נחשב.

## הגדרת משחק

setup-title = משחק חדש
setup-intro = הבחירה תקפה למשחק הבא.
setup-deal = חלוקה
setup-deal-random = כלשהי
setup-deal-random-note = נטרפת באקראי; אולי אין לה פתרון.
setup-deal-winnable = שאפשר לנצח
setup-deal-winnable-note = אקראית, והוכח שאפשר לנצח בה לפי הכללים האלה.
setup-deal-seed = מטקסט פתיחה
setup-deal-seed-note = אותו טקסט נותן תמיד אותם קלפים.
setup-deal-practice = אימון
setup-deal-practice-note = חלוקה קבועה למשחק ראשון. היא תמיד נפתרת.
setup-deal-daily = יומי
setup-deal-daily-note = משחק אחד ליום שאפשר לנצח.
setup-deal-verified = בדוק
setup-deal-verified-note = 120 משחקים ממוספרים, לכל אחד פתרון ידוע.
setup-deal-level = לפי רמה
setup-deal-level-note = משחקים שאפשר לנצח, מקל ועד מומחה.
setup-deal-pasted = מודבק
setup-deal-pasted-note = קוד משחק או משחק מתוכנה אחרת.
setup-deal-same = אותם קלפים
setup-deal-same-note = הקלפים של המשחק האחרון שוב.
setup-level = רמה
setup-level-easy = קל
setup-level-medium = בינוני
setup-level-hard = קשה
setup-level-expert = מומחה
setup-verified-number = מספר
setup-date = תאריך
setup-seed = טקסט פתיחה
setup-seed-note = טקסט הפתיחה מוצג, נשמר ומיוצא: אל תכתבו בו דברים פרטיים.
setup-seed-blank = הקלידו קודם טקסט פתיחה.
setup-seed-too-long = בטקסט פתיחה יש 96 תווים לכל היותר.
setup-draw = משיכה
setup-draw-1 = קלף אחד
setup-draw-3 = שלושה קלפים
setup-passes = סבבים בקופה
setup-passes-unlimited = ללא הגבלה
setup-passes-fixed = וגאס קובע את הסבבים: אחד במשיכת קלף אחד, שלושה במשיכת שלושה.
setup-empty-column = טור ריק מקבל
setup-empty-column-kings = מלכים בלבד
setup-empty-column-any = כל קלף
setup-worry-back = קלפים רשאים לחזור מהיסודות
setup-scoring = ניקוד
setup-scoring-none = ללא
setup-scoring-points = נקודות
setup-scoring-standard = רגיל
setup-scoring-standard-timed = רגיל עם זמן
setup-scoring-vegas = וגאס
setup-scoring-vegas-cumulative = וגאס מצטבר
setup-scoring-none-note = לא מוצג ניקוד.
setup-scoring-points-note = 10 לקלף ביסוד, 5 לקלף שהתגלה או הובא מהגלויים, 200 לניצחון.
setup-scoring-standard-note = 10 לקלף ביסוד, 5 לקלף שהתגלה או הובא מהגלויים; היפוך הקופה עולה נקודות.
setup-scoring-standard-timed-note = רגיל, פחות 2 נקודות בכל 10 שניות, ותוספת לניצחון מהיר.
setup-scoring-vegas-note = הימור של 52$, ‏5$ לכל קלף ביסוד. כסף משחק בלבד.
setup-scoring-vegas-cumulative-note = וגאס עם יתרה שנמשכת ממשחק למשחק. כסף משחק בלבד.
setup-replaces = המשחק הנוכחי נשמר עד המהלך הראשון בחדש.

## סיכום

summary-title = סיכום
summary-figures = מספרי המשחק
summary-bests = שיאים חדשים
summary-next = מה הלאה?

## הפסקה

pause-title = הפסקה
pause-text = השעון עומד והקלפים מכוסים.
pause-away = הפסקה בזמן שלא הייתם כאן.

## פסים

dead-end-title = לא נותרו מהלכים
dead-end-dismiss = להמשיך לחפש
finish-offer = כל הקלפים יכולים לעבור ליסודות.
finishing-text = מסיים. כל מקש עוצר.
demo-text = מראה את הפתרון. כל מקש עוצר.
demo-paused = הפתרון נעצר.
landed = הגיע לכאן

## שאלות

ask-title = בטוחים?
ask-restart = להתחיל את המשחק הזה מההתחלה?
ask-end-deal = לסיים את המשחק הזה? הוא ייחשב הפסד ולא יימשך.
ask-new-game = לעזוב את המשחק הזה לטובת חדש?
ask-reset = להחזיר הכול לברירות המחדל?

## הדבקת משחק

paste-title = הדבקת משחק
paste-intro = קוד משחק, שורה של 52 קלפים, שולחן של PySolFC או JSON של Solvitaire.
paste-field = משחק
paste-empty = הדביקו או הקלידו קודם משחק.
paste-reading = קורא …
copied = הועתק.
copy-failed = ההעתקה לא הצליחה. סמנו והעתיקו את הטקסט בעצמכם.
code-title = קוד משחק
code-text = הקוד הזה מכיל את הקלפים ואת הכללים. הדביקו אותו בקלונדייק כדי לשחק אותו משחק.
code-field = קוד
line-field = הקלפים לפי סדר החלוקה

## קישור שנפתח

link-title = לפתוח את המשחק הזה?
link-text = קישור מבקש לחלק את המשחק הזה. אפשר להחזיר את הנוכחי עד המהלך הראשון.
link-open = לפתוח
link-keep = לשמור על המשחק שלי

## חיפוש משחק

search-title = מחפש משחק שאפשר לנצח
search-rare = לפי הכללים האלה אפשר לנצח במעט משחקים, וזה עשוי לקחת זמן.

## מבט לאחור

review-title = מבט לאחור
review-graph = הסיכוי לנצח אחרי כל מהלך
review-steps = מהלכים
review-move = מהלך
review-verdict = דין
review-home = ביסודות
review-shortest = הדרך הקצרה הידועה
review-pending = עוד מחפש …
review-first = המהלך הראשון
review-last = המהלך האחרון
review-previous = המהלך הקודם
review-next = המהלך הבא
review-lost = למהלך שהפסיד את המשחק
review-start = החלוקה
review-winnable = אפשר לנצח
review-unknown = לא ידוע
review-unwinnable = אבוד
review-thinking = עוד מחפש

## אודות

about-title = אודות קלונדייק
about-text = סוליטר קלונדייק שיודע אם עדיין אפשר לנצח.
about-network = הוא אינו משתמש ברשת: אין חשבון, אין מעקב, ושום דבר אינו יוצא מהמכשיר.
about-money = הניקוד והדולרים הם מונים של משחק. לאף תוצאה אין ערך כספי.
about-licence = תוכנה חופשית ברישיון MIT או Apache 2.0.
about-version = גרסה
about-licences = רישיונות הרכיבים
about-data = המשחקים, השיאים וההגדרות נשמרים רק במכשיר הזה.

## לוח המשחקים היומיים

calendar-title = משחקים יומיים
calendar-draw = משיכה
calendar-previous = החודש הקודם
calendar-next = החודש הבא
calendar-today = היום
calendar-won = ניצחון
calendar-played = שוחק
calendar-open = לא שוחק
calendar-none = אין משחק לתאריך הזה
calendar-streak = רצף

## משחקים בדוקים

verified-title = משחקים בדוקים
verified-intro = 120 משחקים, לכל אחד פתרון שמור למשיכת קלף אחד וסבבים ללא הגבלה.
verified-number = מספר
verified-won = ניצחון
verified-open = בלי ניצחון
verified-best = שיא
verified-level = רמה
verified-draw-3 = נפתר גם במשיכת שלושה

## שגיאות הדף

error-title = משהו השתבש
error-text = המשחק עצמו בסדר. סגרו את ההודעה והמשיכו לשחק.
error-connection = המשחק אינו עונה.
