/** What a signed-in screen shows of the live connection, read as a person reads it. */
import { type Page } from "@playwright/test";

/** The number on the bell. */
export async function unreadOn(page: Page): Promise<number> {
  const label = await page.getByRole("button", { name: /^Notifications/ }).getAttribute("aria-label");
  return Number(/\d+/.exec(label ?? "")?.[0] ?? 0);
}
