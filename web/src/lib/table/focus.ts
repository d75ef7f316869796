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

function otherZone(list: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const root = list.closest("dialog, main") ?? document;
  const zones = Array.from(root.querySelectorAll<HTMLElement>("[data-zone]"));
  const next = zones[zones.indexOf(list) + by];
  return next?.querySelector<HTMLElement>("[data-card][tabindex='0']") ?? undefined;
}

/** The first card of the table that can be chosen, or simply the first. */
export function focusTable(): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>("main [data-card]"));
  const to = all.find((e) => e.closest(".choosable")) ?? all[0];
  to?.focus();
}

export function focusAsk(): void {
  document.querySelector<HTMLElement>("[data-ask] [data-option], [data-ask] h2")?.focus();
}

/** Where the focus was, so that it can be found again after an update. */
export function rememberFocus(): () => void {
  const was = document.activeElement;
  if (!(was instanceof HTMLElement) || was === document.body) return () => undefined;
  const card = was.dataset.card;
  const inAsk = was.closest("[data-ask]") !== null;
  return () => {
    const gone = !was.isConnected || was.closest("[inert]") !== null;
    const lost = gone || document.activeElement === document.body;
    if (!lost || document.querySelector("dialog[open]")) return;
    const same = cards(document).find((e) => e.dataset.card === card && card !== undefined);
    if (same) same.focus();
    else if (inAsk || card !== undefined) focusAsk();
  };
}
