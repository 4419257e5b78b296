/** A list that was sent can change: who has to agree is asked by mail, and nobody stays booked for what they did not agree to. */
import { type Page } from "@playwright/test";
import { mailWith } from "../support/mailbox.ts";
import { ownServer } from "../support/ownServer.ts";
import { declineDesktop, press } from "../support/practiceWork.ts";
import { answerOne, mailedPage, mailText, Office, passTime } from "../support/promises.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const here = ownServer();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const plain = (text: string): string => text.replace(/\s+/g, " ");

/** Booked: Gwynlais. Offered: nobody else; Obilade has not answered. */
async function aBookedCallout(days: number): Promise<{ office: Office; id: number }> {
  const office = await Office.open(here.place);
  const { id } = await office.send({ days, doctors: ["Gwynlais", "Obilade"] });
  await answerOne(await here.opened("Can you cover?", "Gwynlais"), "Available");
  await office.decide(id, "Gwynlais", "confirm");
  return { office, id };
}

test("details are told, and nobody has to agree", async ({ page }) => {
  const { id } = await aBookedCallout(44);
  await declineDesktop(page.context());
  await signIn(page, here);
  await page.goto(`${here.url}/callouts/${id}`);
  await page.getByRole("button", { name: /^More for the list on/ }).click();
  await page.getByRole("menuitem", { name: "Edit list…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Theatre").selectOption("Theatre 2");
  await expect(dialog.getByText(/No answer is needed/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save and send 1 email" }).click();
  await expect(dialog).toBeHidden();
  await mailedPage(here.place, "Changed: ", "Gwynlais");
  expect(plain(await mailText(here.place, "Changed: ", "Gwynlais"))).toMatch(/Theatre 1.*Theatre 2/);
  const doctor = await here.opened("Changed: ", "Gwynlais");
  await expect(heading(doctor)).toHaveText("You’re booked");
  await expect(doctor.getByText("Theatre 2", { exact: false }).first()).toBeVisible();
});

test("other times ask the booked doctor, who keeps the booking or leaves it", async () => {
  const { office, id } = await aBookedCallout(45);
  await office.changeList(id, { session: "custom", start_time: "08:30" });
  const yes = await here.opened("Times changed: is that all right?", "Gwynlais");
  await expect(heading(yes)).toHaveText("Times changed: is that all right?");
  expect((await office.callout(id)).risk).toBe("change_unanswered");
  await press(yes, "button", "Yes, that’s all right");
  await expect(heading(yes)).toHaveText("You’re booked");
  expect((await office.callout(id)).lists[0]?.confirmed[0]).toMatchObject({ from: "08:30", consent: null });

  await office.changeList(id, { session: "custom", start_time: "07:30" });
  await yes.reload();
  await press(yes, "button", /^I can’t/);
  await expect(yes.getByText("You are no longer booked.").first()).toBeVisible();
  const { status, responses } = await office.callout(id);
  expect(status).toBe("open");
  expect(responses.find(({ doctor }) => doctor.name.includes("Gwynlais"))).toMatchObject({
    outcome: "released",
    consent: { about: "times" },
  });
});

test("a move asks everybody anew, and a booking that nobody says yes to ends", async () => {
  const office = await Office.open(here.place);
  const { id, lists } = await office.send({
    days: 46,
    doctors: ["Gwynlais", "Obilade", "Fjellvik"],
    list: { positions: 2 },
  });
  for (const name of ["Gwynlais", "Obilade"]) await answerOne(await here.opened("Can you cover?", name), "Available");
  await office.decide(id, "Gwynlais", "confirm");
  const day = new Date(Date.parse(`${lists[0]?.date}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
  await office.changeList(id, { date: day });
  const anew = await here.opened("Moved: can you cover?", "Obilade");
  await expect(anew.getByText(/^You answered for/)).toBeVisible();
  await expect(anew.getByRole("radio", { checked: true })).toHaveCount(0);
  await mailedPage(here.place, "Changed: can you cover?", "Fjellvik");
  const booked = await here.opened("Moved: can you still do it?", "Gwynlais");
  await expect(heading(booked)).toHaveText("Moved: can you still do it?");
  expect((await office.callout(id)).responses.filter(({ bookable }) => bookable !== null)).toEqual([]);

  await answerOne(anew, "Available");
  await office.decide(id, "Obilade", "confirm");
  await passTime(here.place, 24 * 60 + 1);
  const after = await office.callout(id);
  expect([after.status, after.lists[0]?.confirmed.map(({ doctor }) => doctor.name)]).toEqual([
    "open",
    ["Dr Emeka Obilade"],
  ]);
  await mailWith(here.place, "No longer booked", "Gwynlais");
  await booked.reload();
  await expect(booked.getByText("no yes from you in time", { exact: false })).toBeVisible();
});
