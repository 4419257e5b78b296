/** A list that was sent changes: who hears what, and whose answer still counts (A5 of the product's second edition). */

import { acknowledge } from "../../../../server/features/callouts/answers/acknowledge.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { aSite } from "../../../support/builders.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 7 });

/** One of two positions is open. 0 is booked, 1 has offered, 2 cannot, 3 is on standby, 4 was stood down, 5 is silent, 6 was let go. */
async function asked(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin({ lists: [{ positions: 2 }], ...values });
  for (const n of [0, 1, 3, 4, 6]) await it.answer(n);
  await it.answer(2, "unavailable");
  await it.made("confirm", 6);
  await it.made("release", 6);
  await it.made("confirm", 0);
  await it.made("standby", 3);
  await it.made("not_required", 4);
  await it.unit((unit) => acknowledge(unit, { recipientId: it.recipientId(0) }));
  await it.sent();
}
const OTHERS = [1, 2, 3, 4, 5, 6];
const rows = (numbers: number[]) => Promise.all(numbers.map((n) => it.row(n)));
const sequence = (ics: string | null | undefined) => /SEQUENCE:(\d+)/.exec(ics ?? "")?.[1];
const standing = async () => (await rows(OTHERS)).map(({ response, outcome }) => `${response} ${outcome}`);
const AS_BEFORE = [
  "available none",
  "unavailable none",
  "available standby",
  "available not_required",
  "none none",
  "available released",
];

test("what a booking does not hang on: the booked doctor reads it with the invitation anew, and everything else stays", async () => {
  await asked();
  const changes: Parameters<typeof it.changeList>[0][] = [
    { theatre: "Theatre 9" },
    { case_mix: "Two hips" },
    { requirements: ["paediatric"] },
    { notes_public: "Enter by the west gate." },
    { surgeon_id: null, surgeon_name: "Mr A. Castellane", specialty: "ENT" },
  ];
  for (const [index, change] of changes.entries()) {
    const { sent, mails, preview } = await it.changeList(change);
    expect([preview.change, sent]).toEqual(["details", ["changed 0"]]);
    expect(sequence(mails[0]?.ics)).toBe(String(index + 2));
  }
  const booked = await it.row(0);
  expect(booked).toMatchObject({ outcome: "confirmed", consent: null, booked: { from: "08:00", to: "12:00" } });
  expect(booked.acknowledged_at).not.toBeNull();
  expect(await standing()).toEqual(AS_BEFORE);
  expect((await it.row(1)).offered).toEqual({ from: "08:00", to: "12:00", date: "2026-11-27", current: true });
  const written = await it.audits("callout_list_changed");
  expect(written.map(({ diff }) => Object.keys(diff ?? {}).sort())).toEqual([
    ["theatre"],
    ["case_mix"],
    ["requirements"],
    ["notes_public"],
    ["specialty", "surgeon"],
  ]);
  expect(written.every(({ params }) => params.change === "details")).toBe(true);
  expect(await it.changeList({})).toMatchObject({ status: 200, sent: [], preview: { change: "none" } });
});

