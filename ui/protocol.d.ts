// All that crosses the line between Rust and the page: the mirror of `klondike-session/src/protocol/`.
// Rust writes its real JSON as typed literals in a test, and `tsc` checks those against this file.

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';
/** 1 is the ace, 13 the king. */
export interface Face { rank: number; suit: Suit }
export type ColumnId = 't1' | 't2' | 't3' | 't4' | 't5' | 't6' | 't7';
export type FoundationId = 'fs' | 'fh' | 'fd' | 'fc';
export type PileId = 'stock' | 'waste' | FoundationId | ColumnId;

export type Action =
  | { kind: 'draw' }
  | { kind: 'recycle' }
  | { kind: 'move'; from: PileId; to: PileId; count: number };

export type Scoring = 'none' | 'points' | 'standard' | 'standardTimed' | 'vegas' | 'vegasCumulative';
export interface Rules { draw: 1 | 3; passes: number | null; emptyColumn: 'kings' | 'any'; worryBack: boolean }

/** `key` is the place in the deal, 0 to 51; a face-down card has no face and tells nothing. */
export interface CardView { key: number; face: Face | null; name: string }

/** What an empty place shows. */
export type Sign = 'none' | 'suit' | 'king' | 'any' | 'recycle' | 'spent' | 'empty';
export interface PileView {
  id: PileId;
  /** Short, for the group and the column's header: "Column 2", "Stock". */
  label: string;
  /** Spoken name of the pile itself, as its header or empty place: "Empty column 4, kings only", "Stock, 12 cards". */
  name: string;
  /** The pile read out whole: "Column 2: 5 of spades, 6 of hearts, then 1 face down." */
  reading: string;
  /** Bottom first. The stock: the next to be drawn last. */
  cards: CardView[];
  sign: Sign;
}

/** A legal action with what the page needs to light it and speak it. `card` is the key of the lead card. */
export interface LegalMove { action: Action; from: PileId; to: PileId; count: number; card: number; name: string }

export type Phase = 'playing' | 'paused' | 'won' | 'ended' | 'finishing' | 'demo';
export type Proof = 'proven' | 'unknown' | 'unwinnable';
export type DealKind = 'seed' | 'random' | 'winnable' | 'verified' | 'practice' | 'daily' | 'level' | 'pasted';
export interface DealInfo {
  kind: DealKind;
  /** "klondike-1", "Verified 17", "Daily 29 November 2026" */
  label: string;
  proof: Proof;
  /** "Proven winnable under these rules." / "Not known whether it can be won." */
  proofText: string;
}

export type StatusId = 'home' | 'pass' | 'moves' | 'time' | 'score' | 'deal' | 'best' | 'undos';
export interface StatusItem { id: StatusId; text: string; /** spoken form where the text is short */ label: string }

export type VerdictState = 'winnable' | 'unwinnable' | 'unknown' | 'thinking';
export interface VerdictView { state: VerdictState; text: string; /** steps back to the last winnable position, if known */ back: number | null }

export interface DeadEndView { title: string; text: string; /** undos to the last real choice, 0 if unknown */ undos: number }

export interface Figure { id: string; label: string; value: string; note: string }
export interface SummaryView {
  won: boolean;
  title: string;
  subtitle: string;
  /** Cards home, Moves, Moves (including undo), Time, Undos, Score, Help used … */
  figures: Figure[];
  /** "New best: fewest moves" … */
  bests: string[];
  reviewable: boolean;
}

export interface Can {
  undo: boolean; redo: boolean; restart: boolean; bringBack: boolean; finish: boolean; sendHome: boolean; hint: boolean;
  check: boolean; rewind: boolean; demo: boolean; pause: boolean; resume: boolean; endDeal: boolean; stop: boolean; draw: boolean;
}

export interface View {
  revision: number;
  /** Changes with every deal laid on the table: the page forgets selection and drag. */
  game: number;
  phase: Phase;
  deal: DealInfo;
  rules: Rules;
  scoring: Scoring;
  /** 13, in reading order: stock, waste, fs, fh, fd, fc, t1 … t7. */
  piles: PileView[];
  legal: LegalMove[];
  status: StatusItem[];
  can: Can;
  verdict: VerdictView | null;
  deadEnd: DeadEndView | null;
  summary: SummaryView | null;
  /** The title of the window, "Klondike – klondike-1". */
  title: string;
  /** Texts read by keys: I (time, moves, score), T (all end cards), G (foundations). */
  readings: { state: string; tops: string; foundations: string; legal: string };
}

