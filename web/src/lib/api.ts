// Requests over HTTP: all that is not about being at a table.
import type { PackLook } from "./art/pictures.svelte";
import type { Chair } from "./bots";
import { keepPart, newPart } from "./fair";
import type { About, CampaignLog, ErrorBody, Game, MyTable, SeatKey, Table, Values } from "./protocol";
import { forget, keysOf } from "./keys";
import { account, type LoggedIn, type Login } from "./ui/account.svelte";

/** Something the server refused, or failed to do, in words for a person. */
export class ServerError extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(body: ErrorBody) {
    super(body.text);
    this.code = body.code;
    this.rule = body.rule;
  }
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export async function send<T>(path: string, body?: BodyInit | object, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  const token = key ?? account.token;
  if (token) headers.Authorization = `Bearer ${token}`;
  const init: RequestInit = { headers };
  if (body !== undefined) {
    init.method = "POST";
    init.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  let reply: Response;
  try {
    reply = await fetch(path, init);
  } catch {
    throw new ServerError({ code: "offline", text: "The server cannot be reached." });
  }
  const text = await reply.text();
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new ServerError({ code: "broken", text: `The server sent something unexpected (${reply.status}).` });
  }
  const { error } = value as { error?: ErrorBody };
  if (error) throw new ServerError(error);
  if (!reply.ok) throw new ServerError({ code: "broken", text: `Something went wrong on the server (${reply.status}).` });
  return value as T;
}

export interface SeatWish extends Chair {
  who: "me" | "open" | "bot";
  options?: Values;
}

export interface NewTable {
  game: string;
  title?: string;
  name?: string;
  setup?: Values | { campaign: object };
  seats?: SeatWish[];
  pace?: "live" | "daily";
  listed?: boolean;
  watch?: boolean;
  open_book?: boolean;
  referee?: boolean;
  start?: boolean;
}

export interface Created {
  table: Table;
  keys: SeatKey[];
}

export const about = () => send<About>("/api/about");
export const games = async () => (await send<{ games: Game[] }>("/api/games")).games;
/** What packs of this server's own say of pictures. */
export const ownLook = (game: string) => send<PackLook>(`/api/games/${game}/look`);
export const tables = async () => (await send<{ tables: Table[] }>("/api/tables")).tables;
export async function create(wish: NewTable): Promise<Created> {
  const part = newPart();
  const made = await send<Created>("/api/tables", { ...wish, part });
  keepPart(made.table.table, part);
  return made;
}
export const mine = async (held: { table: string; key: string }[]) =>
  (await send<{ tables: MyTable[] }>("/api/mine", { tables: held })).tables;
/** Out of this person's own list, or back into it. */
export async function putAway({ table }: MyTable, away: boolean): Promise<void> {
  const keys: (string | undefined)[] = keysOf(table).map((k) => k.key);
  for (const key of keys.length > 0 ? keys : [undefined])
    await send(`/api/tables/${table}/away`, { away }, key);
}

/** For good; the server lets nobody delete what was played. */
export async function deleteTable({ table, you }: MyTable): Promise<void> {
  const held = keysOf(table);
  await send(`/api/tables/${table}/delete`, {}, held.find((k) => k.seat === you.seat)?.key);
  for (const { key } of held) forget(table, key);
}

/** A saved play, for those who get the link; it is nobody else's business. */
export const bring = (save: Blob, name: string) =>
  send<Created>(`/api/import?name=${encodeURIComponent(name)}&listed=false`, save);
/** The log of a campaign in a file, or null if the file is something else. */
export async function logIn(file: Blob): Promise<Partial<CampaignLog> | null> {
  if (file.size > 256 * 1024) return null;
  try {
    const log = JSON.parse(await file.text()) as Partial<CampaignLog>;
    return typeof log.campaign === "string" ? log : null;
  } catch {
    return null;
  }
}

/** A table that goes on with a log, for as many as played before. */
export function goOn(log: Partial<CampaignLog>, name: string): Promise<Created> {
  const kept = log.complete && log.next ? (log.next as Partial<CampaignLog>) : log;
  const players = kept.players?.length ? kept.players : [{}];
  const me = Math.max(0, players.findIndex((p) => !("bot" in p)));
  const seats = players.map((p, i): SeatWish => {
    if (i === me) return { who: "me" };
    return "bot" in p && p.bot ? { who: "bot", bot: p.bot } : { who: "open" };
  });
  const title = typeof log.name === "string" ? { title: log.name.slice(0, 60) } : {};
  const game = log.game ?? "";
  return create({ game, name, seats, setup: { campaign: kept }, listed: false, start: false, ...title });
}

export const register = (name: string, password: string) =>
  send<LoggedIn>("/api/register", { name, password });
export const login = (name: string, password: string) =>
  send<LoggedIn>("/api/login", { name, password });
export const logout = (everywhere = false) =>
  send<object>("/api/logout", everywhere ? { all: true } : {});
export const changePassword = (password: string, fresh: string) =>
  send<object>("/api/password", { password, new: fresh });
export const removeAccount = (password: string) => send<object>("/api/remove", { password });
export const logins = () => send<{ logins: Login[] }>("/api/logins");

/** A file of the table, fetched with the key and given to the person. */
export async function download(path: string, key: string | undefined, name: string): Promise<void> {
  const reply = await fetch(path, key ? { headers: { Authorization: `Bearer ${key}` } } : {});
  if (!reply.ok) throw await errorOf(reply);
  give(await reply.blob(), name);
}

export async function errorOf(reply: Response): Promise<ServerError> {
  const body = (await reply.json().catch(() => null)) as { error?: ErrorBody } | null;
  return new ServerError(body?.error ?? { code: "broken", text: `Something went wrong on the server (${reply.status}).` });
}

/** Hands a file to the person. */
export function give(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
