/** What a finger does on a page. */
import { expect, type Locator, type Page } from "@playwright/test";

/** A finger on the middle of this, which `goes` somewhere before it is taken away. */
export async function touch(
  page: Page,
  on: Locator,
  goes: (to: (x: number, y: number) => Promise<void>) => Promise<void>,
) {
  const box = await on.boundingBox();
  if (!box) throw new Error("Nothing to touch");
  const finger = await page.context().newCDPSession(page);
  const point = (type: "touchStart" | "touchMove", x: number, y: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Not one after another's answer: on a slow machine that would be a finger that stays.
  const sent = [point("touchStart", x, y)];
  await goes(async (right, down) => {
    for (let step = 1; step <= 8; step++)
      sent.push(point("touchMove", x + ((right - x) * step) / 8, y + ((down - y) * step) / 8));
    await Promise.all(sent);
  });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A page that a finger has set going may go on for a moment, and how far is the machine's affair. */
export const centre = (list: Locator) =>
  expect
    .poll(() =>
      list.evaluate(async (one) => {
        one.scrollIntoView({ block: "center" });
        const before = window.scrollY;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return window.scrollY - before;
      }),
    )
    .toBe(0);