export type Cause =
  | 'start' | 'newGame' | 'bringBack' | 'restart' | 'play' | 'autoMove' | 'sendHome' | 'finish' | 'demo' | 'undo' | 'redo'
  | 'rewind' | 'pause' | 'resume' | 'end' | 'stop' | 'settings' | 'import' | 'other';

export type Change =
  | { kind: 'moved'; keys: number[]; from: PileId; to: PileId }
  | { kind: 'turnedUp'; key: number; pile: PileId }
  | { kind: 'dealt' };

export interface Announcement { text: string; /** say at once, over what is being said */ assertive: boolean }

export interface BoardChanged {
  revision: number; cause: Cause; changes: Change[]; announcement: Announcement | null; view: View;
}
/** Once a second while the clock runs. */
export interface ClockChanged { text: string; label: string; seconds: number; score: string | null }
export interface VerdictChanged { revision: number; verdict: VerdictView | null; announcement: Announcement | null }
/** `kind`: "storage" (a fault; play goes on), "setAside" (a broken file), "info" … */
export interface Notice { kind: string; text: string; lasting: boolean }

export type Reason =
  | 'gameOver' | 'staleRevision' | 'samePile' | 'emptyPile' | 'notTop' | 'faceDown' | 'notARun' | 'oneAtATime' | 'worryBackOff'
  | 'kingsOnly' | 'sameColour' | 'wrongSuit' | 'wrongRank' | 'nothingToRecycle' | 'stockNotEmpty' | 'noPassLeft' | 'nothingToUndo'
  | 'nothingToRedo';

/** Every rejection of a command. `message` is a sentence for people. */
export type Failure =
  | { kind: 'illegalAction'; reason: Reason; message: string }
  | { kind: 'badRequest'; message: string }
  | { kind: 'badSeed'; reason: 'blank' | 'tooLong'; message: string }
  | { kind: 'badDeal'; place: number | null; message: string }
  | { kind: 'notFound'; message: string }
  | { kind: 'noDestination'; message: string }
  | { kind: 'storage'; message: string }
  | { kind: 'cancelled'; message: string }
  | { kind: 'internal'; message: string };

export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export type DealRequest =
  | { kind: 'random' } | { kind: 'seed'; text: string } | { kind: 'winnable' } | { kind: 'verified'; number: number }
  | { kind: 'practice' } | { kind: 'daily'; date: string | null } | { kind: 'level'; level: Level } | { kind: 'pasted'; text: string }
  /** The same cards and rules again. */
  | { kind: 'same' }
  /** The same cards under the other draw count. */
  | { kind: 'otherDraw' };

/** What the setup dialog keeps for the next deal. */
export interface Setup { deal: DealRequest; rules: Rules; scoring: Scoring }

export interface Settings {
  // Look
  theme: 'system' | 'green' | 'night' | 'paper' | 'contrast';
  faces: 'auto' | 'standard' | 'large';
  inks: 'two' | 'four';
  back: string;
  leftHanded: boolean;
  /** 100 to 200, per cent. */
  cardScale: number;
  textScale: number;
  animation: 'off' | 'fast' | 'normal' | 'slow';
  showClock: boolean;
  statusCount: 'actions' | 'moves';
  // Aids
  autoComplete: boolean;
  deadEndNotice: boolean;
  checkAlways: boolean;
  columnsFirst: boolean;
  pauseWhenAway: boolean;
  // Hand
  mouse: 'pick' | 'move';
  touch: 'pick' | 'move';
  /** 0 to 500 ms */
  repeatGuard: number;
  // Sound
  sound: boolean;
  /** 0 to 100 */
  volume: number;
  haptics: boolean;
  // Keys
  letters: boolean;
  arrows: 'piles' | 'items';
  tabStops: 'board' | 'cards';
  /** key-table id → key, only where it differs from the default */
  keys: Record<string, string>;
  // Speech and reach
  speech: 'automatic' | 'native' | 'title' | 'off';
  verbosity: 'terse' | 'normal' | 'full';
  positions: 'always' | 'changes' | 'never';
  readMoves: boolean;
  faceDownCounts: boolean;
  scanning: boolean;
  /** milliseconds a step */
  scanSpeed: number;
  language: string;
}

/** `texts`: every message without arguments, by id; the page puts them where `data-text` and `data-label` say. */
export interface Words { language: string; direction: 'ltr' | 'rtl'; languages: { id: string; name: string }[]; texts: Record<string, string> }

