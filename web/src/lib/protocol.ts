// The values of docs/protocol.md. Fields that only some games have are optional.

import type { Mark } from "./board/marks";
import type { Chair, Level, Pace, Proposal } from "./bots";
import type { Plan } from "./board/plan";

export const CHANCE = 8;

export interface ErrorBody {
  code: string;
  text: string;
  rule?: string;
}

export interface Bot {
  name: string;
  what: string;
}

export interface About {
  name: string;
  version: string;
  bots: Bot[];
  levels: Level[];
  paces: Pace[];
  accounts: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

export interface SetupOption {
  key: string;
  label: string;
  per_seat: boolean;
  /** It says what is played: tables are called after it. */
  names?: true;
  /** Seats of which nothing is said all take the default. */
  alike?: true;
  default?: string | number | boolean;
  choices?: Choice[];
  /** What one may bring of one's own instead of a choice. */
  own?: "deck";
}

export interface Game {
  id: string;
  name: string;
  owner: string;
  /** `usual`: as many as a table for friends begins with. */
  seats: { min: number; max: number; usual: number };
  rules: number;
  packs: { name: string; version: string; hash: string }[];
  /** What standing orders can speak of. */
  windows: Named[];
  phases: Named[];
  options: SetupOption[];
}

export interface Named {
  id: string;
  label: string;
}

/** Of an object a table tells only the name. */
export type Value = string | number | boolean | { name?: string; [more: string]: unknown };
export type Values = Record<string, Value>;

export interface TableSeat extends Chair {
  seat: number;
  kind: "person" | "bot" | "open";
  /** What plays for its person, who is away. */
  stand_in?: Chair;
  name: string;
  online: boolean;
  host: boolean;
  options: Values;
}

export type Status = "gathering" | "playing" | "won" | "lost" | "over" | "stopped";

export interface Table {
  table: string;
  game: string;
  title: string;
  status: Status;
  pace: "live" | "daily";
  listed: boolean;
  watch: boolean;
  open_book: boolean;
  referee: boolean;
  setup: Values;
  created: number;
  changed: number;
  length: number;
  round: number;
  waiting: number[];
  watching: number;
  seats: TableSeat[];
  host: { name: string; seat: number | null; online: boolean } | null;
  fair: Fair | null;
  /** A seed the creator chose, who then may know what chance brings. */
  chosen_seed: string | null;
  /** Who was told all of the play while it went on. */
  openings: Opening[];
  from: { table: string; length: number } | null;
  campaign: Campaign | null;
  /** The tables of a campaign before and after this one. */
  before: string | null;
  next: string | null;
  /** Why it stopped: what there was more of than a table holds. */
  stopped: string | null;
  stand_in: Proposal | null;
}

/** What is promised of chance. */
export interface Fair {
  commitment: string | null;
  from?: number;
  parts?: (string | null)[];
  next?: string;
  /** When the play is over. */
  keys?: FairKey[];
  /** Of tables that began before there were keys. */
  seed?: number | string;
  salt?: string;
}

export interface FairKey {
  from: number;
  table: string;
  commitment: string;
  secret: string;
  parts: (string | null)[];
  opened?: number;
}

export interface Opening {
  at: number;
  by: string;
  how: "export" | "branch" | "report" | "end" | "import";
  time: number;
}

/** Everything chance brought: step, ask, outcomes, which came, typed in. */
export interface Verify {
  known: number;
  draws: [number, number, number, number, boolean][];
  keys: FairKey[];
}

/** Where a campaign stands, as far as a table tells. */
export interface Campaign {
  name: string;
  /** What a part is called, which one it is, and of how many where that is known. */
  word: string;
  number: number;
  of: number | null;
  title: string | null;
  /** It goes on with what was before. */
  carried: boolean;
  complete: boolean;
  /** What comes after a play that is over. */
  onward: "next" | "again" | "anew" | "end" | null;
}

/** A part of a campaign's log, in the game's own words. */
export interface LogWords {
  label: string;
  text?: string;
  items?: { title: string; note?: string; text?: string }[];
}

/** Something a seat must decide before the next part can begin. */
export interface Need {
  seat: number;
  text: string;
  choices: { label: string; options: Record<string, unknown> }[];
}

/** The log of a campaign, as far as everybody may read it. */
export interface CampaignLog {
  game: string;
  campaign: string;
  name: string;
  word: string;
  number: number;
  of?: number;
  stands_at?: string;
  complete?: boolean;
  next?: unknown;
  players: { name: string; bot?: string }[];
  words: LogWords[];
  needs: Need[];
}

export type MyTable = Table & {
  you: { seat: number | null; host: boolean };
  your_turn: boolean;
  /** Put away by this person; absent from older servers, as is the next. */
  away?: boolean;
  can_delete?: boolean;
};

export interface Numeric {
  id?: string;
  label: string;
  value: number | string;
  max?: number;
  how?: string;
}

export interface Stat extends Numeric {
  id: string;
  short?: string;
  base?: number | string;
  minor?: boolean;
}

export interface Token {
  id: string;
  label: string;
  value: number;
  /** The number it is held against. */
  of?: string;
}

export interface CardSide {
  side: string;
  title: string;
  text: string;
}

export interface Card {
  id?: number;
  title: string | null;
  type?: string;
  text?: string;
  facedown: boolean;
  traits?: string[];
  keywords?: string[];
  stats?: Stat[];
  tokens?: Token[];
  states?: string[];
  attached?: Card[];
  suit?: string;
  group?: string;
  icons?: string[];
  unique?: boolean;
  set?: string;
  stage?: number;
  sides?: CardSide[];
  copy?: number;
  controller?: number | null;
  guarded_by?: string;
}

export interface Zone {
  id: string;
  label: string;
  owner: number | null;
  count: number;
  hidden: boolean;
  cards: Card[];
  numbers: Numeric[];
}

export interface ViewSeat {
  seat: number;
  name: string;
  first: boolean;
  active: boolean;
  asked: boolean;
  out: boolean;
  tracks: Numeric[];
  sheet: Sheet[];
}

/** A part of what a seat has before it that is no zone. */
export interface Sheet {
  id: string;
  label: string;
  numbers: Numeric[];
  words: string[];
}

/** Something that stands on a cell of a board. */
export interface Piece extends Card {
  cell: number;
  facing?: number;
  owner?: number;
  /** Its own name, beside its title. */
  called?: string;
  /** Its drawing; `lies`: a building or a marker, below what moves. */
  icon?: string;
  lies?: boolean;
}

/** What changes on a board of the catalogue. */
export interface Board {
  id: string;
  label: string;
  pieces: Piece[];
  /** Gates that are shut. */
  shut?: number[];
  marks?: Mark[];
}

export interface Die {
  id: number;
  die: string;
  shows?: string;
  rerolls?: number;
  picked?: boolean;
  out?: boolean;
}

export interface Roll {
  n: number;
  who: string;
  why: string;
  open: boolean;
  dice: Die[];
}

export interface Odds {
  title: string;
  /** What is taken to be chosen. */
  when?: string;
  outcomes: { label: string; p: number; tone: "good" | "even" | "bad" }[];
  expected?: { label: string; value: number };
  lines?: string[];
  bars?: { label: string; value: number; p: number; tone: "good" | "even" | "bad"; note?: string }[];
  /** Who fights, with what, and what each may expect. */
  sides?: { seat: number; pieces: { type: string; name: string; count: number }[]; label: string; value: number }[];
  /** Whatever else is to be known; with a tone it is a warning, or a help. */
  rows?: { label: string; text: string; p?: number; seat?: number; tone?: "good" | "even" | "bad" }[];
  /** How they were found, exactly or by tries, and what is not reckoned with. */
  notes?: string[];
}

/** How something was decided by rules. */
export interface Decision {
  question: string;
  text: string;
  who: number;
  lines?: string[];
  winner?: { id: number; text: string } | null;
  rule?: string;
}

/** Words of the table: of which zone, and whether they are being carried out. */
export interface Text {
  label: string;
  text: string;
  zone?: string;
  now?: boolean;
}

export interface View {
  game: string;
  seat: number;
  status: Status;
  title: string;
  round: number;
  phase: string;
  step: string;
  step_name?: string;
  seats: ViewSeat[];
  zones: Zone[];
  boards: Board[];
  texts: Text[];
  numbers: Numeric[];
  rolls?: Roll[];
}

/** What views refer to: the same for all tables of a game. Docs/views.md. */
export interface Catalogue {
  game: string;
  /** The numbers of cards are called `HOW:card:number` for `how`. */
  how: string;
  /** In the order in which cards show them. */
  numbers: Record<string, Kind>;
  /** What zones are called. */
  labels: Record<string, string>;
  boards?: Record<string, Plan>;
  /** By the number of a definition. */
  things: (Printed | null)[];
}

export interface Kind {
  label: string;
  short?: string;
  /** Tokens: the number they are held against. */
  of?: string;
  order: number;
}

/** What is printed on a card. */
export type Printed = Omit<Card, "id" | "facedown" | "stats" | "tokens" | "states" | "attached"> & {
  stats?: Record<string, number | string>;
  labels?: Record<string, string>;
};

/** As it is sent: without what the catalogue says, and what goes without saying. */
export type Brief<T> = Partial<T>;

export type BriefCard = Brief<Omit<Card, "stats" | "tokens" | "attached">> & {
  def?: number;
  /** Those that are not as printed; null: it has none. */
  stats?: Record<string, number | string | null>;
  /** Those of its numbers that decide nothing where it lies. */
  minor?: string[];
  tokens?: Record<string, number>;
  attached?: BriefCard[];
};

export type BriefNumber = Omit<Numeric, "label"> & { label?: string };

export type BriefZone = Brief<Omit<Zone, "cards" | "numbers">> & {
  id: string;
  cards?: BriefCard[];
  numbers?: BriefNumber[];
};

export type BriefSheet = Brief<Omit<Sheet, "numbers">> & { id: string; numbers?: BriefNumber[] };

export type BriefSeat = Brief<Omit<ViewSeat, "tracks" | "sheet">> & {
  seat: number;
  name: string;
  tracks?: BriefNumber[];
  sheet?: BriefSheet[];
};

export type BriefPiece = BriefCard & Pick<Piece, "cell" | "facing" | "owner">;
export type BriefBoard = Brief<Omit<Board, "pieces">> & { id: string; pieces?: BriefPiece[] };

export type BriefView = Omit<View, "seats" | "zones" | "boards" | "texts" | "numbers"> & {
  seats?: BriefSeat[];
  zones?: BriefZone[];
  boards?: BriefBoard[];
  texts?: (Brief<Text> & { def?: number })[];
  numbers?: BriefNumber[];
};

export interface Option {
  option: number;
  text: string;
  verb: string;
  cards?: number[];
  seats?: number[];
  cells?: number[];
  edges?: number[];
  /** Ids of dice of a roll. */
  dice?: number[];
  /** It differs from the option `like` and others only in how many. */
  amount?: number;
  like?: number;
  pass?: boolean;
  /** In a form: makes it count; answers all that is left of it. */
  confirm?: boolean;
  suggested?: boolean;
}

export interface Ask {
  ask: string;
  seat: number;
  prompt: string;
  rule?: string;
  window: boolean;
  /** Of a window: what it is for, and whether it is one of one's own turn. */
  kind?: string;
  own?: boolean;
  /** One of several questions that make one choice, and what was chosen so far. */
  form?: { id: number; parts: { text: string }[] };
  options: Option[];
  /** Several may be chosen one after the other: what choosing all of them at once is called. */
  all?: string;
}

export interface GameEvent {
  n: number;
  step: number;
  kind: string;
  text: string;
  rule?: string;
  cards?: number[];
  seats?: number[];
  cells?: number[];
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface Refusal {
  text: string;
  verb: string;
  why: string;
  rule?: string;
  cards?: number[];
  seats?: number[];
  cells?: number[];
}

export interface How {
  name: string;
  label: string;
  total: number | string;
  parts: { amount: number | string; source: string; what?: string; rule?: string }[];
  odds?: Odds;
}

export interface Rule {
  id: string;
  kind: string;
  section: string;
  rule: string;
}

export interface UndoRequest {
  seat: number;
  name: string;
  to: number;
  agreed: number[];
  needed: number[];
}

/** "pass" only in "at": one's own windows there are passed, too. */
export type Stop = "always" | "if_useful" | "if_able" | "never" | "pass";

/** Standing orders: where a seat need not be asked. */
export interface Orders {
  stop: Stop;
  small?: "ask" | "usual";
  /** With a thing: what could be done with it there, "always" or "never" worth a stop. */
  at: { thing?: string; kind?: string; phase?: string; stop: Stop }[];
  things: Record<string, "always" | "never">;
  until?: { end: "phase" | "round" | "event"; kind?: string; new?: boolean };
  /** The same for people to read. */
  words: string[];
}
export type CanUndo = "now" | "ask" | "no";

export interface You {
  seat: number | null;
  host: boolean;
  name: string;
}

export interface SeatKey {
  seat: number | null;
  key: string;
}

export interface Past {
  at: number;
  of: number;
  view: BriefView;
  asks: Ask[];
  events: number;
}

export interface State {
  t: "state";
  rev: number;
  table: Table;
  you: You;
  /** Where the catalogue of the view is. */
  catalogue: string;
  view: BriefView | null;
  asks: Ask[];
  events: GameEvent[];
  chat: ChatLine[];
  orders: Orders | null;
  can_undo: CanUndo;
  undo: UndoRequest | null;
}

export type Patch =
  | { v: unknown }
  | { a: (number | [number, Patch] | { v: unknown })[] }
  | { o?: Record<string, Patch>; x?: string[] };

export interface Update {
  t: "update";
  rev: number;
  view?: Patch;
  table?: Patch;
  you?: You;
  asks?: Ask[];
  cut?: number;
  events?: GameEvent[];
  chat?: ChatLine[];
  orders?: Orders | null;
  can_undo?: CanUndo;
  undo?: UndoRequest | null;
}

export type Id = number | string;
export type Reply = { t: "ok"; id: Id } & Record<string, unknown>;
export type Refused = { t: "error"; id?: Id; error: ErrorBody };
export type Message = State | Update | Reply | Refused;
