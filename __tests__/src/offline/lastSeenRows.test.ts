/** The callouts in plain words, as they are kept for the offline page. */
import i18next from "i18next";
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addSignedInTexts.ts";
import { keepRows } from "../../../src/features/callouts/lastSeen/lastSeenRows.ts";
import { type LastSeen, readLastSeen } from "../../../src/features/offline/lastSeen.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { aBooking, aList, aRow } from "../../support/aWireCallout.ts";

/** 24 November 2026, 09:00 UTC. */
const AT = Date.UTC(2026, 10, 24, 9);

function kept(...rows: Parameters<typeof keepRows>[0]): LastSeen {
  const storage = new SharedStorage().tab();
  keepRows(rows, AT)(undefined, undefined, { storage });
  const seen = readLastSeen(storage);
  if (!seen) throw new Error("Nothing was kept");
  return seen;
}

test("a row says when, which list, where, whom it needs, how it stands and who is booked", async () => {
  const list = aList({ date: "2026-11-26", confirmed: [aBooking()], theatre: "Theatre 1" });
  const { heads, rows, at, language } = kept(
    aRow({ status: "confirmed", lists: [list, aList()], filled: 1, needed: 2 }),
  );
  expect({ at, language }).toEqual({ at: AT, language: "en" });
  expect(heads).toEqual(["When", "List", "Site", "Role", "Status", "Booked"]);
  expect(rows).toEqual([
    [
      "Thu 26 Nov\n08:00–12:00",
      "Ms N. Merrowby\n+1 list",
      "St Brannoc’s Hospital\nTheatre 1",
      "Anaesthetist",
      "Confirmed",
      "Dr Hana Itokawa\n1 of 2 filled",
    ],
  ]);
});

test("what a person called a callout stands for it, and an empty line is none", async () => {
  const list = aList({ theatre: null, date: "2026-11-26" });
  const { rows } = kept(aRow({ title: "Half term", title_own: true, lists: [list], filled: 0, needed: 1 }));
  expect(rows[0]?.slice(1)).toEqual([
    "Half term",
    "St Brannoc’s Hospital",
    "Anaesthetist",
    expect.any(String),
    "0 of 1 filled",
  ]);
});

test("a callout without lists has no row", async () => {
  expect(kept(aRow({ lists: [] }), aRow()).rows).toHaveLength(1);
});

test("a tab without rows leaves what was kept before", () => {
  const storage = new SharedStorage().tab();
  keepRows([aRow()], AT)(undefined, undefined, { storage });
  keepRows([], AT + 1)(undefined, undefined, { storage });
  keepRows([aRow({ lists: [] })], AT + 2)(undefined, undefined, { storage });
  expect(readLastSeen(storage)).toMatchObject({ at: AT, rows: [expect.any(Array)] });
});

test("it is written in the language of the app", async () => {
  i18next.addResourceBundle("de", "callouts", { column: { when: "Termin" } });
  await i18next.changeLanguage("de");
  try {
    const { language, heads, rows } = kept(aRow({ lists: [aList({ date: "2026-11-26" })] }));
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
  '{"language":"xx","at":1,"heads":[],"rows":[]}',
  '{"language":"en","at":1,"heads":[]}',
])("%s is nothing that was seen", (text) => {
  const storage = new SharedStorage().tab();
  if (text !== null) storage.write("lastSeenCallouts", text);
  expect(readLastSeen(storage)).toBeNull();
});
