/** Fees, where a practice turns them on: doctors read them before they answer; off, nobody does. */
import { aCallout, aCalloutInput } from "../../support/aCallout.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 1 });

const turn = (fees_enabled: boolean, currency = "GBP") =>
  ports().database.db.updateTable("company_settings").set({ fees_enabled, currency }).execute();

async function mailed(): Promise<{ text: string; html: string }> {
  const { email } = (await call("POST", "/callouts/preview", { callout: OFFER() })).body.data;
  return { text: email.text, html: (await app.inject({ method: "GET", url: email.html_url })).body };
}

const OFFER = () => aCalloutInput(practice, { fee_amount: 95.5, fee_text: " an hour " });

test("an amount and its words stand in the mail, on the doctor's page and in a copy", async () => {
  await turn(true);
  const { text, html } = await mailed();
  expect(text).toContain("\n\nFee: £95.50 an hour\n\n");
  expect(html).toContain("Fee: £95.50 an hour");
  const callout = await aCallout(ports(), practice, { fee_amount: 120, fee_text: "an hour" });
  expect(callout).toMatchObject({ fee_amount: 120, fee_text: "an hour" });
  const doctor = practice.doctors[0] ?? { id: 0 };
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
  expect((await page.open()).body).toContain("Fee: £120 an hour");
  await ports().database.db.updateTable("doctors").set({ locale: "de" }).where("id", "=", doctor.id).execute();
  await turn(true, "EUR");
  expect((await page.open()).body).toContain("Honorar: 120\u00a0€ an hour");
  expect((await call("POST", `/callouts/${callout.id}/duplicate`, {})).body.data).toMatchObject({
    status: "draft",
    fee_amount: 120,
    fee_text: "an hour",
  });
});

test("where fees are off none is shown, and it is kept for when they are on again", async () => {
  const { text, html } = await mailed();
  expect(text + html).not.toContain("95.5");
  const { body } = await call("POST", "/callouts", { callout: OFFER() });
  expect(body.data).toMatchObject({ fee_amount: 95.5, fee_text: "an hour" });
  const without = { callout: aCalloutInput(practice), lock_version: body.data.lock_version };
  const changed = await call("PUT", `/callouts/${body.data.id}`, without);
  expect(changed.body.data).toMatchObject({ fee_amount: null, fee_text: null });
});

test.each([{ fee_amount: -1 }, { fee_amount: 1_000_000.01 }, { fee_amount: "95" }, { fee_text: "x".repeat(151) }])(
  "%j is refused",
  async (values) => {
    const callout = { ...aCalloutInput(practice), ...values };
    expect(await call("POST", "/callouts", { callout })).toMatchObject({
      status: 422,
      body: { code: "invalid_input" },
    });
  },
);
