// The options of a question in order: what is suggested, what differs only in how many, what
// has its place on a board, the rest by verb, and the ends.
import type { Ask, Option } from "../protocol";

/** Options that read the same, once. */
export interface Line {
  option: Option;
  /** With how many there are, where there are several. */
  text: string;
  count: number;
  /** Which one it is of the whole question, from 1. */
  number: number;
}

/** Lines of one verb, or under one heading of the game's own. */
export interface Verb {
  verb: string;
  lines: Line[];
}

export interface Grouped {
  suggested: Line[];
  /** Each a line with a stepper, from the fewest to the most. */
  amounts: Option[][];
  /** Chosen on the board, and here only in words. */
  placed: Line[];
  verbs: Verb[];
  /** Confirm, then pass. */
  ends: Line[];
}

/** As many as a list may have before it is folded by verb. */
export const FLAT = 12;

/** As many as stand open below a heading. */
export const FEW = 3;

export const isPlaced = ({ cells, edges, dice }: Option): boolean =>
  (cells?.length ?? 0) + (edges?.length ?? 0) + (dice?.length ?? 0) > 0;

/** Of a chance question copies of a thing are all the same. */
const kindOf = (text: string, chance: boolean): string => (chance ? text.replace(/ #\d+$/, "") : text);

function once(options: readonly { option: Option; number: number }[], chance: boolean): Line[] {
  const lines = new Map<string, Line>();
  for (const { option, number } of options) {
    const text = kindOf(option.text, chance);
    const known = lines.get(`${option.verb} ${text}`);
    if (known) known.count++;
    else lines.set(`${option.verb} ${text}`, { option, text, count: 1, number });
  }
  return [...lines.values()].map((line) => (line.count > 1 ? { ...line, text: `${line.text} (${line.count} of them)` } : line));
}

type Heading = (option: Option) => string | undefined;

function byVerb(lines: readonly Line[], heading: Heading): Verb[] {
  const verbs = new Map<string, Line[]>();
  for (const line of lines) {
    const verb = heading(line.option) ?? line.option.verb;
    verbs.set(verb, [...(verbs.get(verb) ?? []), line]);
  }
  return [...verbs].map(([verb, list]) => ({ verb, lines: list }));
}

/** A long list in parts of a dozen at most, in the order of their words: "Ambush to Forest". */
export function inParts(lines: readonly Line[]): { label: string; lines: Line[] }[] {
  const sorted = [...lines].sort((a, b) => a.text.localeCompare(b.text));
  const count = Math.ceil(sorted.length / FLAT);
  const size = Math.ceil(sorted.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => {
    const part = sorted.slice(i * size, (i + 1) * size);
    const [first = "", last = ""] = [part[0], part.at(-1)].map((line) => line?.text);
    return { label: first === last ? first : `${first} … ${last}`, lines: part };
  });
}

/** Of more than a dozen lines: those of each verb, or of one verb its parts. */
export function branches(verbs: readonly Verb[]): { label: string; lines: Line[] }[] {
  const [only, ...more] = verbs;
  return only && more.length === 0 ? inParts(only.lines) : verbs.map(({ verb, lines }) => ({ label: verb, lines }));
}

/** `board`: there is one to choose on. `chance`: what came up is typed in. */
export function grouped(ask: Ask, board: boolean, chance: boolean, from = 0, heading: Heading = () => undefined): Grouped {
  const all = ask.options.map((option, i) => ({ option, number: from + i + 1 }));
  const amounts = new Map<number, Option[]>();
  const rest: typeof all = [];
  for (const one of all) {
    const { like, amount, suggested } = one.option;
    if (like !== undefined && amount !== undefined && !suggested) amounts.set(like, [...(amounts.get(like) ?? []), one.option]);
    else rest.push(one);
  }
  const isEnd = ({ option }: { option: Option }): boolean => !option.suggested && (option.confirm || option.pass) === true;
  const open = rest.filter((one) => !one.option.suggested && !isEnd(one));
  return {
    suggested: once(rest.filter((one) => one.option.suggested), chance),
    amounts: [...amounts.values()].map((list) => [...list].sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0))),
    placed: once(open.filter((one) => board && isPlaced(one.option)), chance),
    verbs: byVerb(once(open.filter((one) => !(board && isPlaced(one.option))), chance), heading),
    ends: once(rest.filter(isEnd).sort((a, b) => Number(b.option.confirm ?? false) - Number(a.option.confirm ?? false)), chance),
  };
}
