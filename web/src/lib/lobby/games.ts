import { games } from "../api";
import type { Game } from "../protocol";

let all: Promise<Game[]> | undefined;

/** The games of this server; asked once. */
export function allGames(): Promise<Game[]> {
  all ??= games();
  all.catch(() => (all = undefined));
  return all;
}

export async function gameOf(id: string): Promise<Game | undefined> {
  return (await allGames()).find((g) => g.id === id);
}
