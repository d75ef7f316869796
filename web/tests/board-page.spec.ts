// Boards alone: shapes, marks, pieces, keys, fingers. The plans are those of the kit's tests.
import { expect, type Page, test } from "@playwright/test";
import { clean, desk, phone } from "./axe";
import { BoardPage } from "./boards/build";

let boards: BoardPage;
test.beforeAll(async () => {
  boards = await BoardPage.build();
});
test.afterAll(() => boards.remove());

const errors: string[] = [];
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on("pageerror", (error) => errors.push(String(error)));
});
test.afterEach(() => expect(errors).toEqual([]));

const cell = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}\\b`) });
const chosen = (page: Page) => page.locator("output");
const zoom = (page: Page) =>
  page.locator("svg[role=group] > g").first().evaluate((g) => Number(/scale\(([\d.]+)/.exec(g.getAttribute("transform") ?? "")?.[1]));

test("a square board: heights, walls and doors, reach with its ways, threat, sight", async ({ page }) => {
  await boards.open(page, "plateau");
  await expect(page.getByRole("group", { name: "The plateau: map" })).toBeVisible();
  await expect(cell(page, "k1")).toHaveAccessibleName("k1, height, height 2");
  await expect(cell(page, "c5")).toHaveAccessibleName(/^c5, rough\. Scout of Ann, health 7 of 9/);
  await expect(cell(page, "j5")).toHaveAccessibleName(/2 × Drone/);
  await expect(cell(page, "h5")).toHaveAccessibleName(/threatened/);
  await expect(cell(page, "d4")).toHaveAccessibleName(/Choose: move to d4 for 2, costs 2/);
  await expect(cell(page, "k6")).toBeDisabled();
  // The way there is drawn before the click, and the click takes it.
  await cell(page, "a4").hover();
  const way = await page.locator("polyline.path").last().getAttribute("points");
  expect(way?.split(" ")).toHaveLength(4); // c5, b5, a5, a4
  await cell(page, "a4").click();
  await expect(chosen(page)).toHaveText("move to a4 for 3");
});

test("marks are shown and hidden by their keys and buttons", async ({ page }) => {
  await boards.open(page, "plateau");
  const threat = page.getByRole("button", { name: "Threatened", exact: true });
  await expect(threat).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("path.threat")).toHaveCount(1);
  await cell(page, "a5").focus();
  await page.keyboard.press("t");
  await expect(threat).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("path.threat")).toHaveCount(0);
  await threat.click();
  await expect(page.locator("path.threat")).toHaveCount(1);
});

test("by keyboard from cell to cell, and to those that can be chosen", async ({ page }) => {
  await boards.open(page, "plateau");
  const now = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")?.split(/[,.]/)[0]);
  await page.keyboard.press("Tab");
  expect(await now()).toBe("a4"); // the first that can be chosen
  for (const [key, to] of [["ArrowRight", "b4"], ["ArrowDown", "b5"], ["ArrowUp", "b4"], ["ArrowLeft", "a4"]] as const) {
    await page.keyboard.press(key);
    expect(await now()).toBe(to);
  }
  await page.keyboard.press("n");
  expect(await now()).toBe("b4");
  await page.keyboard.press("Shift+N");
  expect(await now()).toBe("a4");
  expect(await page.locator("[data-cell][tabindex='0']").count()).toBe(1);
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText("move to a4 for 3");
});

test("from one place to another: first where from, then where to", async ({ page }) => {
  await boards.open(page, "islands");
  await expect(cell(page, "Reef")).toBeDisabled();
  await cell(page, "Harbour").click();
  await expect(chosen(page)).toBeEmpty();
  await cell(page, "Reef").hover();
  await expect(page.locator("polyline.path").last()).toHaveAttribute("marker-end", /url/);
  await cell(page, "Reef").click();
  await expect(chosen(page)).toHaveText("sail from Harbour to Reef");
});

test("plans are arrows to where they lead, each with its cargo, and no plate covers another or the goal", async ({ page }) => {
  await boards.open(page, "plans");
  const plates = page.locator("[data-plan]");
  await expect(plates).toHaveCount(2);
  expect(await plates.evaluateAll((all) => all.map((plate) => Array.from(plate.querySelectorAll("text"), (t) => t.textContent)))).toEqual([["3"], ["1", "12"]]);
  const boxes = await plates.evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })));
  const [one, other] = boxes;
  if (!one || !other) throw new Error("no plates");
  expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true);
  const goal = await cell(page, "rex").boundingBox();
  const [x, y] = [(goal?.x ?? 0) + (goal?.width ?? 0) / 2, (goal?.y ?? 0) + (goal?.height ?? 0) / 2];
  for (const { left, right, top, bottom } of boxes) expect(left < x && x < right && top < y && y < bottom).toBe(false);
  // The tip is nearer to the goal than where the arrow begins.
  const ways = await page.locator(".planned .way").evaluateAll((all) =>
    all.map((way) => {
      const path = way as SVGPathElement;
      return [0, path.getTotalLength()].map((at) => {
        const p = path.getPointAtLength(at).matrixTransform(path.getScreenCTM() ?? undefined);
        return [p.x, p.y] as const;
      });
    }),
  );
  for (const [from, to] of ways) expect(Math.hypot(to![0] - x, to![1] - y)).toBeLessThan(0.7 * Math.hypot(from![0] - x, from![1] - y));
});

test("edges can be chosen, amounts have a stepper where they happen", async ({ page }) => {
  await boards.open(page, "cave");
  await page.getByRole("button", { name: "break through the wall" }).press("Enter");
  await expect(chosen(page)).toHaveText("break through the wall");
  await boards.open(page, "galaxy");
  await cell(page, "north").click();
  const choices = page.getByRole("dialog", { name: "north" });
  await choices.getByRole("button", { name: "More" }).click();
  await choices.getByRole("button", { name: "Send 2 ships to north" }).click();
  await expect(chosen(page)).toHaveText("send 2 ships to north");
});

test("the wheel zooms, a drag pans and chooses nothing, a double click fits", async ({ page }) => {
  await boards.open(page, "plateau");
  expect(await zoom(page)).toBe(1);
  await cell(page, "a4").hover();
  await page.mouse.wheel(0, -600);
  expect(await zoom(page)).toBeGreaterThan(2);
  const before = await cell(page, "a4").boundingBox();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  const after = await cell(page, "a4").boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeGreaterThan(20);
  await expect(chosen(page)).toBeEmpty();
  await page.locator("[data-cell]:not(.live)").first().dispatchEvent("dblclick");
  expect(await zoom(page)).toBe(1);
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the first tap shows, the second does; two fingers zoom", async ({ page }) => {
    await boards.open(page, "plateau");
    await cell(page, "d4").tap();
    await expect(page.getByRole("dialog", { name: "d4" })).toBeVisible();
    await expect(chosen(page)).toBeEmpty();
    await page.getByRole("button", { name: "Move to d4 for 2", exact: true }).tap();
    await expect(chosen(page)).toHaveText("move to d4 for 2");
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [{ x: 180 - apart, y: 300, id: 0 }, { x: 180 + apart, y: 300, id: 1 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
    for (const apart of [45, 60, 90])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await zoom(page)).toBeGreaterThan(1.8);
  });
});

test("axe finds nothing serious", async ({ page }) => {
  await boards.open(page, "plateau");
  await expect(page.locator("[data-cell]").first()).toBeVisible();
  await clean(page, "squares", { ways: [["dark", desk], ["dark", phone]] });
  await boards.open(page, "islands");
  await expect(page.locator("[data-cell]").first()).toBeVisible();
  await clean(page, "areas", { ways: [["dark", desk]] });
});
