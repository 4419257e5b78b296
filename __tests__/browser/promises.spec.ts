/** What a doctor is promised is kept: from the mail that was really queued, over the doctor's page, to what the office sees. */
import { type Page } from "@playwright/test";
import { mailWith } from "./support/mailbox.ts";
import { ownServer } from "./support/ownServer.ts";
import { declineDesktop, press } from "./support/practiceWork.ts";
import { answerOne, mailedPage, mailsWith, mailText, Office, passTime } from "./support/promises.ts";
import { expect, signIn, test } from "./support/test.ts";

const here = ownServer();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function signedInOn(page: Page, path: string): Promise<void> {
  await declineDesktop(page.context());
  await signIn(page, here);
  await page.goto(`${here.url}${path}`);
}

test("first come says what it does before the answer, and books the first yes to the whole list only", async () => {
  const office = await Office.open(here.place);
  const { id } = await office.send({ mode: "first_come", days: 40, doctors: ["Gwynlais", "Obilade", "Fjellvik"] });
  const mail = (await mailText(here.place, "First to say yes: can you cover?", "Obilade"))
    .replace(/\s+/g, " ")
    .toLowerCase();
  expect(mail).toContain("the first doctor who can do the whole list is booked at once.");
  expect(mail).not.toContain("you are not booked until confirmed.");

  const part = await here.opened("First to say yes: can you cover?", "Gwynlais");
  await expect(part.getByText("The first doctor who can do the whole list is booked at once.")).toBeVisible();
  await answerOne(part, "Yes, book me", { part: ["08:00", "12:00"] });
  await expect(part.getByText("not booked until confirmed", { exact: false }).first()).toBeVisible();
  expect((await office.callout(id)).status).toBe("open");

  const slow = await here.opened("First to say yes: can you cover?", "Fjellvik");
  await slow.getByRole("radio", { name: "Yes, book me" }).check();
  const first = await here.opened("First to say yes: can you cover?", "Obilade");
  await answerOne(first, "Yes, book me");
  await expect(heading(first)).toHaveText("You’re booked");
  await press(slow, "button", /^Send/);
  await expect(heading(slow)).toHaveText("Another doctor was a moment faster");
  await press(slow, "button", "Put me on standby");
  await expect(slow.getByText("You have offered to step in if plans change.")).toBeVisible();

  const { status, lists } = await office.callout(id);
  expect([status, lists[0]?.confirmed.map(({ doctor }) => doctor.name)]).toEqual(["confirmed", ["Dr Emeka Obilade"]]);
  await mailedPage(here.place, "Booked", "Obilade");
  // Who offered a part hears that the list is covered.
  expect(await mailsWith(here.place, "Filled, thank you", "Gwynlais")).toBe(1);
});

