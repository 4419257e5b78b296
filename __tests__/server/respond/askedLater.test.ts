/** A doctor who was added when one of the lists was filled is asked for the others alone, also once it is open again. */
import { doctorHome } from "../../support/doctorHome.ts";
import { askedDoctors } from "../../support/model/askedDoctors.ts";

const { ports, app, practice, sent, says, decide, call } = askedDoctors();
const { homeOf } = doctorHome(ports, () => app);

/** The first doctor is booked for the first of two lists when the third doctor is added. */
async function added() {
  const recipients = { doctor_ids: practice.doctors.slice(0, 2).map(({ id }) => id), group_ids: [] };
  const all = await sent({ lists: [{}, { date: "2026-11-30", role_needed: "surgical_assistant" }], recipients });
  const { callout, one } = all;
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  const [, , three] = practice.doctors;
  if (!three) throw new Error("A third doctor");
  const more = { recipients: { doctor_ids: [three.id], group_ids: [] } };
  expect((await call("POST", `/callouts/${callout.id}/recipients`, more)).status).toBe(200);
  const [first, second] = callout.lists.map(({ id }) => `name="answer-${id}"`);
  const pages = [await all.pageOf(three), await homeOf(three)];
  return { ...all, first: first ?? "", second: second ?? "", pages };
}

test("neither page shows or asks for what the doctor was not asked for", async () => {
  const { callout, one, first, second, pages } = await added();
  for (const open of [false, true]) {
    if (open) await decide(callout, one, "release");
    for (const page of pages) {
      const { body } = await page.open();
      expect(body).toContain(second);
      expect(body).not.toContain(first);
      expect(body).not.toContain("Fri 27 November");
    }
  }
});

test("an answer to all that is asked leaves nothing to be answered", async () => {
  const { callout, one, second, pages } = await added();
  await decide(callout, one, "release");
  const field = second.slice('name="'.length, -1);
  for (const page of pages) {
    expect((await page.press("", { [field]: "available" })).statusCode).toBe(303);
    expect((await page.open()).body).not.toContain('type="radio"');
  }
});
