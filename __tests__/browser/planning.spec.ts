/** A week of standing lists from its plan to the callouts, by a practice without a mouse and by doctors on a telephone. */
import { type Locator, type Page } from "@playwright/test";
import { type Plan, type StandingList } from "../../src/contract/shapes/planning.ts";
import { ownServer } from "./support/ownServer.ts";
import { declineDesktop, fullWeek, press } from "./support/practiceWork.ts";
import { mailsWith, Office } from "./support/promises.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";

const here = ownServer();
/** Two minutes, which is what a week may take, at two keys a second. */
const KEYS_OF_TWO_MINUTES = 240;

/** Keys as a person presses them, and how many those were. */
class Keys {
  pressed = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.pressed += keys.length;
  }
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.pressed += text.length;
  }
  /** On with this key until it is there. */
  async goTo(target: Locator, key = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < 150; stop++) {
      if (await isThere()) return;
      await this.press(key);
    }
    throw new Error(`${key} never comes to ${target}`);
  }
}

/** Two of the lists without a usual doctor need an assistant. */
async function withAssistants(api: SignedInApi): Promise<void> {
  const { data } = await api.call<{ data: StandingList[] }>("GET", "/standing_lists");
  expect(data).toHaveLength(25);
  const open = data.filter(({ usual_doctor }) => usual_doctor === null).slice(-2);
  for (const { id, lock_version, site, surgeon, usual_doctor, ...list } of open)
    await api.call("PUT", `/standing_lists/${id}`, {
      standing_list: { ...list, site_id: site.id, surgeon_id: surgeon?.id ?? null, role_needed: "surgical_assistant" },
      lock_version,
    });
}

/** Sends what is open for a role to a group, from the plan on. */
async function callOut(page: Page, keys: Keys, role: string, group: string): Promise<number> {
  await keys.goTo(page.getByRole("link", { name: new RegExp(`^Call out \\d+ lists?: ${role}$`) }));
  await keys.press("Enter");
  await keys.goTo(page.getByRole("combobox", { name: "Send to" }));
  await keys.type(group);
  await expect(page.getByRole("option", { name: new RegExp(`^${group}`) })).toBeVisible();
  await keys.press("Enter");
  const send = page.getByRole("button", { name: /^Send to \d+ doctors?$/ });
  await expect(send).toBeEnabled();
  await keys.goTo(send);
  await keys.press("Enter");
  await page.waitForURL(/\/callouts\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

test("a week of 25 standing lists planned and called out by the keys of two minutes", async ({ page, context }) => {
  await declineDesktop(context);
  const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
  await withAssistants(api);
  const from = fullWeek();
  const address = `${here.url}/planning?from=${from}`;
  const plan = async () => (await api.call<{ data: Plan }>("GET", `/plan?from=${from}&weeks=1`)).data;
  await signIn(page, here);
  await page.goto(address);
  const keys = new Keys(page);

  await test.step("two are left out, the others planned; each usual doctor gets one email", async () => {
    const boxes = page.getByRole("table", { name: "Plan weeks" }).getByRole("rowgroup").getByRole("checkbox");
    await expect(page.getByRole("button", { name: "Plan 25 lists" })).toBeVisible();
    await expectAccessible(page);
    await keys.goTo(boxes.nth(1));
    await keys.press("Space", "ArrowDown", "Space");
    const submit = page.getByRole("button", { name: "Plan 23 lists" });
    await keys.goTo(submit, "Shift+Tab");
    const mails = Number(
      /(\d+) emails/.exec(await page.getByRole("region", { name: "Plan", exact: true }).innerText())?.[1],
    );
    await keys.press("Enter");
    const look = page.getByRole("dialog", { name: "Plan and send these emails?" });
    await expect(look.getByRole("button", { name: "Preview" })).toHaveCount(mails);
    await expectAccessible(page);
    await keys.goTo(look.getByRole("button", { name: "Plan 23 lists" }));
    await keys.press("Enter");
    await expect(page.getByText(`23 lists planned; emails sent: ${mails}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Still open" })).toBeFocused();
    expect(await mailsWith(here.place, "Your usual list")).toBe(mails);
    await expectAccessible(page);
  });

  await test.step("usual doctors answer all their lists on one page; one can't do the first", async () => {
    const vance = await here.opened("Your usual list", "Vance");
    const lists = vance.getByRole("radiogroup");
    await expect(lists).toHaveCount(2);
    await lists.nth(0).getByRole("radio", { name: "Not available", exact: true }).check();
    await lists.nth(1).getByRole("radio", { name: "Yes, book me", exact: true }).check();
    await press(vance, "button", "Send: a yes books me at once");
    await expect(vance.getByRole("heading", { level: 1 })).toHaveText("You’re booked");
    await expect(page.getByText(/Vance can’t$/)).toBeVisible();
    await expect(page.getByRole("link", { name: /Vance is booked$/ })).toBeVisible();
  });

  const office = await Office.open(here.place);
  let assistants = 0;
  await test.step("what is open becomes one callout for each role; each doctor gets one email about all its lists", async () => {
    const { open } = await plan();
    expect(open.map(({ role_needed }) => role_needed).sort()).toEqual(["anaesthetist", "surgical_assistant"]);
    const first = await callOut(page, keys, "Anaesthetist", "Partners");
    await page.goBack();
    assistants = await callOut(page, keys, "Surgical assistant", "Assistants");
    for (const id of [first, assistants]) {
      const { reference, recipients, lists } = await office.callout(id);
      const role = open.find(({ list_ids }) => list_ids.includes(lists[0]?.id ?? 0));
      expect(lists.map((list) => list.id).sort()).toEqual(role?.list_ids.toSorted());
      const asked = recipients.filter(({ delivery }) => delivery !== "skipped");
      expect(await mailsWith(here.place, "Can you cover?", reference)).toBe(asked.length);
    }
    expect((await plan()).open).toEqual([]);
  });

  expect(keys.pressed).toBeLessThan(KEYS_OF_TWO_MINUTES);

  await test.step("whoever offers for all lists of a callout is confirmed for all at once, and the plan shows them covered", async () => {
    const { reference } = await office.callout(assistants);
    const doctor = await here.opened("Can you cover?", reference);
    for (const yes of await doctor.getByRole("radio", { name: "Available", exact: true }).all()) await yes.check();
    await press(doctor, "button", "Send my answer");
    await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(/^Thank you/);
    await page.goto(`${here.url}/callouts/${assistants}`);
    await page
      .getByRole("button", { name: /^Confirm Dr / })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const lists = dialog.getByRole("checkbox");
    await expect(lists).toHaveCount(2);
    for (const list of await lists.all()) await list.check();
    await dialog.getByRole("button", { name: /^Confirm and send/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Confirmed");
    await page.goto(address);
    await expect(page.getByRole("table", { name: "Plan weeks" }).getByText("Covered", { exact: true })).toHaveCount(2);
  });
});
