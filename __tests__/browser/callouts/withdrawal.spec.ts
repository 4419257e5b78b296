/** A booked doctor withdraws shortly before the list: the office hears it louder than a no, reads why, and whom to ask. */
import { mailWith } from "../support/mailbox.ts";
import { ownServer } from "../support/ownServer.ts";
import { declineDesktop, press } from "../support/practiceWork.ts";
import { answerOne, mailText, Office } from "../support/promises.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const REASON = "My daughter is ill & <b>at home</b>";
const OTHERS = ["Dr Emeka Obilade", "Dr Anders Fjellvik"];
const SOON = { session: "evening", start_time: "19:30", end_time: "22:00" } as const;

const here = ownServer();

/** Tomorrow evening three are asked and offer; the first is booked, the others are told that the list is filled. */
async function bookedForTomorrow(office: Office): Promise<number> {
  const date = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const doctors = ["Gwynlais", "Obilade", "Fjellvik"];
  const { id } = await office.send({ days: 1, doctors, list: { ...SOON, date } });
  for (const name of doctors) await answerOne(await here.opened("Can you cover?", name), "Available");
  await office.decide(id, "Gwynlais", "confirm");
  await mailWith(here.place, "Filled, thank you", "Fjellvik");
  return id;
}

async function withdraw(): Promise<void> {
  const doctor = await here.opened("Booked", "Gwynlais");
  await doctor.getByRole("link", { name: "I can’t do it any more" }).click();
  await doctor.getByLabel(/^Reason/).fill(REASON);
  await press(doctor, "button", "Yes, I can’t do it");
}

test("a booked doctor who withdraws is first in the bell and in the list, with the reason and whom to ask", async ({
  page,
}) => {
  const office = await Office.open(here.place);
  const id = await bookedForTomorrow(office);
  await declineDesktop(page.context());
  await signIn(page, here);
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await withdraw();

  await test.step("the toast is announced at once and says it in full", async () => {
    const toast = page.getByRole("alert").filter({ hasText: "can no longer come" });
    // It stays as long as the pointer is on it.
    await toast.hover();
    await expect(toast).toContainText(
      /^Dr Bronwen Gwynlais can no longer come: \w{3} \d+ \w+, 19:30–22:00, Mr\sJ\.\sOkandi/,
    );
    await expect(toast).toContainText("The list is open again; 2 others have offered.");
    for (const name of OTHERS) await expect(toast.getByText("Can be asked: ")).toContainText(name);
    await expect(toast).toContainText(`Reason: ${REASON}`);
  });

  await test.step("in the bell it stays before what comes later", async () => {
    await office.send({ days: 30, doctors: ["Carrowmore"] });
    await page.getByRole("button", { name: /^Notifications/ }).click();
    const drawer = page.getByRole("dialog", { name: "Notifications" });
    await expect(drawer.getByRole("link", { name: "New callout" }).first()).toBeVisible();
    await expect(drawer.getByRole("heading", { name: "Needs action" })).toBeVisible();
    const first = drawer.getByRole("listitem").first();
    for (const name of OTHERS) await expect(first.getByText("Can be asked: ")).toContainText(name);
    await expectAccessible(page);
    await drawer.getByRole("link", { name: /^Dr Bronwen Gwynlais can no longer come/ }).click();
  });

  await test.step("it leads to the callout, where the office reads why", async () => {
    await expect(page).toHaveURL(`${here.url}/callouts/${id}`);
    await expect(page.getByRole("row", { name: /Gwynlais/ })).toContainText(REASON);
  });

  await test.step("once it is done, it is there no more", async () => {
    await page.goto(`${here.url}/notifications`);
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bronwen Gwynlais can no" });
    await row.getByRole("button", { name: /^Done/ }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step("so shortly before the list, a mail names who else offered, with telephone", async () => {
    const mail = (await mailText(here.place, "Late withdrawal", "Gwynlais"))
      .replaceAll("&amp;", "&")
      .replaceAll("&lt;", "<");
    expect(mail).toContain("My daughter is ill & <b");
    for (const name of OTHERS) expect(mail).toMatch(new RegExp(`${name}, \\+?\\d[\\d ]{7,}`));
  });
});
