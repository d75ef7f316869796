// What just happened, one thing after the other: which events are worth a moment, and how long.
import type { GameEvent } from "../protocol";

export type Tone = "plain" | "good" | "bad";
export type Act = "ribbon" | "card" | "hit" | "defeat" | "move" | "aim";

/** How an event is shown: words across the world, a card in its middle, a blow to a card, a way or an
 * aim on the map. */
export interface Moment {
  act: Act;
  tone: Tone;
}

export interface Staged extends Moment {
  event: GameEvent;
  ms: number;
}

const LASTS: Record<Act, number> = { ribbon: 900, card: 920, hit: 450, defeat: 700, move: 620, aim: 620 };
/** All moments of one change together; what would take longer is shown shorter. */
export const MOST = 2500;
const LEAST = 280;

/**
 * The moments of what happened, in order. Where they are too many for the time there is, the
 * last ones are shown: those before can be read in the log.
 */
export function staged(events: readonly GameEvent[], of: (event: GameEvent) => Moment | undefined): Staged[] {
  const all = events.flatMap((event) => {
    const moment = of(event);
    return moment ? [{ ...moment, event, ms: LASTS[moment.act] }] : [];
  });
  const fit = all.slice(-Math.floor(MOST / LEAST));
  const sum = fit.reduce((ms, one) => ms + one.ms, 0);
  const share = Math.min(1, MOST / sum);
  return fit.map((one) => ({ ...one, ms: Math.round(one.ms * share) }));
}
