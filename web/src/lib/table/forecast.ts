// What a choice comes to, before it is made: a sum with its sources.

export interface Forecast {
  title: string;
  /** What is added and taken away, in order. */
  lines: { label: string; amount: number }[];
  /** What is left of it, against what there is. */
  total: { label: string; amount: number; of?: number; tone: "good" | "bad" | "plain" };
  /** What is not reckoned with. */
  note?: string;
  /** With what the table may tell the odds of it: "With what is hidden". */
  unseen?: string;
  /** An arrow goes from these cards to those. */
  from: number[];
  to: number[];
}

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** "3 − 2 = 1": all that counts, in one line. */
export function sumWords({ lines, total }: Forecast): string {
  const [first, ...rest] = lines.map((l) => l.amount);
  return `${[String(first ?? 0), ...rest.map(signed)].join(" ")} = ${total.amount}`;
}
