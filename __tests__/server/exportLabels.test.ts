/** What stands in the cells of exported files: words of the office's language, as its screen has them. */
import { columnNames } from "../../server/features/exports/columnNames.ts";
import { exportLabels } from "../../server/features/exports/exportLabels.ts";
import { appTexts } from "../../server/locales/appTexts.ts";
import { textsIn } from "../../server/locales/texts.ts";
import { weekdayNames } from "../../server/mail/layout/weekdayNames.ts";
import { AUDIT_AREAS, AUDIT_FACTS } from "../../src/contract/audit.ts";
import { AUDIT_FIELD_TEXTS } from "../../src/contract/auditFields.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { readDoctors } from "../../src/features/doctorsImport/doctorsFile.ts";
import { aCallout, aDraft, anAnswer } from "../support/aCallout.ts";
import { practiceAtWork } from "../support/practiceAtWork.ts";
import { signInHeaders } from "../support/signIn.ts";

const { ports, app, practice } = practiceAtWork({ doctors: 3 });

/** Signed in as somebody who reads that language. */
async function readerOf(locale: Language): Promise<Record<string, string>> {
  await ports().database.db.updateTable("users").set({ locale }).where("id", "=", practice.user.id).execute();
  return signInHeaders(ports(), practice.user);
}

/** Each row's cells under the English names of their columns. */
async function rowsOf(name: "callouts" | "doctors" | "audit", locale: Language, headers: Record<string, string>) {
  const path = name === "audit" ? "audit_events" : name;
  const { rawPayload } = await app.inject({ url: `/admin_api/${path}.csv`, headers });
  const read = await readDoctors(new File([new Uint8Array(rawPayload)], `${name}.csv`), "en");
  if ("problem" in read) throw new Error(read.problem);
  expect(read.headers).toEqual(columnNames(name, locale));
  return read.rows.map(
    ({ cells }) =>
      (english: string) =>
        cells[columnNames(name, "en").indexOf(english)],
  );
}

test.each(LANGUAGES)(
  "what stands in the cells is said in %s as on the screen, and no code is left over",
  async (locale) => {
    const { db } = ports().database;
    const headers = await readerOf(locale);
    const say = await appTexts(locale);
    const [first, second] = practice.doctors;
    await db
      .updateTable("doctors")
      .set({ email_state: "bounced", locale: "de" })
      .where("id", "=", first?.id ?? 0)
      .execute();
    await db
      .updateTable("doctors")
      .set({ status: "paused" })
      .where("id", "=", second?.id ?? 0)
      .execute();
    await aCallout(ports(), practice, { mode: "first_come", urgency: "urgent", lists: [{ session: "evening" }] });
    await aDraft(ports(), practice, { lists: [{ role_needed: "surgical_assistant" }] });

    const doctors = await rowsOf("doctors", locale, headers);
    const stated = doctors.map((cell) => [cell("Role"), cell("Language"), cell("Status"), cell("Email status")]);
    const german = new Intl.DisplayNames(locale, { type: "language" }).of("de");
    expect(stated).toContainEqual([
      say("callouts:role.anaesthetist"),
      german,
      say("doctors:statuses.active"),
      say("doctors:emailState.bounced"),
    ]);
    expect(stated.map(([, , status]) => status)).toContain(say("doctors:statuses.paused"));

    const callouts = await rowsOf("callouts", locale, headers);
    const CELLS = ["Status", "Session", "Role", "Cover", "Mode", "Urgency"];
    expect(callouts.map((cell) => CELLS.map(cell)).toSorted()).toEqual(
      [
        ["status.open", "session.evening", "role.anaesthetist", "tools.week.calling", "form.firstCome", "form.urgent"],
        [
          "status.draft",
          "session.am",
          "role.surgical_assistant",
          "tools.week.uncovered",
          "form.select",
          "form.routine",
        ],
      ]
        .map((keys) => keys.map((key) => say(`callouts:${key}`)))
        .toSorted(),
    );

    const audit = await rowsOf("audit", locale, headers);
    const lines = audit.map((cell) => ["Type of person", "What", "Type"].map(cell));
    const sent = say("audit:action.callout_sent");
    expect(lines.find(([, what]) => what === sent)).toEqual([
      textsIn(locale).fileWords.person.admin,
      sent,
      textsIn(locale).fileWords.thing.callout,
    ]);
    const exported = audit.find((cell) => cell("What") === say("audit:action.data_exported"));
    const { fact } = textsIn(locale).fileWords;
    expect(exported?.("Details")).toBe(`${fact.rows}: 2; ${fact.what}: ${say("callouts:title")}`);
  },
);

