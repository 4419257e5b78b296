/** What hangs on the theatre's board: who is booked for which stretch of a list, what is open, and nobody else. */
import { acknowledge } from "../../../server/features/callouts/answers/acknowledge.ts";
import { positionsOf } from "../../../server/features/coverSheets/positions.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type CoverSheet } from "../../../src/contract/shapes/callouts/coverSheet.ts";
import { aCallout, anAnswer, aPractice } from "../../support/aCallout.ts";
import { aSite } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork({ doctors: 4 });

type Made = Awaited<ReturnType<typeof aCallout>>;

/** The doctor says yes and is booked, for the stretch if one is given. */
async function book(callout: Made, n: number, stretch: object = {}, list = 0): Promise<void> {
  const doctor = practice.doctors[n] ?? { id: 0 };
  const listId = callout.lists[list]?.id ?? 0;
  await anAnswer(ports(), practice, callout, doctor, "available", { listId, note: "Rather not with Dr Quillane" });
  const { body } = await call("GET", `/callouts/${callout.id}`);
  const row = body.data.responses.find(
    (one: Made["responses"][number]) => one.list_id === listId && one.doctor.id === doctor.id,
  );
  const { lock_version } = row;
  const answer = await call("POST", `/callouts/${callout.id}/responses/${row.id}/confirm`, {
    lock_version,
    ...stretch,
  });
  expect(answer.status).toBe(200);
}

const sheetsOf = async (query: string): Promise<CoverSheet[]> =>
  (await call("GET", `/cover_sheets?${query}`)).body.data;
const nameOf = (n: number) => `Dr Hana ${practice.doctors[n]?.last_name}`;

/** "08:00–12:00 Dr …": what stands in each position. */
const said = (sheet: CoverSheet | undefined) =>
  sheet?.positions.map((stretches) =>
    stretches.map(({ from, to, doctor }) => `${from}–${to} ${doctor?.name ?? "open"}`),
  );

async function identify(n: number, values: object): Promise<void> {
  await ports()
    .database.db.updateTable("doctors")
    .set(values)
    .where("id", "=", practice.doctors[n]?.id ?? 0)
    .execute();
}

test("a sheet has the place, the time, whom to ring, and the doctor with number and word", async () => {
  await ports()
    .database.db.updateTable("sites")
    .set({ address: "1 Quay Street", phone: "020 7946 0111" })
    .where("id", "=", practice.site.id)
    .execute();
  await identify(0, { mobile_phone: "07700 900123", registration_body: "GMC", registration_number: "7012345" });
  const callout = await aCallout(ports(), practice, {
    lists: [{ theatre: "Theatre 2", case_mix: "Two hips", notes_public: "Bay C", requirements: ["regional"] }],
  });
  await book(callout, 0);
  const whole = {
    list_id: callout.lists[0]?.id,
    practice: { name: "Harbour Anaesthetic Group", phone: "020 7946 0000" },
    date: "2026-11-27",
    start_time: "08:00",
    end_time: "12:00",
    time_zone: "Europe/London",
    site: { name: "St Brannoc’s", address: "1 Quay Street", phone: "020 7946 0111" },
    theatre: "Theatre 2",
    surgeon: "Ms N. Merrowby",
    specialty: "Gynaecology",
    role_needed: "anaesthetist",
    requirements: ["regional"],
    case_mix: "Two hips",
    notes_public: "Bay C",
    as_of: ports().clock.now().toISOString(),
  };
  const doctor = { name: nameOf(0), phone: "07700 900123", registration: "GMC 7012345", word: "unacknowledged" };
  const stretch = { from: "08:00", to: "12:00", doctor };
  expect(await sheetsOf(`list_id=${whole.list_id}`)).toEqual([{ ...whole, positions: [[stretch]] }]);
  const recipientId = callout.recipients.find((one) => one.doctor.id === practice.doctors[0]?.id)?.id ?? 0;
  await inCompany(ports(), practice.companyId, (unit) => acknowledge(unit, { recipientId }));
  const [read] = await sheetsOf(`list_id=${whole.list_id}`);
  expect(read?.positions[0]?.[0]?.doctor?.word).toBe("acknowledged");
  await ports()
    .database.db.updateTable("responses")
    .set({ consent: "times" })
    .where("outcome", "=", "confirmed")
    .execute();
  const [changed] = await sheetsOf(`list_id=${whole.list_id}`);
  expect(changed?.positions[0]?.[0]?.doctor?.word).toBe("change_unanswered");
});