test.each([
  ["half an hour later", { start_time: "08:30" }, "08:30 12:00", "08:30 12:00"],
  ["an hour earlier", { start_time: "07:00" }, "07:00 12:00", "08:00 12:00"],
  ["an hour longer", { end_time: "13:00" }, "08:00 13:00", "08:00 12:00"],
  ["shorter by a quarter", { end_time: "11:45" }, "08:00 11:45", "08:00 11:45"],
  ["an hour at both ends", { start_time: "07:00", end_time: "13:00" }, "07:00 13:00", "08:00 12:00"],
])(
  "%s: the booked doctor is asked whether that is all right, offers stay for the times they were given for",
  async (_, change, booked, offer) => {
    await asked();
    const { sent, mails, preview, data } = await it.changeList(change);
    expect([preview.change, sent]).toEqual(["times", ["times_changed 0"]]);
    expect(sequence(mails[0]?.ics)).toBe("2");
    const span = (text: string) => ({ from: text.split(" ")[0], to: text.split(" ")[1] });
    expect(await it.row(0)).toMatchObject({
      outcome: "confirmed",
      booked: span(booked),
      consent: { about: "times", due_at: null },
      acknowledged_at: null,
    });
    expect(data.lists[0]?.confirmed).toMatchObject([{ ...span(booked), whole: true, consent: { about: "times" } }]);
    expect(await standing()).toEqual(AS_BEFORE);
    expect(await it.row(1)).toMatchObject({
      offered: { from: "08:00", to: "12:00", date: "2026-11-27", current: false },
      bookable: { ...span(offer), whole: offer === booked },
      bookable_spoken: { ...span(booked), whole: true },
    });
    // By the doctor's own word not a minute more than was offered.
    if (offer !== booked) expect(await it.confirm(1, span(booked))).toMatchObject({ code: "not_agreed" });
    expect((await it.confirm(1)).data.lists[0]?.confirmed.at(-1)).toMatchObject(span(offer));
  },
);

test("who says yes again after the times changed has offered for the new ones", async () => {
  await asked();
  await it.changeList({ start_time: "07:30" });
  const news = (await it.news()).length;
  expect(await it.answer(1)).toBe("recorded");
  expect(await it.row(1)).toMatchObject({
    offered: { from: "07:30", to: "12:00", current: true },
    bookable: { from: "07:30", whole: true },
  });
  // The same statement as before is no news.
  expect(await it.news()).toHaveLength(news);
  expect(await it.answer(1)).toBe("unchanged");
});

test("a change that asks can be paused by the mail program's own button; one that tells of a booking cannot", async () => {
  await asked();
  await it.changeList({ date: "2026-12-01" });
  const mails = it.db().selectFrom("outbox_emails").select(["kind", "headers"]);
  const rows = await mails.where("kind", "in", ["moved", "changed"]).orderBy("id").execute();
  const paused = rows.map(({ kind, headers }) => `${kind} ${"List-Unsubscribe" in headers}`);
  expect(paused).toEqual(["moved false", "changed true"]);
});

test.each([
  ["to another day", { date: "2026-12-01" }],
  ["to another site", "site"],
  ["to another role", { role_needed: "surgical_assistant" as const }],
  ["by 61 minutes at the start", { start_time: "09:01" }],
  ["by 61 minutes at the end", { end_time: "13:01" }],
  ["to the other half of the day", { session: "pm" as const, start_time: "13:00", end_time: "17:00" }],
] as const)("moved %s: the booked doctor is asked, and every answer was for before", async (_, change) => {
  await asked();
  const { company_id } = it.practice.user;
  const values = change === "site" ? { site_id: (await aSite(it.db(), { company_id, name: "Elsewhere" })).id } : change;
  const { sent, mails, preview } = await it.changeList(values);
  expect(preview.change).toBe("moved");
  expect(sent).toEqual(["moved 0", ...[1, 2, 3, 4].map((n) => `asked_anew ${n}`), "asked_anew 6", "changed 5"]);
  expect(sequence(mails[0]?.ics)).toBe("2");
  const due_at = new Date(it.ports().clock.now().getTime() + 24 * HOUR_MS).toISOString();
  expect(await it.row(0)).toMatchObject({
    outcome: "confirmed",
    consent: { about: "moved", due_at },
    acknowledged_at: null,
  });
  expect(await standing()).toEqual(OTHERS.map(() => "none none"));
  const earlier = (await rows(OTHERS)).map((one) => one.earlier_response);
  expect(earlier).toEqual(["available", "unavailable", "available", "available", null, "available"]);
  expect(await it.row(1)).toMatchObject({
    offered: { date: "2026-11-27", from: "08:00", to: "12:00", current: false },
    bookable: null,
    bookable_spoken: null,
  });
  expect(await it.read()).toMatchObject({ offers: 0, counts: { none: 6 } });
  for (const n of [1, 3, 4, 6]) expect(await it.confirm(n)).toMatchObject({ code: "invalid_transition" });
  expect(await it.answer(1)).toBe("recorded");
  expect(await it.row(1)).toMatchObject({
    earlier_response: null,
    offered: { current: true },
    bookable: { whole: true },
  });
});

