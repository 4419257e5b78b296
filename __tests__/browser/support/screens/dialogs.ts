/** The dialogs of a callout's life, and what has to be so before each; found without words, which every language has its own of. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type CalloutDetail, type CalloutRow } from "../../../../src/contract/shapes/callout.ts";
import { type DoctorDetail } from "../../../../src/contract/shapes/doctor.ts";
import { doctorInput } from "../doctorInput.ts";
import { dayAhead } from "../practiceWork.ts";
import { Office } from "../promises.ts";
import { type SignedInApi } from "../signedInApi.ts";
import { expectDialog, openRowMenu } from "./openings.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

/** Days ahead on which nothing of the demo lies. */
let nextDays = 140;
const aCallout = async (place: Place, lists: number, bring: (office: Office, id: number) => Promise<void>) => {
  nextDays += 4;
  const office = await Office.open(place);
  const { id } = await office.send({ days: nextDays, doctors: ["Gwynlais", "Obilade"], lists });
  await bring(office, id);
  return `/callouts/${id}`;
};

/** Nobody has offered any more: one was told that others come, and the list is open again. */
export const withSomebodyStoodDown = (place: Place): Promise<string> =>
  aCallout(place, 1, async (office, id) => {
    for (const doctor of ["Gwynlais", "Obilade"]) await office.record(id, doctor, "available");
    await office.decide(id, "Obilade", "confirm");
    await office.decide(id, "Obilade", "release", { reason: "Another site" });
    await office.record(id, "Obilade", "unavailable");
  });

/** The booked one was released, and the first of two standbys has been asked. */
export const withChain = (place: Place): Promise<string> =>
  aCallout(place, 1, async (office, id) => {
    for (const doctor of ["Gwynlais", "Obilade"]) await office.record(id, doctor, "available");
    await office.decide(id, "Gwynlais", "standby");
    await office.decide(id, "Obilade", "confirm");
    await office.decide(id, "Obilade", "release", { reason: "Another site" });
  });

export const withBooking = (place: Place): Promise<string> =>
  aCallout(place, 1, async (office, id) => {
    await office.record(id, "Gwynlais", "available");
    await office.decide(id, "Gwynlais", "confirm");
  });

export const withTwoOffers = (place: Place): Promise<string> =>
  aCallout(place, 1, async (office, id) => {
    for (const doctor of ["Gwynlais", "Obilade"]) await office.record(id, doctor, "available");
  });

/** Whoever was mailed a moment ago is not reminded; the demo's are older. */
export const withNobodyReminded = async ({ api }: Place): Promise<string> => {
  const answer = await api?.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open");
  return `/callouts/${answer?.data.find(({ counts }) => counts.none > 0)?.id ?? "no callout to remind of"}`;
};

/** In the list, with an offer. */
export const aRowToDecide = async ({ api }: Place): Promise<string> => {
  const answer = await api?.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open");
  const row = answer?.data.find(({ offers, filled, needed }) => offers > 0 && filled < needed);
  return `/callouts?tab=open&q=${row?.reference ?? "no callout with an offer"}`;
};

export const withTwoLists = (place: Place): Promise<string> => aCallout(place, 2, async () => undefined);

/** A day at a site with somebody booked for it. */
export const aCoveredDay = async (place: Place): Promise<string> => {
  nextDays += 4;
  const office = await Office.open(place);
  const { id, lists } = await office.send({ days: nextDays, doctors: ["Gwynlais"] });
  await office.record(id, "Gwynlais", "available");
  await office.decide(id, "Gwynlais", "confirm");
  return `/print-day?date=${dayAhead(nextDays)}&site=${lists[0]?.site.id}`;
};

/** To the first group, if to no other. */
async function draftFor(api: SignedInApi | null, group?: number): Promise<object> {
  const groups = await api?.call<{ data: { id: number }[] }>("GET", "/doctor_groups");
  const group_ids = [group ?? groups?.data[0]?.id];
  const sites = await api?.call<{ data: { id: number }[] }>("GET", "/sites");
  const surgeons = await api?.call<{ data: { id: number }[] }>("GET", "/surgeons");
  const list = {
    ...{ date: dayAhead(30), session: "am", start_time: "08:00", end_time: "12:00", role_needed: "anaesthetist" },
    ...{ site_id: sites?.data[0]?.id, surgeon_id: surgeons?.data[0]?.id, positions: 1 },
  };
  return { mode: "select", urgency: "routine", lists: [list], recipients: { doctor_ids: [], group_ids } };
}

let turn = 0;
/** More doctors than are mailed without a second question; others each time. */
export const aDraftForMany = async ({ api }: Place): Promise<string> => {
  turn++;
  const name = `Everybody ${turn}`;
  const group = await api?.call<{ data: { id: number } }>("POST", "/doctor_groups", {
    ...{ name, colour: "teal", description: null },
  });
  const rows = Array.from({ length: 60 }, (_, at) => ({
    ...{ row: at + 2, known: "skip", first_name: "Maris", last_name: `Oakhurst-${at}` },
    ...{ email: `oakhurst${turn}.${at}@example.test`, role: "anaesthetist", groups: [name] },
  }));
  await api?.call("POST", "/doctors/import", { rows });
  const callout = await draftFor(api, group?.data.id);
  const draft = await api?.call<{ data: { id: number } }>("POST", "/callouts", { callout });
  return `/callouts/${draft?.data.id ?? "no draft"}`;
};

