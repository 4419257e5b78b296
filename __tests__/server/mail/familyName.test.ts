/** In Japanese and Chinese the family name comes first where it is written in their script. */
import { mailDoctor } from "../../../server/mail/callout/calloutMailFacts.ts";
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { mailFacts } from "../../support/mail/mailFacts.ts";

const ports = testPorts();

async function toDoctor(locale: Language, title: string | null) {
  await aPractice(ports(), { doctors: 1 });
  const row = await ports().database.db.selectFrom("doctors").selectAll().executeTakeFirstOrThrow();
  const named = { ...row, title, first_name: "花", last_name: "糸川", locale };
  return mailDoctor(named, { doctorLocale: "en" });
}

test.each(LANGUAGES)("%s: the mail is addressed as names are said there", async (language) => {
  const familyFirst = language === "ja" || language === "zh";
  const doctor = await toDoctor(language, null);
  expect(doctor.name).toBe(familyFirst ? "糸川 花" : "花 糸川");
  const { text } = RENDER_MAIL.callout({ ...mailFacts(), doctor });
  expect(text).toContain(doctor.name);
});

test("with a title too", async () => {
  expect((await toDoctor("zh", "Dr")).name).toBe("Dr 糸川 花");
  expect((await toDoctor("fr", "Dr")).name).toBe("Dr 花 糸川");
});
