// What goes over the wire, counted as the browser counts it: bodies as they were sent, with their
// heads. A browser that has never been here comes to the lobby and plays; then it comes again.
import { type Browser, expect, type Page } from "@playwright/test";
import { settled, test } from "./help";
import { Server } from "./server";

/** One of its own: others make public tables, which a lobby lists. */
let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

interface Sent {
  path: string;
  /** As the browser calls it: Script, Stylesheet, Font, Fetch… */
  type: string;
  bytes: number;
}

/** A browser of its own, with all that is sent to it. */
class Guest {
  #sent = new Map<string, Sent>();
  #told = 0;

  private constructor(readonly page: Page) {}

  static async come(browser: Browser): Promise<Guest> {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    const guest = new Guest(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
      const path = response.url.startsWith("http") ? new URL(response.url).pathname : "data:";
      guest.#sent.set(requestId, { path, type, bytes: 0 });
    });
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const one = guest.#sent.get(requestId);
      if (one) one.bytes = encodedDataLength;
    });
    cdp.on("Network.webSocketFrameReceived", ({ response }) => (guest.#told += response.payloadData.length));
    return guest;
  }

  /** Nothing more comes for a while. */
  async #quiet(): Promise<void> {
    for (let before = -1; before !== this.#sum(); ) {
      before = this.#sum();
      await this.page.waitForTimeout(800);
    }
  }

  #sum(): number {
    return [...this.#sent.values()].reduce((n, { bytes }) => n + bytes, this.#told);
  }

  /** What has come since the last look, in KB: letters, and all that is not. */
  async weigh(words: string): Promise<{ rest: number; fonts: number; fetched: string[] }> {
    await this.#quiet();
    const all = [...this.#sent.values()].filter((one) => one.bytes > 0);
    const sum = (list: Sent[]): number => list.reduce((n, { bytes }) => n + bytes, 0) / 1024;
    const fonts = sum(all.filter(({ type }) => type === "Font"));
    const rest = sum(all.filter(({ type }) => type !== "Font")) + this.#told / 1024;
    test.info().annotations.push({
      type: words,
      description: `${rest.toFixed(1)} KB, and ${fonts.toFixed(1)} KB of letters, in ${all.length} answers`,
    });
    this.#sent.clear();
    this.#told = 0;
    return { rest, fonts, fetched: all.map(({ path }) => path) };
  }

  has(name: string): boolean {
    return [...this.#sent.values()].some(({ path, bytes }) => path.includes(name) && bytes > 0);
  }

  async lobby(): Promise<void> {
    await this.page.goto("/");
    await expect(this.game("The Lord of the Rings")).toBeVisible();
  }

  game(name: string) {
    return this.page.getByRole("region", { name: "Games" }).getByRole("listitem").filter({ hasText: name });
  }

  async play(name: string): Promise<void> {
    await this.game(name).getByRole("button", { name: /^Play/ }).first().click();
    await settled(this.page);
  }
}

test("to the lobby, to the first question, and nothing of it again", async ({ browser }) => {
  const guest = await Guest.come(browser);
  await guest.lobby();
  const lobby = await guest.weigh("lobby");
  expect(lobby.rest).toBeLessThan(52);
  expect(lobby.fonts).toBeLessThan(74);

  await guest.play("The Lord of the Rings");
  const table = await guest.weigh("first question");
  expect(table.rest).toBeLessThan(120);
  expect(table.fonts).toBeLessThan(76);
  // Nothing of what other games are drawn with, and of this one's drawings a part.
  expect(table.fetched.filter((path) => /phantom|twilight|Boards|cinzel|chakra/.test(path))).toEqual([]);
  expect(table.fetched.filter((path) => /part-\d/.test(path)).length).toBeLessThan(7);
  await expect(guest.page.locator(".tile .fig path").first()).toBeVisible();

  // The dialogs come by themselves, and then everything is there.
  await expect.poll(() => guest.has("TableDialogs")).toBe(true);
  await guest.weigh("dialogs");
  await guest.page.reload();
  await settled(guest.page);
  const again = await guest.weigh("again");
  expect(again.fetched.filter((path) => path.startsWith("/assets/") || path.includes("catalogue"))).toEqual([]);
  expect(again.rest).toBeLessThan(8);
  await guest.page.context().close();
});

test("a map and its game come with the first table that has them", async ({ browser }) => {
  const guest = await Guest.come(browser);
  await guest.lobby();
  const lobby = await guest.weigh("lobby");
  await guest.play("Twilight Imperium");
  await expect(guest.page.getByRole("region", { name: "Board" })).toBeVisible();
  const table = await guest.weigh("first question");
  expect(lobby.rest + table.rest).toBeLessThan(220);
  expect(table.fonts).toBeLessThan(76);
  await guest.page.context().close();
});
