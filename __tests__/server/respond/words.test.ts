/** Each state of the page in each language: in words of that language, with nothing left out. */
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { doctorHome } from "../../support/doctorHome.ts";
import { askedDoctors, titleOf } from "../../support/model/askedDoctors.ts";

const { ports, app, practice, sent, says, decide, change } = askedDoctors();
const { homeOf } = doctorHome(ports, () => app);
type Sent = Awaited<ReturnType<typeof sent>>;
type Page = Sent["one"];

const booked = async (all: Sent): Promise<Sent> => {
  await says(all.callout, all.one, "available");
  await decide(all.callout, all.one, "confirm");
  return all;
};

const STATES: [string, () => Promise<Page>][] = [
  ["the first yes books", async () => (await sent({ mode: "first_come" })).one],
  [
    "somebody was faster",
    async () => {
      const { callout, one, two } = await sent({ mode: "first_come" });
      for (const page of [two, one]) await says(callout, page, "available");
      return one;
    },
  ],
  [
    "booked for a part",
    async () => {
      const { callout, one } = await sent({ lists: [{ session: "all_day", end_time: "17:00" }] });
      await says(callout, one, "available", { part: { from: "08:00", to: "12:00" } });
      await decide(callout, one, "confirm");
      return one;
    },
  ],
  [
    "open again",
    async () => {
      const all = await sent();
      await says(all.callout, all.two, "if_needed");
      await booked(all);
      await decide(all.callout, all.one, "release", { reason: "–" });
      return all.two;
    },
  ],
  [
    "asked first",
    async () => {
      const all = await sent();
      await says(all.callout, all.two, "available");
      await decide(all.callout, all.two, "standby");
      await booked(all);
      await decide(all.callout, all.one, "release");
      ports().clock.advance(3 * 3_600_000);
      return all.two;
    },
  ],
  [
    "no longer booked",
    async () => {
      const all = await booked(await sent());
      await decide(all.callout, all.one, "release", { reason: "–" });
      return all.one;
    },
  ],
  [
    "the times of a booking changed",
    async () => {
      const all = await booked(await sent());
      await change(all.callout, { end_time: "12:30" });
      return all.one;
    },
  ],
  [
    "a booking moved",
    async () => {
      const all = await booked(await sent());
      await change(all.callout, { date: "2026-12-01" });
      return all.one;
    },
  ],
  [
    "the times of an offer changed",
    async () => {
      const { callout, one } = await sent();
      await says(callout, one, "available", { part: { from: "08:00", to: "10:00" } });
      await change(callout, { start_time: "08:30" });
      return one;
    },
  ],
  [
    "asked anew",
    async () => {
      const { callout, one } = await sent();
      await says(callout, one, "available");
      await change(callout, { date: "2026-12-01" });
      return one;
    },
  ],
];

test.each(STATES)("%s", async (_state, reach) => {
  const page = await reach();
  const pages: { title: string | undefined; words: string }[] = [];
  for (const locale of LANGUAGES) {
    await ports().database.db.updateTable("doctors").set({ locale }).where("id", "=", page.doctor.id).execute();
    const { body } = await page.open();
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).not.toMatch(/undefined|\[object|NaN|null|\$\{/);
    const main = /<main>(.*)<\/main>/s.exec(body)?.[1] ?? "";
    pages.push({ title: titleOf(main), words: main.replaceAll(/<[^>]+>/g, " ") });
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(LANGUAGES.length);
  const [english] = pages.filter((_, at) => LANGUAGES[at] === "en");
  const sentences = english?.words.split(/[.?:]\s/).filter((one) => one.trim().split(" ").length > 3) ?? [];
  for (const { words } of pages.filter((one) => one !== english))
    for (const sentence of sentences) expect(words).not.toContain(sentence.trim());
});

test("where the hospital's clocks are not the practice's, their zone is named with the times and the deadline", async () => {
  const { db } = ports().database;
  await db.updateTable("sites").set({ time_zone: "Australia/Perth" }).where("id", "=", practice.site.id).execute();
  const { callout, one } = await sent({ respond_by: "2026-11-26T09:00:00Z" });
  const named = "(hospital time, Australian Western Standard Time)";
  const home = await homeOf(one.doctor);
  for (const page of [one, home]) {
    const words = (await page.open()).body.replace(/<[^>]+>/g, "");
    expect(words).toContain(`08:00–12:00 ${named}`);
    expect(words).toContain(`Please answer by Thu 26 Nov, 17:00 ${named}.`);
  }
  const mail = db.selectFrom("outbox_emails").select("text").where("callout_id", "=", callout.id);
  const { text } = await mail.where("kind", "=", "callout").limit(1).executeTakeFirstOrThrow();
  expect(text.replaceAll(/\s+/g, " ")).toContain(`Thu 26 Nov, 17:00 ${named}`);
  await db.updateTable("company_settings").set({ time_zone: "Australia/Perth" }).execute();
  expect((await one.open()).body).not.toContain("Australian Western");
});
