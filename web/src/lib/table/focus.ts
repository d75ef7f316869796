// Moving the focus among cards, and never losing it when the table changes.

const cards = (within: ParentNode): HTMLElement[] =>
  Array.from(within.querySelectorAll<HTMLElement>("[data-card]:not([inert] *)"));

/** Left and right within a zone, up and down from zone to zone. */
export function stepFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const from = document.activeElement as HTMLElement;
  if (from.dataset.card === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = cards(list);
  const i = all.indexOf(from);
  let to: HTMLElement | undefined;
  if (event.key === "ArrowRight") to = all[i + 1] ?? all[0];
  else if (event.key === "ArrowLeft") to = all[i - 1] ?? all.at(-1);
  else if (event.key === "Home") to = all[0];
  else if (event.key === "End") to = all.at(-1);
  else if (event.key === "ArrowDown") to = otherZone(list, 1);
  else if (event.key === "ArrowUp") to = otherZone(list, -1);
  else return;
  event.preventDefault();
  to?.focus();
  to?.scrollIntoView({ block: "nearest" });
}

/** Up and down through the lines of a list whose buttons are no stops of Tab. */
export function stepLines(event: KeyboardEvent): void {
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (by === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const list = event.currentTarget as HTMLElement;
  const all = Array.from(list.querySelectorAll<HTMLElement>("li button"));
  const i = all.indexOf(document.activeElement as HTMLElement);
  const to = i < 0 ? (by < 0 ? all.at(-1) : undefined) : all[i + by];
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: "nearest" });
}

function otherZone(list: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const root = list.closest("dialog, main") ?? document;
  const zones = Array.from(root.querySelectorAll<HTMLElement>("[data-zone]"));
  const next = zones[zones.indexOf(list) + by];
  return next?.querySelector<HTMLElement>("[data-card][tabindex='0']") ?? undefined;
}

/** The first card of the table that can be chosen, the map where a place can be, or simply the first card. */
export function focusTable(): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>("main [data-card]"));
  // What is attached to a card that can be chosen need not be one itself.
  const card = all.find((e) => e.closest(".tile")?.matches(".choosable"));
  const board = document.querySelector("[data-board]:has(.live)")?.querySelector<SVGElement>("[data-cell][tabindex='0']");
  (card ?? board ?? all[0])?.focus();
}

/** The choices in words, if they stand open; whoever asks for them takes the first with Enter. */
export function focusAsk(): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>("[data-ask] [data-choices] [data-option]"));
  const first = all.find((e) => e.getClientRects().length > 0); // not in a part that is folded
  if (first) first.focus();
  else focusQuestion();
}

/** The question itself, where Enter does nothing; from there Tab goes to its choices. */
export function focusQuestion(): void {
  const ask = document.querySelector<HTMLElement>("[data-ask]");
  (ask?.querySelector<HTMLElement>("[data-choices]") ?? ask?.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
}

/** Whoever types answers, as a referee does, goes on typing. */
function focusSearch(): void {
  const field = document.querySelector<HTMLElement>("[data-ask] input");
  if (field) field.focus();
  else focusQuestion();
}

let found: Element | null = null;
/** Had it the focus already when this was asked? Then Enter may still have been meant for the
 * question before, and only shows what it would do; the next one does it. */
export function wasThere(element: Element): boolean {
  const was = found === element;
  found = null;
  return was;
}
let behind = false;
/** For onfocusin: whoever goes elsewhere and comes back knows what is asked, unless it was asked
 * behind a dialog that has only now been put away. */
export function moved({ target }: FocusEvent): void {
  const back = behind && target instanceof Element && target.closest("dialog") === null;
  if (back) behind = false;
  found = back ? (target as Element) : null;
}

const ANSWERS = "[data-option], [data-die], [data-seat-offer]";

/** Where the focus was, so that it can be found again after an update. When something else is
 * asked, nothing that answers it has the focus. */
export function rememberFocus(anew: boolean): () => void {
  const was = document.activeElement;
  if (!(was instanceof Element) || was === document.body) return () => undefined;
  const card = was instanceof HTMLElement ? was.dataset.card : undefined;
  const inAsk = was.closest("[data-ask]") !== null;
  const board = was.closest("[data-board]");
  const typed = was instanceof HTMLInputElement;
  return () => {
    if (document.querySelector("dialog[open]")) return void (behind ||= anew);
    const gone = !was.isConnected || was.closest("[inert]") !== null;
    const lost = gone || document.activeElement === document.body;
    if (lost) {
      const same = cards(document).find((e) => e.dataset.card === card && card !== undefined);
      if (same) same.focus();
      else if (inAsk && typed) focusSearch();
      else if (board?.isConnected) board.querySelector<SVGElement>("[data-cell][tabindex='0']")?.focus();
      else if (inAsk || card !== undefined) focusQuestion();
    }
    if (!anew) return;
    if (document.activeElement?.matches(ANSWERS)) focusQuestion();
    found = document.activeElement;
  };
}
