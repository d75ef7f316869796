// axe-core on a page or a part of it, in light and dark, wide and narrow.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { noSidewaysScroll } from "./help";

export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

type Way = readonly ["light" | "dark", typeof desk];
export const wide: Way[] = [["light", desk], ["dark", desk]];
export const narrow: Way[] = [["dark", phone], ["light", phone]];
/** Enough for a part whose surroundings have been looked at in every way. */
export const twoWays: Way[] = [["light", desk], ["dark", phone]];

/** The rules of axe that can tell one colour scheme from another. */
const COLOURS = ["color-contrast", "link-in-text-block"];

interface Where {
  /** A selector of the part to look at. */
  within?: string;
  ways?: readonly Way[];
}

/** What axe finds on the page as it is now; of a whole page only what is serious. */
async function found(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  const there = await page.evaluate(() => "axe" in window); // half a megabyte, brought once
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: ";" } : {}) });
  axe.setLegacyMode(); // no frames here, so no page of its own
  axe.options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const grave = violations.filter((v) => within || ["serious", "critical"].includes(v.impact ?? ""));
  return grave.flatMap((v) =>
    v.nodes.map((n) => `${v.id}: ${v.help}: ${n.target.join(" ")} ${n.failureSummary ?? ""}`),
  );
}

/**
 * axe finds nothing serious on the page, and nothing at all within a part of it. In the
 * second colours of a width only what depends on colours is looked at again.
 */
export async function clean(page: Page, where: string, more: Where = {}): Promise<void> {
  const { within, ways = [...wide, ...narrow] } = more;
  const done = new Set<number>();
  for (const [colorScheme, viewport] of ways) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const again = done.has(viewport.width);
    const list = await found(page, within, again ? COLOURS : undefined);
    expect(list, `${where}, ${colorScheme}, ${viewport.width} pixels`).toEqual([]);
    await noSidewaysScroll(page);
    done.add(viewport.width);
  }
  if (done.size > 1) await page.setViewportSize(desk);
}