export const aDraft = async ({ api }: Place): Promise<string> => {
  const callout = await draftFor(api);
  const draft = await api?.call<{ data: { id: number } }>("POST", "/callouts", { callout });
  return `/callouts/${draft?.data.id ?? "no draft"}/edit`;
};

/** The sign of a pen beside an answer, or of one that has not come. */
export async function recordAnswer(page: Page): Promise<void> {
  await page.locator("main [data-tools] button:not([aria-haspopup])").first().click();
  await page.getByRole("dialog").getByRole("radio").first().check();
  await expectDialog(page);
}

export async function hurryChain(page: Page): Promise<void> {
  await page.locator("main section section button.MuiButton-outlined").last().click();
  await expectDialog(page);
}

export async function askAgain(page: Page): Promise<void> {
  await page.locator("main :is(td, li) button.MuiButton-outlined").last().click();
  await expectDialog(page);
}

/** Not the one with the filled button. */
export async function confirmSecond(page: Page): Promise<void> {
  await page.locator("main :is(td, li) button.MuiButton-outlined").last().click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  await expectDialog(page);
}

/** Beside the choice of the order. */
export async function writeToAll(page: Page): Promise<void> {
  await page.locator("main [role=radiogroup] ~ button").click();
  await expectDialog(page);
}

export async function cancelList(page: Page): Promise<void> {
  await page.locator("main li button[aria-haspopup=menu][aria-expanded]").first().click();
  await page.getByRole("menuitem").last().click();
  await expectDialog(page);
}

export async function changeSentCallout(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup=menu][aria-expanded]").first().click();
  await page.getByRole("menuitem").first().click();
  await expectDialog(page);
}

/** The chosen ones are reminded together; calling them off stands behind it. */
const together = (place: number) => async (page: Page) => {
  const boxes = page.locator("main :is(tbody, ul) input[type=checkbox]");
  for (const at of [0, 1]) await boxes.nth(at).check();
  await page.locator("main section button.MuiButton-outlined").nth(place).click();
  await expectDialog(page);
};
export const remindTogether = together(0);
export const cancelTogether = together(1);

/** What can be done with the one who is booked; releasing stands first. */
export async function releaseDoctor(page: Page): Promise<void> {
  await page.locator("main [data-tools] button[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem").first().click();
  await expectDialog(page);
}

/** Behind the way to the callout itself. */
export async function bookBest(page: Page): Promise<void> {
  await openRowMenu(page);
  await page.getByRole("menuitem").nth(1).click();
  await expectDialog(page);
}

/** Behind changing it and adding a list. */
export async function duplicate(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup=menu][aria-expanded]").first().click();
  // Of what asks something; what leads elsewhere is a link.
  await page.locator("[role=menuitem]:not(a)").nth(2).click();
  await expectDialog(page);
}

/** Before asking more doctors. */
export async function remindAll(page: Page): Promise<void> {
  await page.locator("main button:has(~ button[aria-haspopup=menu][aria-expanded])").first().click();
  await expectDialog(page);
}

/** The question before so many mails lies over the one before every sending. */
export async function sendToMany(page: Page): Promise<void> {
  await page.locator("main [data-part=actions] .MuiButton-contained").click();
  await expectDialog(page);
  await page.getByRole("dialog").locator("[type=submit], .MuiButton-contained").last().click();
  // The first one is hidden from whoever cannot see, as long as the second is open.
  await expect(page.locator("[role=dialog]")).toHaveCount(2);
}

/** While the form is open a colleague saves the same doctor. */
export async function meetAnother(page: Page, { api }: Place): Promise<void> {
  const id = /doctors\/(\d+)/.exec(page.url())?.[1];
  await page.locator("input[name=grade]").fill("7");
  const answer = await api?.call<{ data: DoctorDetail }>("GET", `/doctors/${id}`);
  if (!answer) throw new Error("nobody is signed in");
  const input = doctorInput(answer.data);
  await api?.call("PUT", `/doctors/${id}`, {
    doctor: { ...input, grade: `Registrar ${input.lock_version}` },
  });
  await page.locator("form [type=submit]").click();
  await expect(page.locator("form [role=alert] table")).toBeVisible();
}

/** While the form is open a colleague gives the draft a message. */
export async function meetAnotherDraft(page: Page, { api }: Place): Promise<void> {
  const id = /callouts\/(\d+)/.exec(page.url())?.[1];
  const answer = await api?.call<{ data: CalloutDetail }>("GET", `/callouts/${id}`);
  const { lock_version, lists = [] } = answer?.data ?? {};
  const callout = { ...(await draftFor(api)), message: `Theatre ${lock_version} is used` };
  const kept = lists.map(({ id: list, lock_version: version }) => ({ id: list, lock_version: version }));
  const [own] = (callout as unknown as { lists: object[] }).lists;
  await api?.call("PUT", `/callouts/${id}`, {
    callout: { ...callout, lists: kept.map((one) => ({ ...own, ...one })) },
    lock_version,
  });
  await page.locator("main textarea:visible").first().fill("07:30–08:00");
  await page.locator("[data-bottom-bar] button").nth(1).click();
  await expect(page.locator("main [role=alert] table")).toBeVisible();
}
