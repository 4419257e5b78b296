/** Two administrators ring the doctors of one callout at once: each sees whom the other rings, and nobody is rung twice. */
import { type Browser, type Page } from "@playwright/test";
import { ownServer } from "../support/ownServer.ts";
import { declineDesktop } from "../support/practiceWork.ts";
import { Office } from "../support/promises.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const here = ownServer();
// Both press at the same moment: one of them is refused.
test.use({ tolerate: [/status of 409/] });

async function ringingRound(page: Page, id: number, email?: string): Promise<Page> {
  await declineDesktop(page.context());
  await signIn(page, here, email);
  await page.goto(`${here.url}/callouts/${id}/ring-round`);
  await expect(page.getByRole("heading", { level: 1, name: "Ring round" })).toBeVisible();
  await expect(page.getByText(/^Live/).first()).toBeVisible();
  return page;
}
const rowOf = (page: Page, doctor: string) => page.getByRole("listitem").filter({ hasText: doctor });
const result = (page: Page, words: string, doctor: string) =>
  page.getByRole("button", { name: `${words}: ${doctor}`, exact: true });

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test("ring round by two administrators at once", async ({ page, browser, watch }) => {
  const office = await Office.open(here.place);
  const { id } = await office.send({ days: 3, doctors: ["Gwynlais", "Obilade", "Fjellvik"] });
  const colleague = await elsewhere(browser);
  await watch(colleague.context());
  await ringingRound(page, id);
  await ringingRound(colleague, id, "colleague@example.test");
  const both = [page, colleague];

  await test.step("of two who press at the same moment one rings, and the other is told who does", async () => {
    // Nobody's press is on its way before both have pressed: whose button is gone cannot press it.
    const pressed = Promise.withResolvers<void>();
    const held = both.map(() => Promise.withResolvers<void>());
    await Promise.all(
      both.map((one, index) =>
        one.route("**/ring_round/calls", async (route) => {
          held[index]?.resolve();
          await pressed.promise;
          await route.continue();
        }),
      ),
    );
    await Promise.all(both.map((one) => one.getByRole("button", { name: "Ring Dr Emeka Obilade" }).click()));
    await Promise.all(held.map(({ promise }) => promise));
    pressed.resolve();
    const mine = both.map((one) => one.getByText("You are on the phone with Dr Emeka Obilade"));
    await expect(async () => {
      expect((await Promise.all(mine.map((one) => one.count()))).reduce((sum, one) => sum + one)).toBe(1);
      expect(await Promise.all(both.map((one) => rowOf(one, "Obilade").getByRole("button").count()))).toContain(0);
    }).toPass();
  });

  const [caller, other] =
    (await page.getByText(/^You are on the phone/).count()) === 1 ? [page, colleague] : [colleague, page];

  await test.step("what came of it is seen by the other at once, who may ring now", async () => {
    await expect(rowOf(other, "Obilade").getByText(/is ringing now$/)).toBeVisible();
    await result(caller, "No answer", "Dr Emeka Obilade").click();
    await expect(rowOf(other, "Obilade").getByText(/^No answer · /)).toBeVisible();
    await expect(other.getByRole("button", { name: "Ring Dr Emeka Obilade" })).toBeVisible();
  });

  await test.step("a no moves the doctor to those who are not available", async () => {
    await other.getByRole("button", { name: "Ring Dr Anders Fjellvik" }).click();
    await result(other, "Says no", "Dr Anders Fjellvik").click();
    await expect(caller.getByRole("heading", { name: "Not available" })).toBeVisible();
    const [row] = (await office.callout(id)).responses.filter(({ doctor }) => doctor.name.includes("Fjellvik"));
    expect([row?.response, row?.source]).toEqual(["unavailable", "admin_on_behalf"]);
  });

  await test.step("ring again at is noted with its time", async () => {
    await other.getByRole("button", { name: "Ring Dr Emeka Obilade" }).click();
    await result(other, "Ring again at…", "Dr Emeka Obilade").click();
    await expectAccessible(other);
    await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(rowOf(caller, "Obilade").getByText(/^Ring again: /)).toBeVisible();
  });

  await test.step("a yes opens the decision", async () => {
    await caller.getByRole("button", { name: "Ring Dr Bronwen Gwynlais" }).click();
    await expectAccessible(caller);
    await result(caller, "Says yes", "Dr Bronwen Gwynlais").click();
    await expect(caller.getByRole("dialog").getByRole("radio", { name: "Available", exact: true })).toBeChecked();
    await expect(rowOf(other, "Gwynlais").getByText(/^Said yes on the phone/)).toBeVisible();
  });
});
