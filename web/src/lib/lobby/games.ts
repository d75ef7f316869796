import { games } from "../api";
import type { Game, Values } from "../protocol";

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

/** Each seat takes another of the prepared choices, where there are several and it matters. */
export function seatOptions(game: Game, seat: number): Values {
  const options: Values = {};
  for (const { key, per_seat, alike, choices } of game.options) {
    const choice = per_seat && !alike ? choices?.[seat % choices.length] : undefined;
    if (choice) options[key] = choice.value;
  }
  return options;
}
