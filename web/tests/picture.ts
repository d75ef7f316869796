// A picture of docs/screenshots.
import type { Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./server";

const folder = join(root, "docs/screenshots");

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const large = { viewport: { width: 1920, height: 1080 } };

/** A picture as WebP, which the browser itself can write: a third of the size of PNG. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  const png = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).split(",")[1] ?? "";
  }, png);
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, "base64"));
}
