/** Times of a part that cannot be are refused on the page, in the doctor's language, and what was typed stays. */
import { respondTexts } from "../../../server/features/respond/respondTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { askedDoctors } from "../../support/model/askedDoctors.ts";

const { sent, ports, practice } = askedDoctors();

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
