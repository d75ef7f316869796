// How a question stands in the action bar.
import { CHANCE, type Ask, type Option } from "../protocol";

/** The question in few words, and what explains it: what it says in brackets, or after a colon. A
 * clause before the colon goes on below: "After Bob activates Lodor …", "Do you answer?". */
export function inShort(prompt: string): { words: string; more: string } {
  const [, before = prompt, inside = "", after = ""] = /^(.*?)\s*\(([^()]*)\)(.*)$/.exec(prompt) ?? [];
  const whole = before + after;
  const [, head = "", tail = ""] = /^(.{12,}?): (.*)$/.exec(whole) ?? [];
  const end = !tail.endsWith("?") || head.endsWith("?") ? "" : /^(After|Before|When) /.test(head) ? " …" : "?";
  const words = head ? head + end : whole;
  const more = [tail, inside].filter((part) => part && !/^[\d.]+\w?$/.test(part)).join(" · ");
  return { words, more: more.charAt(0).toUpperCase() + more.slice(1) };
}

/** Has it a place on the table, where it is chosen by a click? What it is about may lie nowhere. */
const placed = ({ cards, seats, cells, edges, dice }: Option, there: ReadonlySet<number>): boolean =>
  cards?.some((card) => there.has(card)) ||
  [seats, cells, edges, dice].some((things) => things && things.length > 0);

export interface Places {
  pass: Option | undefined;
  confirm: Option | undefined;
  /** Buttons: what has no place on the table. */
  direct: Option[];
}

const MOST = 4;

/** Where the options of an ask stand in the bar, with these things on the table. */
export function placesOf(ask: Ask, there: ReadonlySet<number>): Places {
  const pass = ask.options.find((o) => o.pass);
  const rest = ask.options.filter((o) => o !== pass && !placed(o, there));
  const confirm = rest.find((o) => o.confirm);
  const direct = rest.filter((o) => o !== confirm);
  return { pass, confirm, direct: ask.seat === CHANCE || direct.length > MOST ? [] : direct };
}

/** Can it only be answered from the list? */
export function needsList(ask: Ask, there: ReadonlySet<number>): boolean {
  if (ask.seat === CHANCE || ask.form) return true;
  if (ask.options.some((o) => o.suggested || o.amount !== undefined)) return true;
  return ask.options.filter((o) => !o.pass && !o.confirm && !placed(o, there)).length > MOST;
}