test.each(LANGUAGES)("columns of moments say in %s that these are in UTC", async (locale) => {
  const headers = await readerOf(locale);
  const callout = await aCallout(ports(), practice, { respond_by: "2026-11-26T12:00:00Z", lists: [{}] });
  await anAnswer(ports(), practice, callout, practice.doctors[0] ?? { id: 0 }, "available");
  const moments = await Promise.all(
    (["callouts", "doctors"] as const).map(async (name) => {
      const rows = await rowsOf(name, locale, headers);
      const english = columnNames(name, "en");
      const hold = (column: string) => rows.some((cell) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell(column) ?? ""));
      return columnNames(name, locale).filter((_, nth) => hold(english[nth] ?? ""));
    }),
  );
  expect(moments.map((columns) => columns.length)).toEqual([3, 1]);
  expect(moments.flat().filter((column) => !/[(（]UTC[)）]$/.test(column))).toEqual([]);
});

test("whatever an act may tell has its name and its words in every language", async () => {
  for (const locale of LANGUAGES) {
    const labels = await exportLabels(locale);
    const acts = Object.values(AUDIT_AREAS).flat();
    expect(acts.filter((act) => labels.word("act", act) === act)).toEqual([]);
    expect(Object.keys(AUDIT_FIELD_TEXTS).filter((field) => labels.fieldName(field) === field)).toEqual([]);
    expect(labels.factValue("fields", "phone internal_notes, fee_text")).not.toMatch(/^phone|_/);
    expect(labels.factValue("reason", "nobody_to_send_to")).not.toContain("_");
    expect(labels.factValue("reason", "constructor.name")).toBe("constructor.name");
    expect(labels.fieldValue("fees_enabled", "true")).not.toBe("true");
    expect(labels.fieldValue("requirements", "paediatric, regional")).not.toMatch(/paediatric, regional/);
    const repeats = { role: "surgical_assistant", weekday: "3", every_weeks: "2" };
    for (const [field, value] of Object.entries(repeats)) {
      expect(labels.fieldValue(field, value)).not.toBe(value);
      expect(labels.fieldValue(field, value)).not.toContain("{{");
    }
    const part = labels.fieldName("session_times.sun.all_day");
    expect(part).toBe(
      `${labels.fieldName("session_times")} · ${weekdayNames(locale)[6]} · ${labels.word("session", "all_day")}`,
    );
    expect(labels.fieldValue("every_weeks", "1")).not.toMatch(/1|\{\{/);
    expect(labels.fieldValue("message", "Bring the lead apron")).toBe("Bring the lead apron");
    const ends = (action: string) => ["from", "to"].map((name) => labels.factName(name, action));
    expect(ends("user_role_changed")).toEqual(ends("email_changed"));
    if (locale === "en") continue;
    expect(ends("user_role_changed").filter((one) => ends("day_off_added").includes(one))).toEqual([]);
    const english = await exportLabels("en");
    expect(AUDIT_FACTS.filter((fact) => labels.factName(fact, "callout_sent") === fact)).toEqual([]);
    expect(labels.factValue("change", "moved")).not.toBe(english.factValue("change", "moved"));
    expect(labels.factValue("to", "owner")).not.toBe("owner");
  }
});
