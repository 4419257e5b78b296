/** The office changes the list between the moment at which a doctor's yes is looked at and that at which it is stored. */

import { homeLink } from "../../../server/domain/homeLink.ts";
import { changeSentList } from "../../../server/features/callouts/changes/changeSentList.ts";
import { lockCallout } from "../../../server/features/callouts/state/lockCallout.ts";
import { type CompanyWork, inCompany } from "../../../server/platform/ports.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aListInput } from "../../support/aCallout.ts";
import { somebodyWaits } from "../../support/database/somebodyWaits.ts";
import { type DoctorsPage, doctorsPage } from "../../support/doctorsPage.ts";
import { eventually } from "../../support/eventually.ts";
import { askedDoctors } from "../../support/model/askedDoctors.ts";

const { ports, app, practice, sent, says, decide, change, rowOf } = askedDoctors();
const CHANGED = "The list has changed since you opened this page.";
const BOOKS_NOW = "your yes would now book you at once";
const ANOTHER_DAY = { date: "2026-11-28" };
type Fields = Record<string, string>;
type Change = (unit: CompanyWork, callout: CalloutDetail) => Promise<unknown>;

const moving =
  (values: Parameters<typeof aListInput>[1]): Change =>
  async (unit, { id, lists: [list] }) => {
    const { id: listId = 0 } = list ?? {};
    const { lock_version: lockVersion } = await unit.tx
      .selectFrom("lists")
      .select("lock_version")
      .where("id", "=", listId)
      .executeTakeFirstOrThrow();
    const asked = { calloutId: id, listId, input: aListInput(practice, values), lockVersion };
    await changeSentList(unit, asked, practice.user.id);
  };

/** What the forms of the page say without being filled in. */
async function held(page: Pick<DoctorsPage, "open">): Promise<Fields> {
  const { body } = await page.open();
  ports().clock.advance(1000);
  const fields = body.matchAll(/<input type="hidden" name="((?:stamp|books|shown)[-\d]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

/** Pressed on the page as it was, and answered once the change is there. */
async function pressedMeanwhile(callout: CalloutDetail, what: Change, press: () => ReturnType<DoctorsPage["post"]>) {
  let reply: Promise<Awaited<ReturnType<DoctorsPage["post"]>>> | undefined;
  await inCompany(ports(), practice.companyId, async (unit) => {
    await lockCallout(unit, callout.id);
    // It begins only once its answer is waited for.
    reply = Promise.resolve(press());
    await eventually(() => somebodyWaits(ports().database.db));
    await what(unit, callout);
  });
  if (!reply) throw new Error("Nothing was pressed");
  return reply;
}

test("a yes to the list as it was is asked for again, with the page as it is now", async () => {
  const { callout, one, field } = await sent({ mode: "first_come" });
  const old = await held(one);
  const yes = { ...old, [field]: "available", note: "By train" };
  const reply = await pressedMeanwhile(callout, moving(ANOTHER_DAY), () => one.post("", yes));
  expect(reply.statusCode).toBe(422);
  for (const words of [CHANGED, "This list has changed.", "Sat 28 November", "By train"])
    expect(reply.body).toContain(words);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "none", outcome: "none" });
});

test("a no is taken all the same", async () => {
  const { callout, one, field } = await sent();
  const no = { ...(await held(one)), [field]: "unavailable" };
  const reply = await pressedMeanwhile(callout, moving(ANOTHER_DAY), () => one.post("", no));
  expect(reply.statusCode).toBe(303);
  expect((await rowOf(callout, one.doctor)).response).toBe("unavailable");
});

test("a yes that books by now, which the page did not say, is asked for again", async () => {
  const { callout, one, field } = await sent();
  const yes = { ...(await held(one)), [field]: "available" };
  const firstCome: Change = ({ tx }, { id }) =>
    tx.updateTable("callouts").set({ mode: "first_come" }).where("id", "=", id).execute();
  const reply = await pressedMeanwhile(callout, firstCome, () => one.post("", yes));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(BOOKS_NOW);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "none", outcome: "none" });
});

test("so it is on the page with the lists of all callouts", async () => {
  const { callout, one, field } = await sent();
  const doctors = ports().database.db.selectFrom("doctors").selectAll();
  const doctor = await doctors.where("id", "=", one.doctor.id).executeTakeFirstOrThrow();
  const home = doctorsPage(ports(), app, new URL(homeLink(ports(), doctor)).pathname);
  const yes = { ...(await held(home)), [field]: "available" };
  const reply = await pressedMeanwhile(callout, moving(ANOTHER_DAY), () => home.post("", yes));
  expect(reply.statusCode).toBe(422);
  for (const words of [CHANGED, "This list has changed.", `name="${field}" value="available" checked`])
    expect(reply.body).toContain(words);
  expect((await rowOf(callout, one.doctor)).response).toBe("none");
});

test("a moved booking is kept only for where the doctor saw it", async () => {
  const { callout, list, one } = await sent();
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await change(callout, ANOTHER_DAY);
  const yes = { ...(await held(one)), list: String(list.id), answer: "yes" };
  const reply = await pressedMeanwhile(callout, moving({ date: "2026-12-04" }), () => one.post("/change", yes));
  expect(reply.statusCode).toBe(422);
  for (const words of [CHANGED, "Fri 4 December"]) expect(reply.body).toContain(words);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ outcome: "confirmed", consent: "moved" });
});

test("a standby takes over only what was offered", async () => {
  const { callout, list, one, two } = await sent();
  for (const page of [two, one]) await says(callout, page, "if_needed");
  await decide(callout, one, "confirm");
  await decide(callout, two, "standby");
  await decide(callout, one, "release");
  const yes = { ...(await held(two)), list: String(list.id), answer: "yes" };
  const later = moving({ start_time: "08:15" });
  const reply = await pressedMeanwhile(callout, later, () => two.post("/standby_offer", yes));
  expect(reply.statusCode).toBe(422);
  for (const words of [CHANGED, "08:15"]) expect(reply.body).toContain(words);
  expect((await rowOf(callout, two.doctor)).outcome).toBe("standby");
});

test("“Put me on standby” is for the list that was filled", async () => {
  const { callout, list, one, two } = await sent();
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  const wish = { ...(await held(two)), list: String(list.id) };
  const later = moving({ start_time: "08:15" });
  const reply = await pressedMeanwhile(callout, later, () => two.post("/standby", wish));
  expect(reply.statusCode).toBe(422);
  for (const words of [CHANGED, "08:15"]) expect(reply.body).toContain(words);
  expect(await rowOf(callout, two.doctor)).toMatchObject({ response: "none", standby_wanted_at: null });
});
