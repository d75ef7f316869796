// Chance that can be checked: parts this browser gives, commitments it was shown, and
// whether every draw follows from the keys. docs/protocol.md says how they are made.
import { read, write } from "./keys";
import type { FairKey, Table, Verify } from "./protocol";

interface Seen {
  /** Commitments that were shown before their key was told. */
  commitments: string[];
  /** Parts this browser has given. */
  parts: string[];
  at: number;
}

const FAIR = "arbiter.fair";
const TABLES = 60;
const COMMITMENTS = 300;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const seenAt = (id: string): Seen =>
  read<Record<string, Seen>>(FAIR, {})[id] ?? { commitments: [], parts: [], at: 0 };

function note(id: string, seen: Seen): void {
  const all = { ...read<Record<string, Seen>>(FAIR, {}), [id]: { ...seen, at: Date.now() } };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  write(FAIR, Object.fromEntries(newest.slice(0, TABLES)));
}

/** 32 random bytes of this browser's own. */
export function newPart(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function keepPart(id: string, part: string): void {
  const seen = seenAt(id);
  note(id, { ...seen, parts: [...seen.parts, part] });
}

/** Notes what a table promises; true if something in it is new. */
export function notePromise({ table, fair, status }: Table): boolean {
  if (!fair || (status !== "gathering" && status !== "playing")) return false;
  const seen = seenAt(table);
  const told = [fair.commitment, fair.next].filter((c): c is string => typeof c === "string");
  const more = told.filter((c) => !seen.commitments.includes(c));
  if (more.length === 0) return false;
  note(table, { ...seen, commitments: [...seen.commitments, ...more].slice(-COMMITMENTS) });
  return true;
}

export interface Checked {
  draws: number;
  typed: number;
  known: number;
  /** Draws that do not follow from their key. */
  wrong: number;
  /** Keys whose secret is not what was committed to. */
  broken: number;
  /** Keys that this browser was shown the commitment of beforehand. */
  promised: number;
  /** Keys that should have a part of this browser, and have not. */
  without: number;
  keys: number;
  /** Not from a key: from a seed. */
  seeded: number;
}

type Hash = (message: Uint8Array, options: { dkLen: number; key?: Uint8Array }) => Uint8Array;

function makeKey(blake2b: Hash, key: FairKey): Uint8Array {
  const parts = key.parts.flatMap((part, seat) => (part ? [seat, ...bytes(part)] : []));
  return blake2b(Uint8Array.from(parts), { dkLen: 32, key: bytes(key.secret) });
}

function outcome(blake2b: Hash, key: Uint8Array, ask: number, of: number): number {
  const id = Uint8Array.of(ask & 255, (ask >> 8) & 255, (ask >> 16) & 255, (ask >>> 24) & 255);
  const x = blake2b(id, { dkLen: 16, key }).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return Number((x * BigInt(of)) >> 128n);
}

/** Computes every draw again, here; what hashes is fetched only now. */
export async function check(id: string, verify: Verify): Promise<Checked> {
  const { blake2b } = (await import("@noble/hashes/blake2")) as { blake2b: Hash };
  const { commitments, parts } = seenAt(id);
  const made = verify.keys.map((key) => makeKey(blake2b, key));
  const result: Checked = {
    draws: verify.draws.length,
    typed: 0,
    known: verify.known,
    wrong: 0,
    broken: 0,
    promised: 0,
    without: 0,
    keys: verify.keys.length,
    seeded: 0,
  };
  for (const key of verify.keys) {
    const committed = Uint8Array.from([...bytes(key.secret), ...new TextEncoder().encode(key.table)]);
    if (hex(blake2b(committed, { dkLen: 32 })) !== key.commitment) result.broken++;
    if (key.table === id && commitments.includes(key.commitment)) result.promised++;
  }
  const last = verify.keys.at(-1);
  if (last?.table === id && parts.length > 0 && !parts.some((p) => last.parts.includes(p))) result.without++;
  for (const [step, ask, of, brought, typed] of verify.draws) {
    const key = made[verify.keys.filter((k) => k.from <= step).length - 1];
    if (typed) result.typed++;
    else if (!key) result.seeded++;
    else if (outcome(blake2b, key, ask, of) !== brought) result.wrong++;
  }
  return result;
}