test("parts stand in their positions with what is open between them; whoever only offered is on no sheet", async () => {
  const callout = await aCallout(ports(), practice, {
    lists: [{ session: "all_day", start_time: "08:00", end_time: "17:00", positions: 2 }],
  });
  await anAnswer(ports(), practice, callout, practice.doctors[3] ?? { id: 0 }, "available");
  await book(callout, 0, { from: "12:30", to: "17:00" });
  await book(callout, 1, { from: "08:00", to: "12:30" });
  await book(callout, 2, { from: "09:00", to: "13:00" });
  const answer = await call("GET", `/cover_sheets?callout_id=${callout.id}`);
  expect(answer.body.data.map(said)).toEqual([
    [
      [`08:00–12:30 ${nameOf(1)}`, `12:30–17:00 ${nameOf(0)}`],
      ["08:00–09:00 open", `09:00–13:00 ${nameOf(2)}`, "13:00–17:00 open"],
    ],
  ]);
  const text = JSON.stringify(answer.body);
  expect(text).not.toContain(practice.doctors[3]?.last_name);
  expect(text).not.toContain("Quillane");
});

test("a day at a site has a sheet for each list that takes place, called out or not, by start", async () => {
  const other = await aSite(ports().database.db, { company_id: practice.companyId });
  const early = { start_time: "07:30", end_time: "09:30" };
  const callout = await aCallout(ports(), practice, {
    lists: [
      { session: "pm", start_time: "13:00", end_time: "17:00" },
      { date: "2026-11-28" },
      { site_id: other.id, start_time: "18:00", session: "evening", end_time: "20:00" },
    ],
  });
  const gone = await aCallout(ports(), practice, { lists: [{ start_time: "10:00" }] });
  await call("POST", `/callouts/${gone.id}/cancel`, { reason: "Theatre closed", lock_version: gone.lock_version });
  const { surgeon, site } = practice;
  const list = { date: "2026-11-27", session: "am", surgeon_id: surgeon.id, site_id: site.id, ...early };
  await call("POST", "/lists", { list: { ...list, role_needed: "anaesthetist", positions: 1 } });
  const day = await sheetsOf(`date=2026-11-27&site_id=${site.id}`);
  expect(day.map(({ start_time }) => start_time)).toEqual(["07:30", "13:00"]);
  expect(day.map(said)).toEqual([[["07:30–09:30 open"]], [["13:00–17:00 open"]]]);
  expect(await sheetsOf(`callout_id=${callout.id}`)).toHaveLength(3);
  expect(await sheetsOf(`callout_id=${gone.id}`)).toEqual([]);
  expect(await sheetsOf(`date=2026-11-29&site_id=${site.id}`)).toEqual([]);
});

test("another practice's list, callout or site is like one that does not exist; half a question is none", async () => {
  const foreign = await aPractice(ports());
  const theirs = await aCallout(ports(), foreign);
  for (const [query, absent] of [
    [`list_id=${theirs.lists[0]?.id}`, "list_id=9999999"],
    [`callout_id=${theirs.id}`, "callout_id=9999999"],
    [`date=2026-11-27&site_id=${foreign.site.id}`, "date=2026-11-27&site_id=9999999"],
  ]) {
    const answer = await call("GET", `/cover_sheets?${query}`);
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await call("GET", `/cover_sheets?${absent}`)).body).toEqual(answer.body);
  }
  const { site } = practice;
  const own = (await aCallout(ports(), practice)).id;
  for (const query of [
    "",
    "date=2026-11-27",
    `site_id=${site.id}`,
    `callout_id=${own}&list_id=1`,
    `callout_id=${own}&date=2026-11-27`,
    `date=2026-02-31&site_id=${site.id}`,
    `date=0000-01-01&site_id=${site.id}`,
    `callout_id=${own}&more=1`,
  ])
    expect([query, (await call("GET", `/cover_sheets?${query}`)).status]).toEqual([query, 422]);
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));
const list = (positions: number) => ({ starts_at: at(8), ends_at: at(17), positions });
const booking = (from: number, to: number) => ({ from: at(from), to: at(to) });
const hours = (positions: ReturnType<typeof positionsOf>) =>
  positions.map((stretches) =>
    stretches.map(({ from, to, booking }) => `${booking ? "" : "open "}${from.getUTCHours()}–${to.getUTCHours()}`),
  );

test.each([
  { many: 1, bookings: [], shown: [["open 8–17"]] },
  { many: 2, bookings: [booking(8, 17)], shown: [["8–17"], ["open 8–17"]] },
  { many: 1, bookings: [booking(10, 12), booking(12, 13)], shown: [["open 8–10", "10–12", "12–13", "open 13–17"]] },
  {
    many: 2,
    bookings: [booking(12, 17), booking(8, 12), booking(8, 10), booking(12, 15)],
    shown: [
      ["8–12", "12–17"],
      ["8–10", "open 10–12", "12–15", "open 15–17"],
    ],
  },
])("bookings need no more positions than hold at one moment, and join where they can: $shown", (row) => {
  expect(hours(positionsOf(list(row.many), row.bookings))).toEqual(row.shown);
});
