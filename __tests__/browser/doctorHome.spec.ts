/** A doctor's home on a telephone that runs no scripts: three callouts answered at once, leave entered, a booking withdrawn. */
import { type Page } from "@playwright/test";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { ownServer } from "./support/ownServer.ts";
import { dayAhead, declineDesktop, press } from "./support/practiceWork.ts";
import { Office } from "./support/promises.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";

const here = ownServer();
/** Working days ahead; weeks in which the demo has nothing for the doctor. */
const AHEAD = [60, 67, 74];

/** Which of these lists a calendar app finds at the address; it has nothing of the browser's. */
async function bookedAt(address: string, lists: readonly number[]): Promise<number[]> {
  const answer = await here.place.request.get(address);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  const text = await answer.text();
  return lists.filter((id) => text.includes(`UID:list-${id}@`));
}

/** The demo may have asked for a list as well, which stays open. */
async function answerAll(doctor: Page): Promise<void> {
  const lists = doctor.locator("#answer").getByRole("radiogroup");
  const first = (await lists.count()) - AHEAD.length;
  for (const [at, answer] of ["Available", "Available", "If needed"].entries())
    await lists
      .nth(first + at)
      .getByRole("radio", { name: answer, exact: true })
      .check();
  await press(doctor, "button", "Send my answers");
}

test("a doctor answers three callouts with one press, enters leave, withdraws one booking; the calendar address shows it", async ({
  page,
}) => {
  const office = await Office.open(here.place);
  const callouts: CalloutDetail[] = [];
  for (const days of AHEAD) callouts.push(await office.send({ days, doctors: ["Gwynlais"] }));
  const ids = callouts.map(({ id }) => id);
  const lists = callouts.flatMap((one) => one.lists.map(({ id }) => id));
  const doctor = await here.opened("Can you cover?", "Gwynlais");
  let address = "";

  await test.step("the page of a callout leads to all lists, which one press answers", async () => {
    await doctor.getByRole("link", { name: "All your lists and leave" }).click();
    await expect(doctor.getByRole("heading", { level: 1, name: "Your lists" })).toBeVisible();
    await answerAll(doctor);
    await expect(doctor.getByRole("status")).toHaveText("Thank you, the practice has your answers.");
    const said = await Promise.all(
      ids.map(async (id) => (await office.callout(id)).responses.map((one) => one.response)),
    );
    expect(said).toEqual([["available"], ["available"], ["if_needed"]]);
  });

  await test.step("bookings are at the calendar address that the doctor asks for", async () => {
    for (const id of ids.slice(0, 2)) await office.decide(id, "Gwynlais", "confirm");
    await doctor.getByText("Calendar address", { exact: true }).click();
    await press(doctor, "button", "Create address");
    address = await doctor.getByLabel("Address for your calendar app").inputValue();
    expect(await bookedAt(address, lists)).toEqual(lists.slice(0, 2));
  });

  await test.step("leave on the day of a booking leaves it, and asks whether to withdraw", async () => {
    const day = dayAhead(AHEAD[0] ?? 0);
    await doctor.getByLabel("First day").fill(day);
    await doctor.getByLabel("Last day").fill(day);
    await press(doctor, "button", "Add these days");
    const asked = doctor.getByRole("region", { name: "You have a booking at this time" });
    await expect(asked).toBeVisible();
    expect(await bookedAt(address, lists)).toEqual(lists.slice(0, 2));
    await asked.getByRole("link", { name: "I can’t do it any more" }).click();
    await doctor.getByLabel(/^Reason/).fill("Family holiday");
    await press(doctor, "button", "Yes, I can’t do it");
    await expect(doctor.getByRole("heading", { level: 1, name: "Your lists" })).toBeVisible();
    expect(await bookedAt(address, lists)).toEqual(lists.slice(1, 2));
  });

  await test.step("the office sees the leave as the doctor's, and the list open again", async () => {
    const { responses, status } = await office.callout(ids[0] ?? 0);
    expect([responses[0]?.outcome, responses[0]?.note, status]).toEqual(["released", "Family holiday", "open"]);
    await declineDesktop(page.context());
    await signIn(page, here);
    await page.goto(`${here.url}/doctors/${responses[0]?.doctor.id}?tab=away`);
    await expect(page.getByRole("listitem").filter({ hasText: "Entered by the doctor" })).toHaveCount(1);
  });

  await test.step("a closed address shows nothing more", async () => {
    await doctor.getByText("Calendar address", { exact: true }).click();
    await press(doctor, "button", "Close address");
    expect((await here.place.request.get(address)).status()).toBe(404);
  });
});

test("the page is accessible with everything unfolded", async ({ page }) => {
  const office = await Office.open(here.place);
  const { id } = await office.send({ days: 60, doctors: ["Gwynlais"] });
  await office.record(id, "Gwynlais", "available");
  await office.decide(id, "Gwynlais", "confirm");
  await office.send({ days: 67, doctors: ["Gwynlais"] });
  const doctor = await here.opened("Can you cover?", "Gwynlais");
  await doctor.getByRole("link", { name: "All your lists and leave" }).click();
  await expect(doctor.getByRole("heading", { level: 1, name: "Your lists" })).toBeVisible();
  await page.goto(doctor.url());
  for (const fold of await page.locator("main summary").all()) await fold.click();
  await expectAccessible(page);
});
