// What a game adds to the common table: where zones lie, which icons and colours
// its words have, and what is worth showing on a small card.
import { type Component, getContext, setContext } from "svelte";
import type Board from "../board/Board.svelte";
import type { Forecast } from "../table/forecast";
import type { Moment } from "../table/moments";
import type { Dress } from "../board/pieces";
import type { Layout, Place } from "../board/plan";
import type { Ask, Card, GameEvent, Numeric, Option, Piece, Stat, Text, Token, View, ViewSeat, Zone } from "../protocol";

/** A part of the table: some zones side by side, and piles in its heading. */
export interface Area {
  id: string;
  label: string;
  zones: Zone[];
  piles: Zone[];
  seat?: ViewSeat;
  /** The hand of the person who looks. */
  own?: boolean;
}

/** Tokens that count towards a number of the card, such as damage and hit points. */
export interface Meter {
  token: Token;
  of: Stat;
  harm: boolean;
}

/** What a small card shows. */
export interface Face {
  tint: string;
  emblem: string;
  /** What it costs, over the corner while it is in a hand. */
  badge: Stat | undefined;
  /** Gems on the upper corners of a card in play. */
  left?: Stat | undefined;
  right?: Stat | undefined;
  /** Tokens that are spent, as a coin on the upper left corner. */
  coin?: Token | undefined;
  stats: Stat[];
  tokens: Token[];
  /** What is left to lose, as a ring on the lower right corner. */
  health?: Meter | undefined;
  meters: Meter[];
  /** Its rules text, where the card does something. */
  words: string | undefined;
}

/** Somebody's turn, now or still to come. */
export interface Turn {
  /** The piece, or the first of those alike. */
  id: number;
  title: string;
  icon: string;
  /** Its drawing, where a pack has one; its own colour. */
  body?: string | undefined;
  colour?: string | undefined;
  owner?: number;
  now?: boolean;
  count: number;
  /** Of turns still to come. */
  at: number | undefined;
}

/** A cell of a board with what is there. */
export interface CellProps {
  place: Place;
  pieces: readonly Piece[];
  seats: readonly ViewSeat[];
  /** It can be chosen; it is looked at. */
  live: boolean;
  towards: boolean;
  /** Pieces that can be chosen. */
  can: ReadonlySet<number>;
  /** How many pixels a unit of the drawing has. */
  pixels: number;
}

/** A silhouette on 24 by 24: where what is drawn begins, and how wide that is. */
export interface Outline {
  path: string;
  left: number;
  width: number;
}

/** A step of what goes on. */
export interface Step {
  name: string;
  at: "past" | "now" | "to come";
}

export interface Look {
  /** A class of the whole table; the game's style sheet hangs on it. */
  name: string;
  /** Draws boards its own way. */
  board?: typeof Board;
  /** Draws a cell with all that lies and stands there; cells with nothing are not there. */
  cell?: Component<CellProps>;
  /** Drawn below the cells, and above them. */
  under?: Component<{ layout: Layout; view: View }>;
  over?: Component<{ layout: Layout; view: View; towards: number | undefined }>;
  /** What is told of a seat beside its name, in its strip or in one's own dock. */
  seat?: Component<{ view: View; area: Area; own?: boolean }>;
  /** What lies open to all beside the map; the log is folded then until it is wanted. */
  beside?: Component<{ view: View }>;
  /** One's cards beside the hand are piles while nothing can be done with them, as on a small screen. */
  piles?: boolean;
  /** Stands in the head of the table, such as a track of points. */
  head?: Component<{ view: View }>;
  /** Forms of decks that only this game knows. */
  deckForms?: { form: string; label: string; ending: string }[];
  phases: { name: string; icon: string }[];
  areas(view: View): Area[];
  face(card: Card): Face;
  /** What a card is, in words: "blue", "scout". */
  kind(card: Card): string[];
  /** The icon of a stat, token, state, type or number, by its id. */
  icon(id: string): string | undefined;
  /** What a pile is called where there is little room. */
  short(zone: Zone): string;
  /** How the cards of a zone of the world lie. */
  lies(zone: Zone): "play" | "wide";
  /** Zones worth a place though nothing lies there. */
  keepsEmpty(zone: Zone): boolean;
  /** The area a question is about, where its options name no cards. */
  about(ask: Ask): string | undefined;
  /** Events that begin a part of the log: 1 a large one, 2 a small one. */
  heading(event: GameEvent): 0 | 1 | 2;
  /** The icon of what happened, by the kind of event. */
  sign(event: GameEvent): string | undefined;
  /** Events that changed a number told as one sum, by the number's name; undefined: none do. */
  changes(name: string): ((event: GameEvent) => boolean) | undefined;
  /** Events that give the reason of the one that follows them. */
  reason(event: GameEvent): boolean;
  /** Was it decided by rules, so that one can be told how? */
  decided(event: GameEvent): boolean;
  /** What stands in the place of the map for a while; all options are chosen there. */
  world(view: View): Component<{ view: View }> | undefined;
  /** How a piece is drawn beside its icon. */
  dress(piece: Piece): Dress;
  /** How a piece is drawn where little room is, such as on a plate; undefined: as its icon, or in words. */
  figure(piece: Pick<Piece, "type">): Outline | undefined;
  /** The steps of what goes on, where it has steps that are always the same. */
  steps(view: View): Step[];
  /** Under what it stands in a long list, where that is not its verb. */
  listedAs(option: Option): string | undefined;
  /** What is to be read out of a piece beside its name, health and owner. */
  tells(piece: Piece, seats: readonly ViewSeat[]): string[];
  /** Can the table say what this option would bring? */
  reckons(option: Option): boolean;
  /** How an event is staged, if it is worth a moment. */
  moment(event: GameEvent): Moment | undefined;
  /** What an option would come to, or what goes on now. */
  forecast(view: View, events: readonly GameEvent[], option?: Option): Forecast | undefined;
  /** Cards that lie there for a round, beside the other seats instead of below the map. */
  aside(view: View): Zone[];
  /** Whose turns come in which order, where that is a thing of its own. */
  order(view: View): Turn[];
  /** The numbers of a seat that are shown as dials; the others stand beside its name. */
  dials(seat: ViewSeat): Numeric[];
  /** What a seat has, in few words beside its name. */
  notes(view: View, seat: ViewSeat): { icon: string; text: string }[];
  /** Bookkeeping that nobody needs to be told aloud: it can be seen on the table. */
  quiet(event: GameEvent): boolean;
}

