# הגדרות.

settings-title = הגדרות
settings-look = מראה
settings-aids = עזרים
settings-hand = עכבר ומגע
settings-sounds = קול
settings-keyboard = מקשים
settings-reach = דיבור ונגישות
settings-data = נתונים

## מראה

settings-theme = ערכת צבעים
settings-theme-system = כמו המערכת
settings-theme-green = שולחן ירוק
settings-theme-night = לילה
settings-theme-paper = נייר
settings-theme-contrast = ניגודיות גבוהה
settings-faces = פני הקלפים
settings-faces-auto = לפי הגודל
settings-faces-standard = קלאסי
settings-faces-large = אותיות גדולות
settings-inks = צבעי הסדרות
settings-inks-two = שני צבעים
settings-inks-four = ארבעה צבעים
settings-back = גב הקלף
settings-back-lattice = סריג
settings-back-petals = עלי כותרת
settings-back-stars = כוכבים
settings-back-weave = שזירה
settings-back-sun = שמש
settings-back-ogee = קשתות
settings-back-waves = גלים
settings-left-handed = שיקוף השולחן (הקופה בצד השני)
settings-card-scale = גודל הקלפים
settings-card-scale-note = מעל 100% השולחן עשוי להיגלל.
settings-text-scale = גודל הטקסט
settings-animation = תנועה
settings-animation-off = בלי
settings-animation-fast = מהירה
settings-animation-normal = רגילה
settings-animation-slow = איטית
settings-show-clock = הצגת השעון
settings-status-count = המהלכים בשורת המצב
settings-status-count-actions = כולל ביטולים
settings-status-count-moves = רק על השולחן

## עזרים

settings-auto-complete = סיום מעצמו כשנותרו רק מהלכים ליסודות
settings-dead-end-notice = להודיע כשלא נותרו מהלכים
settings-check-always = לבדוק אחרי כל מהלך אם עדיין אפשר לנצח
settings-columns-first = מהלך מיידי מעדיף טורים על יסודות
settings-pause-when-away = הפסקה כשעוזבים את החלון

## היד

settings-mouse = לחיצה
settings-mouse-pick = מרימה, הלחיצה הבאה מניחה
settings-mouse-move = מזיזה מיד
settings-touch = נגיעה
settings-touch-pick = מרימה, הנגיעה הבאה מניחה
settings-touch-move = מזיזה מיד
settings-repeat-guard = להתעלם מלחיצות חוזרות בתוך
settings-repeat-guard-note = לידיים רועדות: לחיצה שבאה מהר מדי אינה עושה דבר.

## קול

settings-sound = צלילים
settings-volume = עוצמה
settings-haptics = רטט

## מקשים

settings-letters = אותיות בודדות הן פקודות
settings-letters-note = כבוי: רק אותיות עם Ctrl+Alt פועלות.
settings-arrows = החצים עוברים
settings-arrows-piles = מערמה לערמה
settings-arrows-items = קלף אחר קלף בכל השולחן
settings-tab-stops = Tab עוצר
settings-tab-stops-board = בשולחן כולו
settings-tab-stops-cards = בכל קלף
settings-keys = הקצאת מקשים
settings-keys-how = בחרו מקש ואז לחצו על החדש. Delete משאיר בלי מקש.
settings-keys-press = לחצו על המקש החדש. Escape מבטל.
settings-keys-conflict = המקש הזה תפוס:
settings-keys-reset = מקשי ברירת המחדל
settings-keys-none = בלי מקש

## דיבור ונגישות

settings-speech = הכרזות
settings-speech-automatic = אוטומטי
settings-speech-native = דרך הנגישות של המערכת
settings-speech-title = דרך כותרת החלון
settings-speech-off = כבוי
settings-verbosity = כמה נאמר
settings-verbosity-terse = מעט
settings-verbosity-normal = רגיל
settings-verbosity-full = הכול
settings-positions = לומר איפה הקלף מונח
settings-positions-always = תמיד
settings-positions-changes = כשהערמה משתנה
settings-positions-never = אף פעם
settings-read-moves = לומר את המהלכים האפשריים של קלף במוקד
settings-face-down-counts = לומר כמה קלפים הפוכים
settings-scanning = סריקה במתג אחד
settings-scanning-note = מאיר את המהלכים האפשריים בזה אחר זה; כל קלט בוחר את המואר.
settings-scan-speed = זמן לכל צעד
settings-language = שפה
settings-language-system = כמו המערכת

## נתונים

settings-data-note = הכול נמצא בקובץ במכשיר הזה. דבר אינו נשלח.
settings-export = ייצוא הכול
settings-export-note = משחק, שיאים, הגדרות והיסטוריה בקובץ JSON אחד.
settings-import = ייבוא
settings-import-note = נבדק לפני שמחליפים דבר, וניתן לביטול.
settings-import-file = קובץ
settings-import-field = הטקסט שיוצא
settings-save = שמירה כקובץ
settings-reset = איפוס
settings-was-reset = כל ההגדרות בברירות המחדל.
settings-reset-note = מחזיר את כל ההגדרות. השיאים והמשחקים נשארים.

## יחידות

unit-percent = %
unit-milliseconds = אלפיות שנייה
unit-seconds = שניות
on = פועל
off = כבוי
yes = כן
no = לא
