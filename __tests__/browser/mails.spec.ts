/** Every kind of mail as a phone shows it: nothing runs out of the screen, with or without the style sheet, by day and by night. */
import { expect, type Page, test } from "@playwright/test";
import { renderPasswordReset } from "../../server/mail/account/accountMails.ts";
import { renderEmailChangeAsked } from "../../server/mail/account/changeMails.ts";
import { RENDER_MAIL } from "../../server/mail/callout/renderMail.ts";
import { renderOfficeDigest } from "../../server/mail/office/officeDigest.ts";
import { renderLateWithdrawal } from "../../server/mail/office/officeMail.ts";
import { DEFAULT_PUBLIC_CONFIG } from "../../src/contract/config.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { CALLOUT_KINDS, everyMail } from "../support/mail/everyMail.ts";
import { aMailList, fullFacts, mailFacts } from "../support/mail/mailFacts.ts";
import { sampled } from "../support/random/sampling.ts";
import { violationsOn } from "./support/axe.ts";

const PHONE = { width: 390, height: 844 };
/** Longer than a phone is wide, and without a place to break. */
const LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Every kind that the server sends, and some of them with words that are too long for a line. */
function everyPage(locale: Language): [string, string][] {
  const { practice, link } = mailFacts();
  const office = { name: LONG, address: "office@practice.example.test", locale };
  const mails = everyMail(locale);
  const changed = fullFacts("moved", locale, {
    practice: { ...practice, name: LONG },
    lists: [aMailList({ siteName: LONG, siteAddress: LONG, surgeon: LONG, notes: `https://example.test/${LONG}` })],
    changes: [{ listId: 7, field: "theatre", before: LONG, after: LONG }],
    reason: LONG,
  });
  const user = { id: 9, first_name: LONG, last_name: LONG, email: `${LONG}@example.test`, locale };
  const provider = { ...DEFAULT_PUBLIC_CONFIG, provider_name: LONG, contact_url: `https://example.test/${LONG}` };
  const account = { user, practice: LONG, config: { publicOrigin: `https://app.example.test/${LONG}`, provider } };
  const callout = { reference: "C-2026-0418", title: LONG };
  const told = CALLOUT_KINDS.map((kind) => ({
    ...{ kind, doctor: LONG },
    ...RENDER_MAIL[kind](fullFacts(kind, locale)),
  }));
  const late = { list: aMailList(), reason: LONG, now: new Date(), link, idempotencyKey: "late" };
  const doctor = { name: LONG, phone: "020 7946 0101" };
  return [
    ...mails.map(({ kind, html }): [string, string] => [kind, html]),
    ["moved, long", RENDER_MAIL.moved(changed).html],
    [
      "password reset, long",
      renderPasswordReset(account, { id: 1, secret: "s".repeat(43), expiresAt: new Date() }).html,
    ],
    ["email change, long", renderEmailChangeAsked(account, `new.${LONG}@example.test`, new Date()).html],
    ["digest, long", renderOfficeDigest({ office, callout, link, mails: told, idempotencyKey: "digest" }).html],
    ["late withdrawal, long", renderLateWithdrawal({ ...late, office, doctor, others: [doctor] }).html],
  ];
}

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));

for (const language of sampled(LANGUAGES, 2))
  test(`every mail fits a phone without its style sheet, and with it, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const [name, html] of everyPage(language))
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
    for (const [name, html] of everyPage("en")) {
      await page.setContent(html);
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect([name, canvas]).toEqual([name, colorScheme === "dark" ? "rgb(12, 21, 30)" : "rgb(247, 247, 245)"]);
      const faults = await violationsOn(page, { runOnly: { type: "rule", values: ["color-contrast"] } });
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
