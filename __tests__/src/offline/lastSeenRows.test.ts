/** The callouts in plain words, as they are kept for the offline page. */
import i18next from "i18next";
import "../../../src/app/i18n.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import "../../../src/features/i18n/addSignedInTexts.ts";
import { keepRows } from "../../../src/features/callouts/lastSeen/lastSeenRows.ts";
import { readView } from "../../../src/features/callouts/shared/calloutQuery.ts";
import { type LastSeen, readLastSeen } from "../../../src/features/offline/lastSeen.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { aBooking, aList, aRow } from "../../support/aWireCallout.ts";

/** 24 November 2026, 09:00 UTC. */
const AT = Date.UTC(2026, 10, 24, 9);

type Rows = Parameters<typeof keepRows>[0]["rows"];

const keep = (rows: Rows, values: { query?: string; total?: number; at?: number } = {}) =>
  keepRows({
    rows,
    total: values.total ?? rows.length,
    view: readView(new URLSearchParams(values.query ?? "tab=all")),
    at: values.at ?? AT,
    zone: "Australia/Sydney",
  });

function kept(...kept: Parameters<typeof keep>): LastSeen {
  const storage = new SharedStorage().tab();
  keep(...kept)(undefined, undefined, { storage });
  const seen = readLastSeen(storage);
  if (!seen) throw new Error("Nothing was kept");
  return seen;
}

test("a row says when, which list, where, whom it needs, how it stands and who is booked", async () => {
  const list = aList({ date: "2026-11-26", confirmed: [aBooking()], positions: 2, theatre: "Theatre 1", filled: 1 });
  const { heads, rows, at, language } = kept([aRow({ status: "confirmed", lists: [list], filled: 1, needed: 2 })]);
  // By this person's own clock, wherever the device is.
  expect({ at, language }).toEqual({ at: "24 November 2026 at 20:00", language: "en" });
  expect(heads).toEqual(["When", "List", "Site", "Role", "Status", "Booked"]);
  expect(rows).toEqual([
    [
      "Thu 26 Nov\n08:00–12:00",
      "Ms N. Merrowby",
      "St Brannoc’s Hospital\nTheatre 1",
      "Anaesthetist",
      "Confirmed",
      "Dr Hana Itokawa\n1 of 2 filled",
    ],
  ]);
});

test("of several lists each has its row, with whoever is booked for it alone", () => {
  const part = aBooking({
    ...{ from: "08:00", to: "10:00", whole: false },
    doctor: { id: 52, name: "Dr Ren Okafor", grade: null },
  });
  const surgeon = { id: 2, name: "Mr T. Hale" };
  const lists = [
    aList({ id: 11, date: "2026-11-26", confirmed: [aBooking()] }),
    aList({ id: 12, date: "2026-11-27", surgeon, confirmed: [part] }),
    aList({ id: 13, date: "2026-11-28", cover_status: "cancelled" }),
  ];
  const { rows } = kept([aRow({ title: "Half term", title_own: true, lists, filled: 1, needed: 2 })]);
  expect(rows.map(([when, list, , , status, booked]) => [when?.slice(0, 10), list, status, booked])).toEqual([
    ["Thu 26 Nov", "Half term\nMs N. Merrowby", "Open", "Dr Hana Itokawa\n1 of 1 filled"],
    ["Fri 27 Nov", "Half term\nMr T. Hale", "Open", "08:00–10:00 Dr Ren Okafor\n0 of 1 filled"],
    ["Sat 28 Nov", "Half term\nMs N. Merrowby", "Cancelled", ""],
  ]);
});

test.each([
  ["tab=all", 1, "All · 1–1 of 1"],
  ["tab=needs_action&site=1&role=anaesthetist&q=merrow", 1, "Needs action · merrow · Filters 2 · 1–1 of 1"],
  ["page=2&rows=25", 40, "All · 26–26 of 40"],
  ["rows=25", 1000, "All · 1–1 of more than 999"],
])("which callouts these are is said: %s", (query, total, which) => {
  expect(kept([aRow()], { query, total }).which).toBe(which);
});

test("what a person called a callout stands for it, and an empty line is none", async () => {
  const list = aList({ theatre: null, date: "2026-11-26" });
  const { rows } = kept([aRow({ title: "Half term", title_own: true, lists: [list], filled: 0, needed: 1 })]);
  expect(rows[0]?.slice(1)).toEqual([
    "Half term\nMs N. Merrowby",
    "St Brannoc’s Hospital",
    "Anaesthetist",
    expect.any(String),
    "0 of 1 filled",
  ]);
});

test("a callout without lists has no row", async () => {
  expect(kept([aRow({ lists: [] }), aRow()]).rows).toHaveLength(1);
});

test("a tab without rows leaves what was kept before", () => {
  const storage = new SharedStorage().tab();
  keep([aRow()])(undefined, undefined, { storage });
  keep([], { at: AT + HOUR_MS })(undefined, undefined, { storage });
  keep([aRow({ lists: [] })], { at: AT + HOUR_MS })(undefined, undefined, { storage });
  expect(readLastSeen(storage)).toMatchObject({ at: expect.stringMatching(/20:00$/), rows: [expect.any(Array)] });
});

test("it is written in the language of the app", async () => {
  i18next.addResourceBundle("de", "callouts", { column: { when: "Termin" } });
  await i18next.changeLanguage("de");
  try {
    const { language, heads, rows } = kept([aRow({ lists: [aList({ date: "2026-11-26" })] })]);
    expect({ language, head: heads[0] }).toEqual({ language: "de", head: "Termin" });
    expect(rows[0]?.[0]).toMatch(/^Do\.?,? 26\. Nov/);
  } finally {
    await i18next.changeLanguage("en");
  }
});

test.each([
  null,
  "",
  "{",
  "[]",
  '{"language":"xx","at":"","which":"","heads":[],"rows":[]}',
  '{"language":"en","at":"","which":"","heads":[]}',
  '{"language":"en","at":1,"heads":[],"rows":[]}',
])("%s is nothing that was seen", (text) => {
  const storage = new SharedStorage().tab();
  if (text !== null) storage.write("lastSeenCallouts", text);
  expect(readLastSeen(storage)).toBeNull();
});
