import type { GameEvent, Patch, State, Update } from "./protocol";

type Things = Record<string, unknown>;

/** The new value after a patch. What did not change keeps its identity. */
export function apply(old: unknown, patch: Patch): unknown {
  if ("v" in patch) return patch.v;
  if ("a" in patch) {
    const items = old as unknown[];
    return patch.a.map((e) => {
      if (typeof e === "number") return items[e];
      return Array.isArray(e) ? apply(items[e[0]], e[1]) : e.v;
    });
  }
  const now: Things = { ...(old as Things) };
  for (const key of patch.x ?? []) delete now[key];
  for (const [key, change] of Object.entries(patch.o ?? {})) now[key] = apply(now[key], change);
  return now;
}

/** Events after those from `cut` on were undone and `more` happened. */
export function eventsAfter(events: GameEvent[], cut: number | undefined, more: GameEvent[] = []) {
  const kept = cut === undefined ? events : events.filter((e) => e.n < cut);
  return more.length > 0 ? [...kept, ...more] : kept;
}

/** The state of a table after an update. */
export function advance(state: State, update: Update): State {
  const now: State = { ...state, rev: update.rev };
  if (update.view) now.view = apply(state.view, update.view) as State["view"];
  if (update.table) now.table = apply(state.table, update.table) as State["table"];
  if (update.you) now.you = update.you;
  if (update.asks) now.asks = update.asks;
  if (update.cut !== undefined || update.events)
    now.events = eventsAfter(state.events, update.cut, update.events);
  if (update.chat) now.chat = [...state.chat, ...update.chat];
  if (update.orders !== undefined) now.orders = update.orders;
  if (update.can_undo) now.can_undo = update.can_undo;
  if (update.undo !== undefined) now.undo = update.undo;
  return now;
}