export type HintView =
  | { kind: 'move'; move: LegalMove; text: string; proven: boolean }
  | { kind: 'draw'; text: string }
  | { kind: 'none'; text: string };

export interface Commands {
  board: { args: {}; reply: BoardChanged };
  words: { args: {}; reply: Words };
  new_game: { args: { setup: Setup | null }; reply: Ack };
  bring_back: { args: {}; reply: Ack };
  play: { args: { action: Action; revision: number }; reply: Ack };
  /** Moves the card (with what lies on it) where it fits best; `home` only to its foundation. */
  auto_move: { args: { from: PileId; count: number; home: boolean; revision: number }; reply: Ack };
  /** Moves the one run of a pile that fits onto a column (Shift+digit). */
  move_run: { args: { from: PileId; to: ColumnId; revision: number }; reply: Ack };
  send_home: { args: { revision: number }; reply: Ack };
  undo: { args: { revision: number }; reply: Ack };
  redo: { args: { revision: number }; reply: Ack };
  restart: { args: {}; reply: Ack };
  finish: { args: { revision: number }; reply: Ack };
  demo: { args: { step: boolean }; reply: Ack };
  /** Any pending finish or demo ends at a whole card. */
  stop: { args: {}; reply: Ack };
  hint: { args: { revision: number }; reply: HintView };
  check: { args: { revision: number }; reply: Ack };
  /** Back to the last winnable position. */
  rewind: { args: {}; reply: Ack };
  pause: { args: { away: boolean }; reply: Ack };
  resume: { args: {}; reply: Ack };
  end_deal: { args: {}; reply: Ack };
  deal_code: { args: {}; reply: { code: string; line: string } };
  /** Reads a pasted deal or link without dealing it. */
  import_deal: { args: { text: string }; reply: { label: string; proofText: string; request: DealRequest; rules: Rules | null } };
  check_seed: { args: { text: string }; reply: { ok: boolean; message: string } };
  review: { args: {}; reply: ReviewView };
  settings: { args: {}; reply: { settings: Settings; setup: Setup } };
  /** Only the fields that change; `reset` goes back to the defaults first. */
  set_settings: { args: { settings?: Partial<Settings>; setup?: Setup; reset?: boolean }; reply: { settings: Settings; setup: Setup } };
  records: { args: {}; reply: RecordsView };
  calendar: { args: { month: string | null; draw: 1 | 3 }; reply: CalendarView };
  verified: { args: {}; reply: VerifiedView };
  export: { args: {}; reply: { json: string; name: string } };
  import: { args: { json: string }; reply: { text: string } };
  /** What the page shows in its live region, to be spoken by the shell where live regions are silent. */
  speak: { args: Announcement; reply: {} };
  undo_import: { args: {}; reply: { text: string } };
}
/** The truth travels in `board-changed`; this says only that the command was done. */
export interface Ack { revision: number }

export interface Events {
  'board-changed': BoardChanged;
  'clock-changed': ClockChanged;
  'verdict-changed': VerdictChanged;
  'records-changed': {};
  'settings-changed': { settings: Settings; setup: Setup; words: Words | null };
  /** A link asks before it replaces a running game. */
  'link-opened': { label: string; text: string; request: DealRequest; rules: Rules | null };
  /** Finding a winnable deal takes long: progress, cancellable by `stop`. */
  'search-progress': { text: string; tries: number; done: boolean };
  'notice': Notice;
}

export interface ReviewStep { move: number; name: string; verdict: VerdictState; home: number }
export interface ReviewView {
  title: string; text: string;
  steps: ReviewStep[];
  /** index into steps of the move that lost the game */
  lostAt: number | null;
  shortest: { moves: number; proven: boolean; text: string; lines: string[] } | null;
  pending: boolean;
}
export interface Plot { id: string; title: string; kind: 'bars' | 'line'; x: string[]; y: number[]; xLabel: string; yLabel: string; rows: string[][]; head: string[] }
export interface RecordsView {
  sets: { id: string; title: string; current: boolean; figures: Figure[]; plots: Plot[] }[];
  history: { head: string[]; rows: string[][]; total: number };
}
export interface CalendarDay { date: string; label: string; won: boolean; played: boolean; today: boolean; available: boolean }
export interface CalendarView { title: string; month: string; previous: string | null; next: string | null; draw: 1 | 3; weekdays: string[]; firstWeekday: number; days: CalendarDay[]; streak: string }
export interface VerifiedView { deals: { number: number; label: string; won: boolean; best: string; draw3: boolean; level: string }[] }
