// What somebody chose to play. It is kept while the browser's tab is open, so that it
// need not be chosen again on the next page.
import type { Game, SetupOption, Value, Values } from "../protocol";

interface Chosen {
  setup: Values;
  players?: number;
}

const KEPT = "arbiter.choices";

function load(): Record<string, Chosen> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") ?? {}) as Record<string, Chosen>;
  } catch {
    return {};
  }
}

/** A server may have other games, or other choices, than the last time. */
function has(option: SetupOption, value: Value | undefined): value is Value {
  if (value === undefined) return false;
  if (option.choices) return option.choices.some((c) => c.value === value);
  return typeof value === typeof option.default;
}

class Choices {
  #all = $state.raw(load());

  setup(game: Game): Values {
    const kept = this.#all[game.id]?.setup ?? {};
    const setup: Values = {};
    for (const option of game.options) {
      const value = kept[option.key];
      if (!option.per_seat && has(option, value)) setup[option.key] = value;
    }
    return setup;
  }

  /** How many seats a new table begins with; with friends there is at least one for them. */
  players({ id, seats }: Game, friends: boolean): number {
    const kept = this.#all[id]?.players;
    if (friends) return kept !== undefined && kept > 1 ? Math.min(kept, seats.max) : seats.usual;
    return Math.max(seats.min, Math.min(seats.max, kept ?? seats.min));
  }

  keep(game: string, { setup, players }: Partial<Chosen>): void {
    const before = this.#all[game] ?? { setup: {} };
    const now: Chosen = { ...before, setup: setup ?? before.setup, ...(players ? { players } : {}) };
    this.#all = { ...this.#all, [game]: now };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(this.#all));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const choices = new Choices();

/** What says what is played, such as a scenario, where it is not said by the game alone. */
export const themeOf = (game: Game): SetupOption | undefined => game.options.find((o) => o.names);