test("to another site of the same name: who has not answered hears of it too", async () => {
  await it.begin();
  const { site } = await it.list();
  const { company_id } = it.practice.user;
  const { id: site_id } = await aSite(it.db(), { company_id, name: site.name, time_zone: "Australia/Sydney" });
  const { sent, preview } = await it.changeList({ site_id });
  expect([preview.change, sent]).toEqual(["moved", [0, 1, 2, 3, 4, 5, 6].map((n) => `changed ${n}`)]);
});

test("a list that is covered and moves asks its booked doctor and its standbys, and leaves the others in peace", async () => {
  await it.begin();
  await it.answers(0, 1, 2);
  await it.made("standby", 1);
  await it.made("confirm", 0);
  expect((await it.changeList({ date: "2026-12-01" })).sent).toEqual(["moved 0", "asked_anew 1"]);
});

test("nobody is mailed of a move whom mail does not reach", async () => {
  await asked();
  const set = (n: number, values: object) =>
    it.db().updateTable("doctors").set(values).where("id", "=", it.doctor(n).id);
  await set(1, { status: "paused" }).execute();
  await set(2, { email_state: "bounced" }).execute();
  const { sent } = await it.changeList({ date: "2026-12-01" });
  expect(sent).toEqual(["moved 0", "asked_anew 3", "asked_anew 4", "asked_anew 6", "changed 5"]);
});

test("title, dates and the places by which it is found follow the list; a title of one's own stays", async () => {
  await asked();
  const { data } = await it.changeList({ date: "2026-12-01", session: "pm", start_time: "13:00", end_time: "17:00" });
  expect(data.title).toContain("Tue 1 Dec PM");
  const callout = () => it.db().selectFrom("callouts").selectAll().executeTakeFirstOrThrow();
  expect(await callout()).toMatchObject({
    first_starts_at: new Date("2026-12-01T13:00:00Z"),
    last_ends_at: new Date("2026-12-01T17:00:00Z"),
  });
  const found = async (query: string) => (await it.call("GET", `/callouts?${query}`)).body.meta.total;
  expect([await found("from=2026-12-01"), await found("to=2026-11-30")]).toEqual([1, 0]);
  const jobs = (await it.jobs()).filter(({ step }) => step === "expire").map(({ at }) => at);
  expect(jobs).toEqual(["2026-11-27T08:00:00.000Z", "2026-12-01T13:00:00.000Z"]);
  await it.begin({ title: "The long list", lists: [{ date: "2026-12-03" }] });
  expect((await it.changeList({ date: "2026-12-04" })).data.title).toBe("The long list");
});

test.each([
  ["half an hour later", { start_time: "08:30" }, "2026-11-27T08:30:00Z"],
  ["half an hour earlier", { start_time: "07:30" }, "2026-11-27T07:30:00Z"],
  ["on another day", { date: "2026-12-01" }, "2026-12-01T08:00:00Z"],
])("a list that starts %s uncovered expires when it starts then", async (_, change, start) => {
  await it.begin();
  await it.answers(0);
  await it.changeList(change);
  const wait = Date.parse(start) - it.ports().clock.now().getTime();
  await it.later(wait - 1);
  expect((await it.read()).status).toBe("open");
  await it.later(1);
  expect((await it.read()).status).toBe("expired");
});

test("what it was and what it is stands in the log, with what is not mailed", async () => {
  await asked();
  await it.changeList({ start_time: "08:30", theatre: "Theatre 9", notes_internal: "Ask Hana" });
  expect(await it.audits("callout_list_changed")).toEqual([
    {
      actor_type: "admin",
      actor_id: it.practice.user.id,
      params: expect.objectContaining({ list_date: "2026-11-27", session: "am", change: "times" }),
      diff: { times: ["08:00–12:00", "08:30–12:00"], theatre: [null, "Theatre 9"], notes: expect.anything() },
    },
  ]);
});
