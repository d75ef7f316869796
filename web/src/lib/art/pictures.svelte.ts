// Which picture a card has. The look file of a pack names a scene, a palette and an icon for a
// card, for a trait or for a kind; what none of them names comes from the card's title, so that
// a card always looks the same and two kinds never do.
import { ownLook } from "../api";
import type { Card } from "../protocol";
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
  #looks = $state.raw<Record<string, PackLook>>({});
  #icons = $state.raw<Record<string, string>>({});
  #loading: Promise<void> | undefined;
  #games = new Set<string>();

  /** The posters come with the first lobby that shows them. */
  async load(): Promise<void> {
    this.#loading ??= import("virtual:pictures").then(({ looks, icons }) => {
      this.#looks = { ...looks, ...this.#looks }; // of games that are played already more is known
      this.#icons = { ...icons, ...this.#icons };
    });
    await this.#loading;
  }

  async #loadAll(game: string): Promise<void> {
    const { games } = await import("virtual:pictures");
    const all = await games[game]?.();
    if (!all) return;
    this.#looks = { ...this.#looks, ...all.looks };
    this.#icons = { ...this.#icons, ...all.icons };
  }

  /** The pictures of a game that is played, and what packs of the server's own say over them. */
  async loadGame(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    const [look] = await Promise.all([ownLook(game).catch(() => ({}) as PackLook), this.#loadAll(game)]);
    const both = (part: "kinds" | "traits" | "cards" | "poster"): object => ({ ...this.#looks[game]?.[part], ...look[part] });
    this.#looks = {
      ...this.#looks,
      [game]: { poster: both("poster"), kinds: both("kinds"), traits: both("traits"), cards: both("cards") } as PackLook,
    };
    const drawn = Object.entries(look.icons ?? {}).filter(([, d]) => OUTLINE.test(d));
    this.#icons = { ...this.#icons, ...Object.fromEntries(drawn.map(([name, d]) => [name, `<path fill="currentColor" d="${d}"/>`])) };
  }

  body(icon: string | undefined): string | undefined {
    return icon === undefined ? undefined : this.#icons[icon];
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
