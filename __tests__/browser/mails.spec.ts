/** Every kind of mail as a phone shows it: nothing runs out of the screen, with or without the style sheet, by day and by night. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { renderInvitation } from "../../server/mail/account/invitationMail.ts";
import { RENDER_MAIL } from "../../server/mail/callout/renderMail.ts";
import { renderOfficeDigest } from "../../server/mail/office/officeDigest.ts";
import { renderLateWithdrawal } from "../../server/mail/office/officeMail.ts";
import { type MailKind } from "../../src/contract/calloutRequests.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { aMailList, fullFacts, mailFacts } from "../support/mailFacts.ts";

const KINDS = Object.keys(RENDER_MAIL) as MailKind[];
const PHONE = { width: 390, height: 844 };
/** Longer than a phone is wide, and without a place to break. */
const LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

function everyMail(locale: Language): [string, string][] {
  const { practice, doctor, link } = mailFacts();
  const office = { name: practice.name, address: "office@practice.example.test", locale };
  const mails = KINDS.map((kind) => ({ kind, doctor: doctor.name, ...RENDER_MAIL[kind](fullFacts(kind, locale)) }));
  const long = fullFacts("moved", locale, {
    practice: { ...practice, name: LONG },
    lists: [aMailList({ siteName: LONG, siteAddress: LONG, surgeon: LONG, notes: `https://example.test/${LONG}` })],
    changes: [{ listId: 7, field: "theatre", before: LONG, after: LONG }],
    reason: LONG,
  });
  return [
    ...mails.map(({ kind, html }): [string, string] => [kind, html]),
    ["moved, with long words", RENDER_MAIL.moved(long).html],
    ["invitation", renderInvitation({ practice, doctor: { ...doctor, locale }, link }).html],
    [
      "digest",
      renderOfficeDigest({
        office,
        callout: { reference: "C-2026-0418", title: LONG },
        link,
        mails,
        idempotencyKey: "digest",
      }).html,
    ],
    [
      "late withdrawal",
      renderLateWithdrawal({
        office,
        doctor: { name: LONG, phone: "020 7946 0101" },
        list: aMailList(),
        reason: LONG,
        now: new Date(),
        others: [{ name: LONG, phone: "020 7946 0102" }],
        link,
        idempotencyKey: "late",
      }).html,
    ],
  ];
}

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));

for (const language of LANGUAGES)
  test(`every mail fits a phone without its style sheet, and with it, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const [name, html] of everyMail(language))
      for (const shown of [html, html.replace(/<style>.*?<\/style>/s, "")]) {
        await page.setContent(shown);
        expect([name, await widthOf(page)]).toEqual([name, PHONE.width]);
        const sizes = await page.evaluate(() =>
          [...document.querySelectorAll("td, p, h1, span, a")]
            .filter((one) => one.textContent?.trim() && !one.textContent.includes("\u00a0"))
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        );
        expect([name, Math.min(...sizes) >= 13]).toEqual([name, true]);
      }
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`every mail can be read by ${colorScheme === "dark" ? "night" : "day"}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, colorScheme });
    const page = await context.newPage();
    for (const [name, html] of everyMail("en")) {
      await page.setContent(html);
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect([name, canvas]).toEqual([name, colorScheme === "dark" ? "rgb(12, 21, 30)" : "rgb(247, 247, 245)"]);
      const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
      const faults = violations.flatMap(({ nodes }) => nodes.map((node) => node.html));
      expect([name, faults]).toEqual([name, []]);
    }
    await context.close();
  });

test("on a wide screen the mail is a column of 600 pixels in the middle", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.setContent(RENDER_MAIL.callout(mailFacts()).html);
  const box = await page.locator("table.paper").boundingBox();
  expect([box?.x, box?.width]).toEqual([200, 600]);
});
