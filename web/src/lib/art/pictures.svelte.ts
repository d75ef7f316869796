// Which picture a card has. The look file of a pack names a scene, a palette and an icon for a
// card, for a trait or for a kind; what none of them names comes from the card's title, so that
// a card always looks the same and two kinds never do.
import { games, looks, outlines } from "virtual:pictures";
import { ownLook } from "../api";
import type { Card } from "../protocol";
import { drawn, outlineOf } from "../ui/icons";
import { SCENES } from "./scenes";

export interface Picture {
  scene: string;
  palette: string;
  /** The name of a drawing of game-icons. */
  icon: string | undefined;
}

/** "scene palette icon"; "-" for what it does not say. */
type Words = string;

/** The look file of a pack, docs/packs.md. */
export interface PackLook {
  /** The picture of the game itself, under "game", and what it is in a few words, under "line". */
  poster?: Record<string, Words>;
  kinds?: Record<string, Words>;
  traits?: Record<string, Words>;
  cards?: Record<string, Words>;
  /** Drawings of its own: outlines on 512 by 512. */
  icons?: Record<string, string>;
}

/** What the outline of a drawing is written with; nothing else of a pack goes into the page. */
const OUTLINE = /^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/;

const PALETTES = ["violet", "dusk", "gold", "stone", "blue", "teal", "bone", "moss", "river", "road"];

const hash = (text: string): number => {
  let n = 7;
  for (const letter of text) n = (n * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return n;
};

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? "";

class Pictures {
  #looks = $state.raw<Record<string, PackLook>>(looks);
  #outlines = $state.raw<Record<string, string>>(outlines);
  /** How to get the drawings that are not here. */
  #elsewhere = new Map<string, () => Promise<void>>();
  #games = new Map<string, Promise<void>>();

  /** What is said of the pictures of a game that is played, and what packs of the server's own say over it. */
  loadGame(game: string): Promise<void> {
    const held = this.#games.get(game);
    if (held) return held;
    const loading = this.#load(game);
    loading.catch(() => this.#games.delete(game));
    this.#games.set(game, loading);
    return loading;
  }

  async #load(game: string): Promise<void> {
    const [own, all] = await Promise.all([ownLook(game).catch(() => ({}) as PackLook), games[game]?.()]);
    const both = (part: "kinds" | "traits" | "cards" | "poster"): object => ({ ...all?.look[part], ...own[part] });
    this.#looks = {
      ...this.#looks,
      [game]: { poster: both("poster"), kinds: both("kinds"), traits: both("traits"), cards: both("cards") } as PackLook,
    };
    for (const [drawings, fetch] of all?.parts ?? []) this.#offer(drawings, fetch);
    this.#add(Object.fromEntries(Object.entries(own.icons ?? {}).filter(([, d]) => OUTLINE.test(d))));
  }

  #add(more: Record<string, string>): void {
    this.#outlines = { ...this.#outlines, ...more };
  }

  /** A part is fetched once, when the first of its drawings is to be seen. */
  #offer(drawings: string[], fetch: () => Promise<{ default: Record<string, string> }>): void {
    let coming: Promise<void> | undefined;
    const get = (): Promise<void> =>
      (coming ??= fetch().then(
        ({ default: part }) => this.#add({ ...part, ...this.#outlines }), // an own drawing of that name stays
        () => (coming = undefined),
      ));
    for (const drawing of drawings) this.#elsewhere.set(drawing, get);
  }

  /** The drawing of a picture; "" while it is on its way, undefined where there is none. */
  body(icon: string | undefined): string | undefined {
    if (icon === undefined) return undefined;
    const outline = this.#outlines[icon] ?? outlineOf(icon);
    if (outline !== undefined) return drawn(outline);
    const get = this.#elsewhere.get(icon);
    void get?.();
    return get && "";
  }

  /** The picture of a game. */
  poster(game: string): Picture {
    const [scene, palette, icon] = this.#looks[game]?.poster?.game?.split(" ") ?? [];
    const n = hash(game);
    return {
      scene: scene ?? pick(Object.keys(SCENES), n),
      palette: palette ?? pick(PALETTES, n >>> 4),
      icon,
    };
  }

  /** What a game is, in a few words. */
  line(game: string): string | undefined {
    return this.#looks[game]?.poster?.line;
  }

  of(game: string, card: Pick<Card, "title" | "type" | "suit" | "traits">): Picture {
    const look = this.#looks[game] ?? {};
    const title = card.title ?? "";
    const said = [
      look.cards?.[title],
      ...(card.traits ?? []).map((trait) => look.traits?.[trait]),
      look.kinds?.[card.suit ?? ""],
      look.kinds?.[card.type ?? ""],
    ].flatMap((words) => (words ? [words.split(" ")] : []));
    const word = (i: number): string | undefined => said.map((words) => words[i]).find((w) => w && w !== "-");
    const n = hash(title + (card.type ?? ""));
    return {
      scene: word(0) ?? pick(Object.keys(SCENES), n),
      palette: word(1) ?? pick(PALETTES, n >>> 4),
      icon: word(2),
    };
  }
}

export const pictures = new Pictures();
