/** Times of a part are taken as people write them; those that cannot be are refused on the page, and what was typed stays. */
import { respondTexts } from "../../../server/features/respond/respondTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { askedDoctors, inOnePiece } from "../../support/model/askedDoctors.ts";

const { sent, ports, practice, rowOf } = askedDoctors();

test.each(LANGUAGES)(
  "in %s: at the fields, with the fold open, the answer chosen and the words kept",
  async (locale) => {
    const { one, list, field } = await sent();
    await ports()
      .database.db.updateTable("doctors")
      .set({ locale })
      .where("id", "=", practice.doctors[0]?.id ?? 0)
      .execute();
    const typed = { [`from-${list.id}`]: "half past 9", [`to-${list.id}`]: "11:00" };
    const { statusCode, body } = await one.press("", { [field]: "if_needed", note: "By train", ...typed });
    expect(statusCode).toBe(422);
    const { wrong } = respondTexts(locale).part;
    const fold = /<details class="part" open>.*?<\/details>/s.exec(body)?.[0] ?? "";
    expect(fold).toContain(wrong);
    for (const name of ["from", "to"])
      expect(fold).toMatch(
        new RegExp(`<input id="${name}-${list.id}"[^>]* aria-invalid="true" aria-describedby="part-${list.id}"`),
      );
    expect(fold).toContain('value="half past 9"');
    expect(fold).toContain('value="11:00"');
    expect(body).toMatch(/value="if_needed"[^>]* checked/);
    expect(body).toContain(">By train</textarea>");
  },
);

test.each([
  ["8:30", "11"],
  ["830", "1130"],
  ["08.30", "11:00"],
  ["8 h 30", "11 h"],
  ["8h30", "11H"],
  ["8\u00a0h\u00a030", "11\u202fh\u202f30"],
  ["8:30 h", "11:00 h"],
  ["8.30 Uhr", "11 Uhr"],
  ["8時30分", "11時"],
  ["８：３０", "１１時３０分"],
  ["8点30", "11点30分"],
  ["8点30分", "11點"],
])("“%s” to “%s” are times", async (from, to) => {
  const { callout, one, list, field } = await sent();
  const typed = { [`from-${list.id}`]: from, [`to-${list.id}`]: to };
  expect((await one.press("", { [field]: "available", ...typed })).statusCode).toBe(303);
  const row = await rowOf(callout, one.doctor);
  expect(row).toMatchObject({ part_from: "08:30", part_to: to.normalize("NFKC").includes("30") ? "11:30" : "11:00" });
});

test.each(["8分", "8h3", "25 h", "half", "8:60", "1 2 3 4 5"])("“%s” is no time", async (from) => {
  const { one, list, field } = await sent();
  const typed = { [`from-${list.id}`]: from, [`to-${list.id}`]: "11:00" };
  expect((await one.press("", { [field]: "available", ...typed })).statusCode).toBe(422);
});

test.each(LANGUAGES)(
  "in %s: times without an answer are refused at their list, and nothing typed is lost",
  async (locale) => {
    const { callout, one, field } = await sent({ lists: [{}, { date: "2026-11-30" }] });
    await ports()
      .database.db.updateTable("doctors")
      .set({ locale })
      .where("id", "=", practice.doctors[0]?.id ?? 0)
      .execute();
    const other = callout.lists[1]?.id ?? 0;
    for (const answers of [{ [field]: "available" }, {}] as Record<string, string>[]) {
      const typed = { ...answers, [`from-${other}`]: "08:00", [`to-${other}`]: "10:30", note: "By train" };
      const { statusCode, body } = await one.press("", typed);
      expect(statusCode).toBe(422);
      const [, at = ""] = new RegExp(`aria-labelledby="l${other}">(.*?)</section>`, "s").exec(body) ?? [];
      const { wrong, part } = respondTexts(locale);
      expect(at).toContain(`<p class="help" id="answer-${other}-missing">${wrong.nothing}</p>`);
      expect(at).toMatch(/role="radiogroup"[^>]* aria-invalid="true" aria-describedby="answer-\d+-missing"/);
      expect(at.match(/<input type="radio"[^>]* autofocus>/g)).toHaveLength(1);
      expect(body.match(/ autofocus/g)).toHaveLength(1);
      expect(/role="alert">.*?<\/b>/s.exec(inOnePiece(body))?.[0]).toContain(part.unanswered("|").split("|")[0]);
      for (const kept of ['value="08:00"', 'value="10:30"']) expect(at).toContain(kept);
      expect(body).toContain(">By train</textarea>");
      expect(/value="available"[^>]* checked/.test(body)).toBe(field in answers);
    }
    expect((await rowOf(callout, one.doctor)).response).toBe("none");
    const answered = { [field]: "available", [`answer-${other}`]: "available" };
    expect(
      (await one.press("", { ...answered, [`from-${other}`]: "08:00", [`to-${other}`]: "10:30" })).statusCode,
    ).toBe(303);
    expect(await rowOf(callout, one.doctor, 1)).toMatchObject({ part_from: "08:00", part_to: "10:30" });
  },
);