/** Those who look come first, then the others in the order of seats. */
export function ownFirst(view: View): ViewSeat[] {
  const from = Math.max(
    0,
    view.seats.findIndex((s) => s.seat === view.seat),
  );
  return [...view.seats.slice(from), ...view.seats.slice(0, from)];
}

export const isOwnHand = (view: View, zone: Zone): boolean =>
  zone.owner === view.seat && zone.id.startsWith("hand");

/** What is held against nothing is not shown. */
function meters(card: Card): Meter[] {
  return (card.tokens ?? []).flatMap((token) => {
    const of = card.stats?.find((x) => x.id === token.of);
    return of && Number(of.value) !== 0 ? [{ token, of, harm: token.id === "damage" }] : [];
  });
}

/** The words that belong to an area; those of no zone belong to the first one. */
export function textsOf(view: View, area: Area, first: boolean): Text[] {
  return view.texts.filter((t) => (t.zone ? area.zones.some((z) => z.id === t.zone) : first));
}

/** The words of a table that belong to no card: its goals, its story. */
export const goalsOf = (view: View, look: Look): Text[] =>
  look
    .areas(view)
    .filter((a) => !a.seat && !a.own)
    .flatMap((area, i) => textsOf(view, area, i === 0))
    .filter((t) => !t.now && t.text);

/** A table for any game: common zones, then each player's, then the hand. */
export const plainLook: Look = {
  name: "plain",
  phases: [],
  areas(view) {
    const common = view.zones.filter((z) => z.owner === null);
    const open = common.filter((z) => !z.hidden);
    const areas: Area[] = [
      { id: "common", label: view.title, zones: open, piles: common.filter((z) => z.hidden) },
    ];
    for (const seat of ownFirst(view)) {
      const zones = view.zones.filter((z) => z.owner === seat.seat);
      areas.push({
        id: `seat-${seat.seat}`,
        label: seat.name,
        zones: zones.filter((z) => !z.hidden && !isOwnHand(view, z)),
        piles: zones.filter((z) => z.hidden),
        seat,
      });
    }
    const hand = view.zones.filter((z) => isOwnHand(view, z));
    if (hand.length > 0)
      areas.push({ id: "hand", label: "Your hand", zones: hand, piles: [], own: true });
    return areas;
  },
  face(card) {
    const all = meters(card);
    const health = all.find((m) => m.harm);
    return {
      tint: card.suit ?? card.type ?? "card",
      emblem: "card",
      badge: card.stats?.find((s) => s.id === "cost"),
      stats: (card.stats ?? []).filter((s) => s.id !== "cost" && s !== health?.of),
      tokens: (card.tokens ?? []).filter((t) => t.value !== 0 && !all.some((m) => m.token === t)),
      health,
      meters: all.filter((m) => m !== health),
      words: card.text,
    };
  },
  kind: ({ suit, type }) => [suit, type].flatMap((word) => (word ? [word] : [])),
  icon: () => undefined,
  short: (zone) => zone.label,
  lies: () => "play",
  keepsEmpty: () => true,
  about: () => undefined,
  heading: () => 0,
  sign: () => undefined,
  changes: () => undefined,
  reason: () => false,
  quiet: () => false,
  decided: () => false,
  dress: () => ({}),
  figure: () => undefined,
  steps: () => [],
  world: () => undefined,
  listedAs: () => undefined,
  tells: () => [],
  reckons: () => false,
  moment: () => undefined,
  forecast: () => undefined,
  order: () => [],
  aside: () => [],
  dials: (seat) => seat.tracks.filter((t) => t.max !== undefined),
  notes: () => [],
};

const KEY = Symbol("look");
export const offerLook = (look: () => Look): (() => Look) => setContext(KEY, look);
export const theLook = (): Look => getContext<() => Look>(KEY)();
