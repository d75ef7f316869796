// What does not fit into the window, measured on the page as it is.
import type { Page } from "@playwright/test";

/** What sticks out of the window, or out of sight, though it should be seen whole. */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const all = document.scrollingElement;
    const wrong: string[] = [];
    if (!all || all.scrollHeight > innerHeight || all.scrollWidth > innerWidth) wrong.push("the page scrolls");
    const parts = Array.from(document.querySelectorAll<HTMLElement>("main, main *:not([data-choices], .under)"));
    for (const part of parts)
      if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1)
        wrong.push(`${part.className} scrolls`);
    const whole = "[data-ask], [data-ask] .ends button, .dock, .world, .mine, .others, .mine .tile > .frame, .world .tile > .frame";
    for (const one of Array.from(document.querySelectorAll(whole))) {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const far = innerWidth <= 760 && one.closest(".world .tile") !== null; // a row one pans
      if (!far && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
        wrong.push(`${one.className} ${left} ${top} ${right} ${bottom}`);
    }
    // Of a card of the hand the picture and the name are seen, and it rises when it is pointed at.
    for (const card of Array.from(document.querySelectorAll("[data-zone^=hand] .title"))) {
      const { left, top, right } = card.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 40 || top > innerHeight) wrong.push(`hand ${left} ${top} ${right}`);
    }
    return wrong;
  });

/** No card of the table lies under the bar, the dock or the rail. */
export const buried = (page: Page) =>
  page.evaluate(() => {
    const rail = document.querySelector(".rail")?.getBoundingClientRect();
    const bar = document.querySelector("[data-ask]")?.getBoundingClientRect();
    if (!rail || !bar) return ["nothing to look at"];
    const cards = Array.from(document.querySelectorAll(".field .tile:not(.tab) > .frame"));
    return cards
      .map((e) => e.getBoundingClientRect())
      .filter((b) => b.bottom > bar.top + 2 || (rail.width > 0 && b.right > rail.left + 12))
      .map((b) => `${b.left} ${b.top} ${b.right} ${b.bottom}`);
  });

/** Does the page itself scroll, to a side or down? */
export const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const all = document.documentElement;
    return all.scrollWidth > innerWidth || all.scrollHeight > innerHeight || scrollX + scrollY !== 0;
  });

/** What is wrong with how a question stands on a small screen: it takes at most a third of it, none of its options
 * lies over the table or is cut off, and what ends it is in reach. */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const bar = document.querySelector("[data-ask]");
    if (!bar) return ["nothing is asked"];
    const { top, bottom, height } = bar.getBoundingClientRect();
    if (height > innerHeight / 3) wrong.push(`it takes ${Math.round((100 * height) / innerHeight)} %`);
    if (bar.querySelector(".above")) wrong.push("something lies over the table");
    const all = document.documentElement;
    if (all.scrollWidth > innerWidth || all.scrollHeight > innerHeight || scrollX + scrollY !== 0) wrong.push("the page scrolls");
    const cut = (e: Element): boolean => e.getBoundingClientRect().top < top - 1 || e.getBoundingClientRect().bottom > bottom + 1;
    for (const option of Array.from(bar.querySelectorAll("[data-choices] button, [data-choices] input, [data-filled] button")))
      if (cut(option)) wrong.push(`${option.textContent} is cut off`);
    for (const [what, least] of [[".ends button", 44], ["[data-choices] [data-option]", 44], ["h2", 0]] as const)
      for (const part of Array.from(bar.querySelectorAll(what))) {
        const box = part.getBoundingClientRect();
        if (box.height < least) wrong.push(`${part.textContent} is ${box.height} high`);
        if (what === "[data-choices] [data-option]") continue; // a row one pans
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (box.left < 0 || box.right > innerWidth || !hit || !(part.contains(hit) || hit.contains(part))) wrong.push(`${part.textContent} is not in reach`);
      }
    return wrong;
  });

interface Spot {
  /** Its card, or words of it. */
  what: string;
  x: number;
  y: number;
}

/** Where each of these can be pressed: a point of it that nothing else covers; what has none is told apart. */
export const spots = (page: Page, of: string): Promise<{ open: Spot[]; covered: string[] }> =>
  page.evaluate((selector) => {
    const open: Spot[] = [];
    const covered: string[] = [];
    for (const e of Array.from(document.querySelectorAll<HTMLElement>(selector))) {
      const far = (box: DOMRect): boolean => box.right < 8 || box.left > innerWidth - 8;
      if (far(e.getBoundingClientRect())) e.scrollIntoView({ inline: "center", block: "nearest" }); // a row one pans
      const { left, top, width, height } = e.getBoundingClientRect();
      const what = e.getAttribute("aria-label") ?? e.textContent?.trim() ?? "";
      if (width === 0) continue;
      let found: Spot | undefined;
      for (let i = 0; i < 81 && !found; i++) {
        // From the middle outwards.
        const [dx, dy] = [((i * 5 + 4) % 9) + 0.5, ((Math.floor(i / 9) * 5 + 4) % 9) + 0.5];
        const [x, y] = [left + (width * dx) / 9, top + (height * dy) / 9];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === e || e.contains(hit))) found = { what, x, y };
      }
      if (found) open.push(found);
      else covered.push(what);
    }
    return { open, covered };
  }, of);
