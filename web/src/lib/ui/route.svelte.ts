// Which page is shown: the lobby, the form for a new table, or a table.
import { tick } from "svelte";

export type Page = { at: "lobby" } | { at: "new" } | { at: "table"; id: string; seat?: number };

function pageOf(location: Location): Page {
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(location.pathname)?.[1];
  if (table) {
    const seat = /^#seat-(\d)$/.exec(location.hash)?.[1];
    return { at: "table", id: table, ...(seat ? { seat: Number(seat) } : {}) };
  }
  return { at: location.pathname === "/new" ? "new" : "lobby" };
}

/** Whoever listens, or uses keys, begins at the heading of a new page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

class Route {
  page = $state.raw<Page>(pageOf(location));
  /** Was a link followed to a page that is not there yet? */
  #coming = false;

  constructor() {
    addEventListener("popstate", () => (this.page = pageOf(location)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = pageOf(location);
    scrollTo(0, 0);
    this.#coming = true;
    void tick().then(() => this.arrived());
  }

  /** A page that may have had to be fetched is there. */
  arrived(): void {
    if (!this.#coming || !document.querySelector("h1")) return;
    this.#coming = false;
    focusHeading();
  }

  /** For onclick of a link: follow it within the page. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
