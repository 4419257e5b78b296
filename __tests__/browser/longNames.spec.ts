/** Names of a hundred letters: wherever a person, a surgeon or the practice is named, the name is there to its end, and the page is no wider. */
import { expect, type Page } from "@playwright/test";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { ownServer } from "./support/ownServer.ts";
import { dayAhead, declineDesktop } from "./support/practiceWork.ts";
import { answerOne } from "./support/promises.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { signIn, test } from "./support/test.ts";

const here = ownServer();

const ADMIN = "admin@example.test";
/** One word, so that nothing but its letters can be broken. */
const long = (start: string): string => start.padEnd(100, "lindenbrook");
const DOCTOR = long("Aberquill");
const SURGEON = long("Castellbrae");
const OWN = long("Whitgrave");
const NAMES = [DOCTOR, SURGEON, OWN];

type Data<T> = { data: T };

/** A week in which nothing else is planned. */
const PLANNED = dayAhead(200);

async function aDoctor(api: SignedInApi, first_name: string): Promise<number> {
  const doctor = { title: "Dr", first_name, last_name: DOCTOR, email: `${first_name.toLowerCase()}@example.test` };
  const added = await api.call<Data<{ id: number }>>("POST", "/doctors", {
    doctor: { ...doctor, role: "anaesthetist", locale: "en", group_ids: [], sites: [], specialties: [] },
  });
  return added.data.id;
}

/** One doctor is asked at once, another a day later; both have a standing list, one as their own. */
async function aCallout(api: SignedInApi): Promise<CalloutDetail> {
  const [first, second] = [await aDoctor(api, "Hana"), await aDoctor(api, "Ilse")];
  const surgeon = await api.call<Data<{ id: number }>>("POST", "/surgeons", {
    surgeon: { display_name: SURGEON, specialty: null, phone: null, notes: null, doctors: [] },
  });
  const sites = await api.call<Data<{ id: number }[]>>("GET", "/sites");
  const list = {
    ...{ session: "am", start_time: "08:00", end_time: "12:00", site_id: sites.data[0]?.id },
    ...{ surgeon_id: surgeon.data.id, role_needed: "anaesthetist", positions: 1 },
  };
  const weekday = new Date(PLANNED).getUTCDay() || 7;
  await api.call("POST", "/standing_lists", {
    standing_list: {
      ...{ ...list, weekday, every_weeks: 1, starts_on: PLANNED, ends_on: null },
      ...{ theatre: null, specialty: null, usual_doctor_id: first },
    },
  });
  const waves = [{ doctor_ids: [second], group_ids: [], after_hours: 24, at: null, fewer_than: null }];
  const callout = {
    ...{ mode: "select", urgency: "routine", lists: [{ ...list, date: dayAhead(30) }] },
    ...{ recipients: { doctor_ids: [first], group_ids: [] }, waves },
  };
  const { data } = await api.call<Data<CalloutDetail>>("POST", "/callouts", { callout });
  return (await api.call<Data<CalloutDetail>>("POST", `/callouts/${data.id}/send`, {})).data;
}

/** Where a long name is shown, and not to its end: clipped by something around it, or beyond the window. */
async function cutNamesOn(page: Page): Promise<string[]> {
  return await page.evaluate((names) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, style, option")) continue;
      if (!names.some((name) => text.includes(name))) continue;
      range.selectNodeContents(node);
      const shown = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Only for screen readers, or a box that scrolls.
        if (position === "absolute" && (edge.width <= 1 || clipPath !== "none")) break;
        if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) break;
        if (overflowX === "visible") continue;
        if (shown.right > edge.right + 1 || shown.left < edge.left - 1 || shown.bottom > edge.bottom + 3)
          found.push(`${parent.tagName} in ${box.tagName}.${box.className}: ${text.slice(0, 30)}`);
      }
      if (shown.right > innerWidth + 1 || shown.left < -1)
        found.push(`${parent.tagName} beyond the window: ${text.slice(0, 30)}`);
    }
    return found;
  }, NAMES);
}

async function expectWhole(page: Page, where: string, name: string): Promise<void> {
  await expect(page.getByText(name).filter({ visible: true }).first(), where).toBeVisible();
  expect.soft(await cutNamesOn(page), where).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${where}: wider than the window by`).toBeLessThanOrEqual(0);
}

for (const width of [1440, 390])
  test(`at ${width} px names of a hundred letters are there to their end`, async ({ page, request }) => {
    const api = await SignedInApi.open(request, here, ADMIN);
    await api.call("PUT", "/auth", { first_name: "Anna", last_name: OWN });
    const { id } = await aCallout(api);
    await api.call("POST", `/callouts/${id}/comments`, { text: "Ask them again" });
    await page.setViewportSize({ width, height: 900 });
    await declineDesktop(page.context());

    const phone = await here.opened("Can you cover?", "Hana");
    await phone.setViewportSize({ width, height: 900 });
    await expectWhole(phone, "the doctor's page", SURGEON);
    await phone.getByRole("link", { name: "All your lists and leave" }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "Your lists" })).toBeVisible();
    await expectWhole(phone, "the doctor's home", SURGEON);
    await phone.goBack();
    await answerOne(phone, "Available");

    await signIn(page, here);
    await page.goto(`${here.url}/callouts?tab=open&q=${SURGEON}`);
    await expectWhole(page, "the row", SURGEON);
    await page.getByRole("button", { name: new RegExp(`^More for .*${SURGEON}`) }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectWhole(page, "the row's menu", SURGEON);
    await page.keyboard.press("Escape");

    await page.goto(`${here.url}/callouts/${id}`);
    await page.getByRole("button", { name: "Email all who offered" }).click();
    await expect(page.getByRole("dialog").getByRole("checkbox")).toBeChecked();
    await expectWhole(page, "the email to those who offered", DOCTOR);
    await page.keyboard.press("Escape");

    const [button, menu] = width < 600 ? (["Open menu", "dialog"] as const) : (["Your account", "menu"] as const);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole(menu)).toBeVisible();
    await expectWhole(page, "the user's menu", OWN);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(menu)).toHaveCount(0);
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expectWhole(page, "the bell's list", DOCTOR);

    for (const [where, path, name] of [
      ["the callout", `/callouts/${id}`, DOCTOR],
      ["the comments", `/callouts/${id}`, OWN],
      ["ringing round", `/callouts/${id}/ring-round`, DOCTOR],
      ["the week", `/callouts?view=week&week=${dayAhead(30)}`, SURGEON],
      ["the week by doctor", `/callouts?view=doctors&week=${dayAhead(30)}`, SURGEON],
      ["a planned week", `/planning?from=${PLANNED}`, SURGEON],
      ["the usual doctors", `/planning?from=${PLANNED}`, DOCTOR],
      ["the standing lists", "/planning/standing-lists", DOCTOR],
      ["the doctors", `/doctors?q=${DOCTOR}`, DOCTOR],
      ["the surgeons", "/practice-management/surgeons", SURGEON],
      ["the administrators", "/practice-management/administrators", OWN],
      ["the audit log", "/practice-management/audit-log", OWN],
      ["the notifications", "/notifications", DOCTOR],
    ] as const) {
      await page.goto(here.url + path);
      await expectWhole(page, where, name);
    }
    await page.goto(`${here.url}/doctors?q=${DOCTOR}`);
    await page
      .getByRole("link", { name: new RegExp(DOCTOR) })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(DOCTOR);
    await expectWhole(page, "the doctor", DOCTOR);
  });
