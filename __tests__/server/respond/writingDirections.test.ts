/** A doctor's name that is written from right to left is set apart on the doctor's page and in mails. */
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { fullFacts } from "../../support/mail/mailFacts.ts";
import { askedDoctors } from "../../support/model/askedDoctors.ts";

const { sent, says, ports, practice } = askedDoctors();

test("on the page, above it and in what it says", async () => {
  const { callout, one } = await sent();
  const name = { title: "Dr", first_name: "שרה", last_name: "לוי" };
  await ports()
    .database.db.updateTable("doctors")
    .set(name)
    .where("id", "=", practice.doctors[0]?.id ?? 0)
    .execute();
  expect((await one.open()).body).toContain("Callout for \u2068Dr שרה לוי\u2069<");
  await says(callout, one, "available");
  expect((await one.open()).body).toContain("Dr \u2068לוי\u2069");
});

test.each(LANGUAGES)("in the salutation of mails in %s", (language) => {
  const facts = fullFacts("callout", language);
  const doctor = { ...facts.doctor, name: "Dr שרה לוי", firstName: "שרה", lastName: "לוי" };
  const { text, html } = RENDER_MAIL.callout({ ...facts, doctor });
  for (const body of [text, html]) expect(body).toContain("\u2068לוי\u2069");
});
