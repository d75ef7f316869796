// The looks of the games: each has a folder of its own, called as the game is, and is fetched with
// the first table of it.
import { type Look, plainLook } from "./look";

const found = import.meta.glob<Look>("./*/index.ts", { import: "default" });
const looks = new Map<string, Look>();

export async function loadLook(game: string): Promise<void> {
  const look = await found[`./${game}/index.ts`]?.();
  if (look) looks.set(game, look);
}

/** The look of a game, once it is loaded. */
export const lookOf = (game: string): Look => looks.get(game) ?? plainLook;
