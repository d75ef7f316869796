// Programs that play: how well, how fast, what they would do and why.

export interface Level {
  level: string;
  label: string;
  bot: string;
  what: string;
}

export interface Pace {
  pace: string;
  label: string;
  milliseconds: number;
}

/** What plays a seat, or is to play it. */
export interface Chair {
  bot?: string;
  level?: string;
  pace?: string;
}

/** A bot is to play for somebody; those in `needed` have not agreed yet. */
export interface Proposal extends Chair {
  seat: number;
  by: number | null;
  name: string;
  needed: number[];
}

/** An option that was tried out in imagined games. */
export interface Tried {
  choice: number;
  /** Null: it is about something this seat has not seen. */
  text: string | null;
  /** How likely it is to win, from 0 to 1. */
  value: number;
  games: number;
  /** In what it differs from the first. */
  why: string;
}

export interface Hint {
  choice: number;
  lines: string[];
  options: Tried[];
}

export interface Thoughts {
  seat: number;
  bot: string;
  what: string;
  prompt: string;
  /** It thought so then; otherwise it took it at a glance. */
  thinks: boolean;
  took: number;
  text: string | null;
  options: Tried[];
}

/** What a table for somebody who just wants to play has. */
export const USUAL: Chair = { level: "able", pace: "calm" };

/** "Strong bot", or what the bot is called. */
export const chairWords = ({ level, bot }: Chair, levels: readonly Level[]): string => {
  const known = levels.find((l) => l.level === level);
  return known ? `${known.label} bot` : `bot, ${bot ?? "?"}`;
};
