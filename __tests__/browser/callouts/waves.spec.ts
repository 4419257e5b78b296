/** A callout that is asked in waves, while two administrators watch and take a hand in it; and a plan of waves that is chosen for another. */
import { type Browser, type Page } from "@playwright/test";
import { ownServer } from "../support/ownServer.ts";
import { pick } from "../support/pickers.ts";
import { dayAhead, declineDesktop } from "../support/practiceWork.ts";
import { mailsWith, Office, passTime } from "../support/promises.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const here = ownServer();

/** Days ahead on which nobody of the demo is away or booked. */
const FREE = 40;
const HOURS = 6;

const panel = (page: Page) => page.getByRole("region", { name: "Waves", exact: true });
const step = (page: Page, wave: number) =>
  panel(page)
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`^Wave ${wave}`) });
const says = (page: Page) => panel(page).getByRole("status");
const hoursPass = (hours: number) => passTime(here.place, hours * 60);

async function watching(page: Page, id: number, email?: string): Promise<Page> {
  await declineDesktop(page.context());
  await signIn(page, here, email);
  await page.goto(`${here.url}/callouts/${id}`);
  await expect(says(page)).toBeVisible();
  return page;
}

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Looks the open dialog over and does it. */
async function decide(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: submit })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: submit }).click();
  await expect(dialog).toBeHidden();
}

test("a callout walks through its waves while two administrators watch", async ({ page, browser, watch }) => {
  const office = await Office.open(here.place);
  const { id, reference, lists } = await office.send({
    days: FREE,
    doctors: ["Gwynlais"],
    waves: [
      { doctors: ["Obilade"], hours: HOURS },
      { doctors: ["Fjellvik"], hours: HOURS, fewerThan: 1 },
      { doctors: ["Corrovan"], hours: HOURS },
      { doctors: ["Penhallow"], hours: HOURS },
      { doctors: ["Achterberg"], hours: HOURS },
    ],
  });
  const colleague = await elsewhere(browser);
  await watch(colleague.context());
  await watching(page, id);
  await watching(colleague, id, "colleague@example.test");
  const both = [page, colleague];
  const timeZone = lists[0]?.time_zone ?? "UTC";
  const askedByMail = (doctor: string) => mailsWith(here.place, "Can you cover?", reference, doctor);

  /** Both screens say which wave is next and when it is asked, without a reload. */
  const expectNext = async (wave: number): Promise<void> => {
    const due = async () => (await office.callout(id)).waves?.next_at ?? "";
    await expect.poll(due).not.toBe("");
    const at = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    const time = at.format(Date.parse(await due()));
    for (const one of both) {
      await expect(says(one)).toHaveText(new RegExp(`^Wave ${wave} will be asked .*${time}$`));
      await expect(step(one, wave)).toHaveAttribute("aria-current", "step");
    }
  };
  const expectStep = async (wave: number, became: RegExp): Promise<void> => {
    for (const one of both) await expect(step(one, wave).getByText(became)).toBeVisible();
  };

  await test.step("what is next and when stands on both screens, and the clock asks it at its time", async () => {
    await expectNext(2);
    await expectAccessible(page);
    await hoursPass(HOURS);
    await expectStep(2, /^Asked .*: 1 doctor emailed$/);
    expect(await askedByMail("Obilade")).toBe(1);
    await expectNext(3);
  });

  await test.step("a wave is not needed where enough have offered", async () => {
    await office.record(id, "Gwynlais", "available");
    await hoursPass(HOURS);
    await expectStep(3, /^Not needed .*: enough doctors had offered$/);
    expect(await askedByMail("Fjellvik")).toBe(0);
    await expectNext(4);
  });

  await test.step("the next wave is asked now, after its mail was seen", async () => {
    await page.getByRole("button", { name: "Ask wave 4 now" }).click();
    await expect(
      page
        .getByRole("dialog")
        .getByText(/Corrovan/)
        .first(),
    ).toBeVisible();
    await decide(page, "Ask now and send 1 email");
    await expectStep(4, /^Asked .*: 1 doctor emailed$/);
    expect(await askedByMail("Corrovan")).toBe(1);
    await expectNext(5);
  });

  await test.step("a wave is skipped by the colleague", async () => {
    await colleague.getByRole("button", { name: "Skip wave 5" }).click();
    await decide(colleague, "Skip");
    await expectStep(5, /^Skipped /);
    await expectNext(6);
  });

  await test.step("while waves are paused the clock asks nobody", async () => {
    await page.getByRole("button", { name: "Pause waves" }).click();
    for (const one of both) await expect(says(one)).toHaveText(/^Paused: /);
    await expectAccessible(page);
    await hoursPass(HOURS + 1);
    expect((await office.callout(id)).waves?.steps.at(-1)?.status).toBe("waiting");
    expect(await askedByMail("Achterberg")).toBe(0);
  });

  await test.step("continued, the last wave has its whole wait, and then all are complete", async () => {
    await colleague.getByRole("button", { name: "Continue waves" }).click();
    await expectNext(6);
    await hoursPass(HOURS);
    await expectStep(6, /^Asked .*: 1 doctor emailed$/);
    for (const one of both) {
      await expect(says(one)).toHaveText("All waves are complete");
      await expect(panel(one).getByRole("button")).toHaveCount(0);
    }
    for (const doctor of ["Gwynlais", "Obilade", "Corrovan", "Achterberg"]) expect(await askedByMail(doctor)).toBe(1);
    expect(await askedByMail("Penhallow")).toBe(0);
    await expectAccessible(colleague);
  });
});

