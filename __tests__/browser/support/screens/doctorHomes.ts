/** A doctor's home in its states, and what a usual doctor is asked; each on a server of its own, as a doctor has one home for everything. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Plan } from "../../../../src/contract/shapes/planning.ts";
import { linkIn, mailWith } from "../mailbox.ts";
import { dayAhead, fullWeek, pressSlowly } from "../practiceWork.ts";
import { Office } from "../promises.ts";
import { SignedInApi } from "../signedInApi.ts";

type Place = { url: string; request: APIRequestContext };

const OWN = "Gwynlais";
const OTHER = "Obilade";
/** Days ahead on which the doctor is booked. */
const BOOKED = 30;

const textAt = async ({ url, request }: Place, path: string): Promise<string> => (await request.get(url + path)).text();

/** Where all lists of a doctor are, as the page of one callout leads there. */
async function homeBehind(place: Place, link: string): Promise<string> {
  return /href="(\/respond\/home\.[^"]+)"/.exec(await textAt(place, link))?.[1] ?? "no link";
}

/** Some to answer, one offered, two booked. */
async function withLists(place: Place): Promise<string> {
  const office = await Office.open(place);
  const [first, second, third] = await Promise.all(
    [BOOKED, 37, 44].map((days) => office.send({ days, doctors: [OWN, OTHER] })),
  );
  await office.send({ days: 51, doctors: [OWN], lists: 2 });
  for (const one of [first, second, third]) await office.record(one?.id ?? 0, OWN, "available");
  for (const one of [first, second]) await office.decide(one?.id ?? 0, OWN, "confirm");
  return homeBehind(place, await office.linkOf(third?.id ?? 0, OWN));
}

/** And leave at the time of a booking. */
async function withLeave(place: Place): Promise<string> {
  const home = await withLists(place);
  const stamp = /name="stamp" value="([^"]+)"/.exec(await textAt(place, home))?.[1] ?? "";
  const form = { stamp, from: dayAhead(BOOKED), to: dayAhead(BOOKED) };
  await expect(async () => {
    const answer = await place.request.post(`${place.url}${home}/away`, { form, headers: { origin: place.url } });
    expect(answer.status()).toBe(200);
  }).toPass();
  return home;
}

/** Of somebody whom the practice has asked for nothing yet. */
async function neverAsked(place: Place): Promise<string> {
  const api = await SignedInApi.open(place.request, place, "colleague@example.test");
  const email = "maris.oakhurst@example.test";
  const row = { row: 2, known: "skip", first_name: "Maris", last_name: "Oakhurst", role: "anaesthetist", email };
  await api.call("POST", "/doctors/import", { rows: [{ ...row, groups: [] }] });
  const { data } = await api.call<{ data: { id: number }[] }>("GET", "/doctors?q=oakhurst");
  await api.call("POST", `/doctors/${data[0]?.id ?? "none"}/invite`);
  return linkIn(place, /http[^"]+\/respond\/home\.[^"]+/, email);
}

/** Two on standby whose booked colleague was released: the first has some time to say yes. */
async function askedAlone(place: Place): Promise<string> {
  const office = await Office.open(place);
  const { id } = await office.send({ days: BOOKED, doctors: [OWN, OTHER] });
  for (const doctor of [OWN, OTHER]) await office.record(id, doctor, "available");
  await office.decide(id, OWN, "standby");
  await office.decide(id, OTHER, "confirm");
  await office.decide(id, OTHER, "release", { reason: "Another site" });
  return homeBehind(place, await office.linkOf(id, OWN));
}

async function askToWithdraw(page: Page): Promise<void> {
  await page.locator("#booked a.danger").first().click();
  await expect(page.locator("main textarea")).toBeVisible();
}

const enterLeave = (from: string, to: string, seen: string) => async (page: Page) => {
  await page.locator("#away-from").fill(from);
  await page.locator("#away-to").fill(to);
  await pressSlowly(page.locator("#away .stack button"));
  await expect(page.locator(seen).first()).toBeVisible();
};

/** While the page is open the office calls off one of the lists on it. */
async function answerTooLate(page: Page, place: Place): Promise<void> {
  const office = await Office.open(place);
  const { id, lists } = await office.send({ days: 58, doctors: [OWN] });
  await page.reload();
  await page.locator(`[name=answer-${lists[0]?.id}]`).first().check();
  await office.cancel(id);
  await pressSlowly(page.locator("#answer [type=submit]"));
  await expect(page.locator("main .alert.error")).toBeVisible();
}

/** One usual doctor of the demo's plan, asked about all own lists of a week by one mail. */
async function askUsual(place: Place): Promise<void> {
  const api = await SignedInApi.open(place.request, place, "colleague@example.test");
  const { data } = await api.call<{ data: Plan }>("GET", `/plan?from=${fullWeek()}&weeks=1`);
  const entries = data.entries
    .filter(({ usual }) => usual?.doctor.name.includes("Vance"))
    .map(({ standing_list_id, date, lock_version }) => ({ standing_list_id, date, lock_version }));
  await api.call("POST", "/plan", { entries, ask_usual: true });
}

const USUAL = "Your usual lists";
const usualPage = async (place: Place): Promise<string> => {
  await askUsual(place);
  return linkIn(place, /http[^"]+\/respond\/[^"]+/, USUAL);
};
const usualMail = async (place: Place): Promise<string> => {
  await askUsual(place);
  return mailWith(place, USUAL);
};

/** Another language is asked for faster than a hand could, which is refused. */
const own = { rendered: "in each", alone: true, refused: [422] } as const;
const day = dayAhead(BOOKED);
export const DOCTOR_HOMES = [
  { ...own, name: "a doctor's home", path: withLeave },
  { ...own, name: "a doctor's home, nothing asked", path: neverAsked },
  { ...own, name: "a doctor's home, withdrawing", path: withLists, act: askToWithdraw },
  { ...own, name: "a doctor's home, asked alone", path: askedAlone },
  {
    ...{ ...own, name: "a doctor's home, leave that ends too early", path: withLists },
    act: enterLeave(dayAhead(12), dayAhead(5), "[aria-invalid=true]"),
  },
  {
    ...{ ...own, name: "a doctor's home, leave over a booking", path: withLists },
    act: enterLeave(day, day, ".asks"),
  },
  {
    ...{ ...own, name: "a doctor's home, an answer too late", path: withLists },
    ...{ refused: [409, 422], act: answerTooLate },
  },
  { ...own, name: "a usual doctor's page", path: usualPage },
  { name: "a usual doctor's mail", rendered: "for one", alone: true, path: usualMail },
] as const;
