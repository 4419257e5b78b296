/** Two administrators speak about a callout: who is named behind an @ finds it in the bell at once, and answers there; it is corrected. */
import { type Browser, type Page } from "@playwright/test";
import { ownServer } from "../support/ownServer.ts";
import { declineDesktop } from "../support/practiceWork.ts";
import { Office } from "../support/promises.ts";
import { unreadOn } from "../support/signedInScreen.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const here = ownServer();

async function signedIn(page: Page, path: string, email?: string): Promise<Page> {
  await declineDesktop(page.context());
  await signIn(page, here, email);
  await page.goto(here.url + path);
  return page;
}
const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const comments = (page: Page) => page.getByRole("region", { name: "Comments" });
const field = (page: Page) => page.getByRole("textbox", { name: "New comment" });

test("a comment for a colleague, from the @ to the answer", async ({ page, browser, watch }) => {
  const office = await Office.open(here.place);
  const { id } = await office.send({ days: 3, doctors: ["Gwynlais"] });
  const colleague = await elsewhere(browser);
  await watch(colleague.context());
  await signedIn(page, `/callouts/${id}`);
  await signedIn(colleague, "/callouts", "colleague@example.test");
  // The demo has unread notifications for both, which have come once any is counted.
  for (const one of [page, colleague]) await expect.poll(() => unreadOn(one)).toBeGreaterThan(0);
  const [mine, theirs] = [await unreadOn(page), await unreadOn(colleague)];

  await test.step("an @ offers colleagues by the keys", async () => {
    await field(page).focus();
    await page.keyboard.type("Dr Gwynlais asks for a parking space. @sol");
    await expect(comments(page).getByRole("option")).toHaveText([/Marit Solberg-Dean/]);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.keyboard.type("can you see to it?");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(comments(page).getByRole("listitem")).toContainText("@Marit Solberg-Dean can you see to it?");
    await expect(field(page)).toHaveValue("");
  });

  await test.step("the colleague's bell shows it at once, one's own does not, and it leads to the comment", async () => {
    await expect.poll(() => unreadOn(colleague)).toBe(theirs + 1);
    await colleague.getByRole("button", { name: /^Notifications/ }).click();
    const item = colleague.getByRole("listitem").filter({ hasText: "Anna Whitlocke mentioned you in a comment" });
    await expectAccessible(colleague);
    await item.getByRole("link").click();
    await expect(colleague).toHaveURL(new RegExp(`/callouts/${id}#comment-\\d+$`));
    await expect(comments(colleague).getByRole("listitem")).toBeFocused();
    await expect(comments(colleague).getByRole("listitem")).toBeInViewport();
    await expect.poll(() => unreadOn(colleague)).toBe(theirs);
    expect(await unreadOn(page)).toBe(mine);
  });

  await test.step("the answer is seen by who has the callout open, and only its author may delete it", async () => {
    await field(colleague).fill("Done, space 14.");
    await comments(colleague).getByRole("button", { name: "Add comment" }).click();
    const answer = comments(page).getByRole("listitem").filter({ hasText: "Done, space 14." });
    await expect(answer).toContainText("Marit Solberg-Dean");
    await expect(answer.getByRole("button")).toHaveCount(0);
    await comments(colleague)
      .getByRole("button", { name: /^Delete your comment/ })
      .click();
    await colleague.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(answer).toHaveCount(0);
  });

  await test.step("its author corrects a comment where it stands, and the colleague sees it at once", async () => {
    const own = comments(page).getByRole("listitem");
    const seen = comments(colleague).getByRole("listitem");
    await own.getByRole("button", { name: /^Edit your comment/ }).click();
    await expect(comments(page).getByRole("textbox", { name: "Edit comment" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(" By Friday.");
    await own.getByRole("button", { name: "Save" }).click();
    await expect(own.getByRole("button", { name: /^Edit your comment/ })).toBeFocused();
    for (const one of [own, seen]) {
      await expect(one).toContainText("@Marit Solberg-Dean can you see to it? By Friday.");
      await expect(one).toContainText(/edited \S/);
    }
    await expect(seen.getByRole("button")).toHaveCount(0);
    // Told once, when they were named.
    expect(await unreadOn(colleague)).toBe(theirs);
  });

  await test.step("on a phone, in the dark, by the pointer; on paper there are none", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await field(page).fill("@");
    await comments(page).getByRole("option").click();
    await expect(field(page)).toHaveValue("@Marit Solberg-Dean ");
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Comments" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("what was typed is not lost without a question", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("link", { name: "Callouts" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
    await expect(field(page)).toHaveValue("@Marit Solberg-Dean ");
  });
});