test("two halves are booked as halves; nobody hears filled before both are", async ({ page }) => {
  const office = await Office.open(here.place);
  const { id } = await office.send({ days: 41, doctors: ["Gwynlais", "Obilade", "Fjellvik"] });
  await signedInOn(page, `/callouts/${id}`);
  await answerOne(await here.opened("Can you cover?", "Gwynlais"), "Available", { part: ["08:00", "12:00"] });
  await answerOne(await here.opened("Can you cover?", "Obilade"), "Available", { part: ["12:00", "17:00"] });
  await answerOne(await here.opened("Can you cover?", "Fjellvik"), "If needed");

  await page.getByRole("button", { name: "Confirm Dr Bronwen Gwynlais" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("08:00–12:00").first()).toBeVisible();
  await dialog.getByRole("button", { name: /^Confirm and send 1 email/ }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toContainText("Open");
  await expect(page.getByText("12:00–17:00 open").first()).toBeVisible();
  await expect(page.getByText("Completes the list").first()).toBeVisible();
  const booked = await here.opened("Booked", "Gwynlais");
  await expect(booked.getByText("Booked for 08:00–12:00 (of 08:00–17:00)").first()).toBeVisible();
  expect(await mailsWith(here.place, "Filled, thank you", "Fjellvik")).toBe(0);

  await page.getByRole("button", { name: "Confirm Dr Emeka Obilade" }).click();
  await dialog.getByRole("button", { name: /^Confirm and send 2 emails/ }).click();
  await expect(heading(page)).toContainText("Confirmed");
  await mailWith(here.place, "Filled, thank you", "Fjellvik");
  expect((await mailText(here.place, "Booked", "Obilade")).replace(/\s+/g, " ")).toContain("12:00–17:00");
});

test("a list that opens again asks its standbys one after another, and nobody who was told filled is booked in silence", async ({
  page,
}) => {
  const office = await Office.open(here.place);
  const doctors = ["Gwynlais", "Obilade", "Fjellvik", "Karademir", "Carrowmore"];
  const { id } = await office.send({ days: 42, doctors });
  for (const name of doctors) await answerOne(await here.opened("Can you cover?", name), "Available");
  for (const name of doctors.slice(1, 4)) await office.decide(id, name, "standby");
  await office.decide(id, "Gwynlais", "confirm");
  await mailWith(here.place, "Filled, thank you", "Carrowmore");
  await signedInOn(page, `/callouts/${id}`);

  const booked = await here.opened("Booked", "Gwynlais");
  await booked.getByRole("link", { name: "I can’t do it any more" }).click();
  await press(booked, "button", "Yes, I can’t do it");
  await expect(page.getByText("Dr Emeka Obilade is being asked first").first()).toBeVisible();

  await test.step("the first lets the time pass", async () => {
    const first = await here.opened("You’re asked first", "Obilade");
    await expect(heading(first)).toHaveText("You are asked first");
    await passTime(here.place, 241);
    await expect(page.getByText("Dr Anders Fjellvik is being asked first").first()).toBeVisible();
    await first.reload();
    await expect(first.getByText("The time to answer is up", { exact: false })).toBeVisible();
  });
  await test.step("the second says no", async () => {
    const second = await here.opened("You’re asked first", "Fjellvik");
    await press(second, "button", "No, I can’t");
    await expect(page.getByText("Dr Yusuf Karademir is being asked first").first()).toBeVisible();
  });
  await test.step("who was stood down can only be asked again, or booked on the office's word", async () => {
    const row = page.getByRole("row", { name: /Carrowmore/ });
    await expect(row.getByText(/^Stood down/)).toBeVisible();
    await expect(row.getByRole("button", { name: "Confirm Dr Niamh Carrowmore", exact: true })).toHaveCount(0);
    await row.getByRole("button", { name: /^Ask again/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Ask again and send 1 email" }).click();
    await expect(dialog).toBeHidden();
    const again = await here.opened("Open again: are you still free?", "Carrowmore");
    await expect(heading(again)).toHaveText("It is open again: are you still free?");
  });
  await test.step("the third says yes, and is booked", async () => {
    const third = await here.opened("You’re asked first", "Karademir");
    await press(third, "button", "Yes, book me");
    await expect(heading(third)).toHaveText("You’re booked");
    await expect(heading(page)).toContainText("Confirmed");
    await mailedPage(here.place, "Booked", "Karademir");
  });
  // Told once, and not asked to the end since: no second "filled".
  expect(await mailsWith(here.place, "Filled, thank you", "Carrowmore")).toBe(1);
});

test("a reason reaches whom it is for: the doctor on mail and page, the office beside the answer", async ({ page }) => {
  const office = await Office.open(here.place);
  const { id } = await office.send({ days: 43, doctors: ["Gwynlais", "Obilade"] });
  for (const name of ["Gwynlais", "Obilade"]) await answerOne(await here.opened("Can you cover?", name), "Available");
  await office.decide(id, "Gwynlais", "confirm");
  await signedInOn(page, `/callouts/${id}`);
  const reason = "The theatre is <closed> for repairs.";

  await page.getByRole("button", { name: "More for Dr Bronwen Gwynlais" }).click();
  await page.getByRole("menuitem", { name: "Release…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: /^Release/ }).click();
  await expect(dialog).toBeHidden();
  const released = await here.opened("Booked", "Gwynlais");
  await expect(released.getByText(reason)).toBeVisible();
  await mailWith(here.place, "No longer booked", "Gwynlais");
  expect((await mailText(here.place, "No longer booked", "Gwynlais")).replace(/\s+/g, " ")).toContain(
    "The theatre is &lt;closed&gt; for repairs.",
  );

  await office.decide(id, "Obilade", "confirm", { spoken: true });
  const leaving = await here.opened("Booked", "Obilade");
  await leaving.getByRole("link", { name: "I can’t do it any more" }).click();
  await leaving.getByLabel(/^Reason/).fill("My car has broken down.");
  await press(leaving, "button", "Yes, I can’t do it");
  await expect(page.getByRole("row", { name: /Obilade/ }).getByText("My car has broken down.")).toBeVisible();
});
