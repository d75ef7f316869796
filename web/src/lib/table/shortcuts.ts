// Keys that work anywhere at the table, unless somebody is typing.
import { tick } from "svelte";
import type { LiveTable } from "../live/table.svelte";
import { settings } from "../ui/settings.svelte";
import { ui } from "../ui/ui.svelte";
import { focusAsk, focusQuestion, focusTable } from "./focus";

/** What is shown beside the table, or on a small screen instead of it. */
export type Tab = "table" | "log" | "chat" | "people";

export const SHORTCUTS: [string, string][] = [
  ["Tab", "next area, question or log"],
  ["← →", "previous or next card in a zone"],
  ["↑ ↓", "previous or next zone"],
  ["Enter or Space", "choose, or list the choices"],
  ["I", "details of the focused card"],
  ["1 to 9", "take that option"],
  ["A", "all of them, where several can be chosen"],
  ["P", "pass, or finish"],
  ["U, Z", "undo"],
  ["Q", "all choices in words"],
  ["O", "where to be asked"],
  ["H", "what would you do?"],
  ["T", "go to a card you can choose"],
  ["L, C", "log, chat"],
  ["W", "why something is not possible"],
  ["B", "look at the past, and return"],
  ["Esc", "close"],
  ["?", "this list"],
];

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest("input, textarea, select");
  return field !== null && !(field instanceof HTMLInputElement && field.type === "checkbox");
}

function takeNumber(table: LiveTable, n: number): boolean {
  const offer = table.offers.all[n - 1];
  if (offer) void table.choose(offer);
  return offer !== undefined;
}

/** What stood open above the bar is put away; the focus goes back to the question. */
function closeAbove(): void {
  const within = document.activeElement?.closest("[data-choices], [data-orders], [data-hints]");
  ui.above = null;
  if (within) void tick().then(focusQuestion);
}

/** A key that is held down answers once. */
export function heldDown(event: KeyboardEvent): void {
  if (!event.repeat || typing(event.target) || !/^(Enter| |[1-9apuz])$/i.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

export function shortcut(event: KeyboardEvent, table: LiveTable, show: (tab: Tab) => void): void {
  if (event.key === "Escape") {
    ui.peek = null;
    if (ui.layers.length === 0 && ui.above) closeAbove();
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (!settings.letters || typing(event.target) || ui.layers.length > 0) return;
  if (document.querySelector("dialog[open]")) return;
  // As soon as it is drawn, so that the next key already goes there.
  const focusIn = (selector: string): void =>
    void tick().then(() => document.querySelector<HTMLElement>(selector)?.focus());
  const actions: Record<string, () => void> = {
    "?": () => ui.open({ kind: "shortcuts" }),
    p: () => void (table.offers.pass && table.choose(table.offers.pass)),
    a: () => {
      const ask = table.asks.find((one) => one.all);
      if (ask) void table.chooseAll(ask);
    },
    u: () => void table.undo(),
    q: () => {
      if (table.offers.all.length > 0) ui.above = "choices";
      void tick().then(focusAsk);
    },
    o: () => {
      ui.above = ui.above === "stops" ? null : "stops";
      focusIn("[data-orders] select");
    },
    h: () => {
      if (table.asked) ui.above = ui.above === "hint" ? null : "hint";
      if (ui.above === "hint") focusIn("[data-hints] button");
    },
    z: () => void table.undo(),
    t: () => {
      show("table");
      void tick().then(focusTable);
    },
    l: () => {
      show("log");
      focusIn("#side .list");
    },
    c: () => {
      show("chat");
      focusIn("#side input");
    },
    w: () => table.seated && ui.open({ kind: "why" }),
    b: () => (table.at === null ? table.lookBack(table.table.length) : table.showNow()),
  };
  const digit = /^[1-9]$/.test(event.key) && takeNumber(table, Number(event.key));
  const action = actions[event.key.toLowerCase()];
  if (action) action();
  if (action || digit) event.preventDefault();
}