test("a plan of waves is written in Callout defaults, and chosen for a callout whose dry run shows each wave", async ({
  page,
}) => {
  await declineDesktop(page.context());
  await signIn(page, here);

  await page.goto(`${here.url}/practice-management/callout-defaults`);
  await page.getByRole("link", { name: "Add plan" }).click();
  const wave = (number: number) => page.getByRole("region", { name: `Wave ${number}`, exact: true });
  const choose = async (field: ReturnType<Page["getByRole"]>, name: string): Promise<void> => {
    await field.fill(name);
    await page.getByRole("option", { name: new RegExp(name) }).click();
  };
  await page.getByLabel("Name", { exact: true }).fill("Weekday mornings");
  await choose(page.getByRole("combobox", { name: "First ask" }), "Partners");
  await choose(wave(2).getByRole("combobox", { name: "Then ask" }), "Associates");
  await wave(2).getByLabel("Hours", { exact: true }).fill("4");
  await wave(2)
    .getByLabel(/^Only if fewer offers than/)
    .fill("2");
  await page.getByRole("button", { name: "Add a wave" }).click();
  await choose(wave(3).getByRole("combobox", { name: "Then ask" }), "Obilade");
  await wave(3).getByLabel("When", { exact: true }).selectOption("At a time of day");
  await pick(wave(3), "Time of day", "18:00");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Weekday mornings" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${here.url}/callouts/new`);
  await pick(page, "Date", dayAhead(FREE));
  await page.getByLabel("Site", { exact: true }).selectOption({ label: "Ferndale Clinic" });
  await page.getByLabel("Surgeon").selectOption({ label: "Mr J. Okandi" });
  await page.getByLabel("When are they asked?").selectOption("Weekday mornings");
  const run = page.getByRole("region", { name: "Who will be emailed" });
  const later = run.getByRole("listitem").filter({ hasText: /^Wave \d/ });
  await expect(later).toHaveCount(2);
  await expect(later.nth(0)).toHaveText(/^Wave 2, .*\d\d:\d\d \([1-9]\d*\)/);
  await expect(later.nth(1)).toHaveText(/^Wave 3, .*18:00 \(\d\)/);
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Send to \d+ doctors$/ }).click();
  await page.waitForURL(/\/callouts\/\d+$/);
  await expect(says(page)).toHaveText(/^Wave 2 will be asked /);
  await expect(step(page, 2)).toContainText("Associates");
  await expect(step(page, 3)).toContainText("at 18:00");
});
