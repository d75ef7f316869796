// What this browser holds: keys of seats and the name last used.
// Storage can be switched off; then everything lasts as long as the page.

export interface HeldKey {
  seat: number | null;
  key: string;
}

type Held = Record<string, HeldKey[]>;

const KEYS = "arbiter.keys";
const NAME = "arbiter.name";

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; nothing depends on it within the page.
  }
}

export function keysOf(table: string): HeldKey[] {
  return read<Held>(KEYS, {})[table] ?? [];
}

export function allKeys(): { table: string; key: string }[] {
  const held = Object.entries(read<Held>(KEYS, {}));
  return held.flatMap(([table, keys]) => keys.map(({ key }) => ({ table, key })));
}

/** Keeps a key; a new key of a seat replaces the old one. */
export function keep(table: string, seat: number | null, key: string): void {
  const held = read<Held>(KEYS, {});
  held[table] = [...(held[table] ?? []).filter((k) => k.seat !== seat), { seat, key }];
  write(KEYS, held);
}

/** The keys of one table hold at another, which came after it. */
export function inherit(from: string, to: string): void {
  for (const { seat, key } of keysOf(from))
    if (!keysOf(to).some((k) => k.seat === seat)) keep(to, seat, key);
}

export function forget(table: string, key: string): void {
  const held = read<Held>(KEYS, {});
  const rest = (held[table] ?? []).filter((k) => k.key !== key);
  if (rest.length > 0) held[table] = rest;
  else delete held[table];
  write(KEYS, held);
}

export const lastName = (): string => read(NAME, "");
export const keepName = (name: string): void => write(NAME, name);
