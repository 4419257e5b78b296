/** What the office gets: one copy of a decision's mails, and the alarm when a booked doctor withdraws late. */
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type DigestMail, renderOfficeDigest } from "../../../server/mail/office/officeDigest.ts";
import { type LateWithdrawal, renderLateWithdrawal } from "../../../server/mail/office/officeMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { aMailList, aMorning, mailFacts, readable } from "../../support/mail/mailFacts.ts";

const LINK = "https://app.example.test/respond/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.1.2s.1";
const office = { name: "Harbour", address: "office@practice.example.test", locale: "en" };

const digestMail = (kind: MailKind, doctor: string): DigestMail => {
  const { subject, text, notAfter } = RENDER_MAIL[kind](mailFacts({ link: LINK }));
  return { kind, doctor, subject, text, notAfter };
};
const digest = (locale = "en") =>
  renderOfficeDigest({
    office: { ...office, locale },
    callout: { reference: "C-2026-0418", title: "Plastics <Wed>" },
    link: "https://app.example.test/callouts/3",
    mails: [
      digestMail("confirmation", "Dr Itokawa"),
      digestMail("filled", "Dr Okada"),
      digestMail("filled", "Dr Ruiz"),
    ],
    idempotencyKey: "digest:1",
  });

test("one copy of a decision: who got which kind, the first of each kind, and no link that opens anything", () => {
  const { subject, html, text, to, notAfter } = digest();
  expect([subject, to.address]).toEqual([
    "3 emails sent: Plastics <Wed> [C-2026-0418]",
    "office@practice.example.test",
  ]);
  expect(text).toContain("\nBooked\n   Dr Itokawa\nFilled, thank you\n   Dr Okada and Dr Ruiz\n");
  expect(text.match(/^As sent to .*/gm)).toEqual(["As sent to Dr Itokawa:", "As sent to Dr Okada:"]);
  expect(text).toContain("> Got it: https://app.example.test/respond/…");
  expect(text).toContain("Open the callout: https://app.example.test/callouts/3");
  for (const body of [html, text]) expect(body).not.toContain("abcdefghijklmnop");
  expect(html).toContain("Plastics &lt;Wed&gt;");
  expect(notAfter).toEqual(aMailList().startsAt);
});

test("the copy speaks the language of whoever made the callout", () => {
  const subjects = LANGUAGES.map((locale) => digest(locale).subject);
  expect(new Set(subjects).size).toBe(LANGUAGES.length);
});

const late = (values: Partial<LateWithdrawal> = {}) =>
  renderLateWithdrawal({
    office,
    doctor: { name: "Dr Itokawa", phone: "020 7946 0101" },
    list: aMailList({ part: aMorning }),
    reason: "A fever & a cough",
    now: new Date("2026-11-23T10:00:00Z"),
    others: [
      { name: "Dr Okada", phone: "020 7946 0102" },
      { name: "Dr Ruiz", phone: null },
    ],
    link: "https://app.example.test/callouts/3",
    idempotencyKey: "late:1",
    ...values,
  });

test("a late withdrawal names the booked times, the reason, and who can be telephoned", () => {
  const { html, text } = late();
  for (const body of [readable(html), text]) {
    expect(body).toContain("Wed 2 December, 08:00–12:00 of 08:00–17:30 · St Brannoc’s · Ms P. Sorrento-Hale");
    expect(body).toContain("Reason given by the doctor");
    for (const person of ["Dr Okada, 020 7946 0102", "Dr Ruiz, no phone number"]) expect(body).toContain(person);
    expect(body).toContain("The doctor’s phone number is 020 7946 0101.");
  }
  expect(html).toContain('href="tel:02079460102"');
  expect(html).toContain("A fever &amp; a cough");
  const alone = late({ others: [], reason: null });
  expect(alone.text).toContain("Nobody else has offered.");
  expect(alone.text).not.toContain("Reason given");
});

test.each([
  ["times", "Reason: the times changed"],
  ["moved", "Reason: the list was moved"],
] as const)("a withdrawal over a change of the list says so: %s", (over, words) => {
  for (const { html, text } of [late({ over }), late({ over, reason: null })])
    for (const body of [readable(html), text]) expect(body).toContain(words);
  expect(late().text).not.toContain(words);
  const inAll = LANGUAGES.map((locale) => late({ over, office: { ...office, locale } }).text);
  const without = LANGUAGES.map((locale) => late({ office: { ...office, locale } }).text);
  expect(inAll.every((text, at) => text !== without[at])).toBe(true);
});

const ports = testPorts();

test("the practice's setting decides whether the office gets its copy; one comes with each decision", async () => {
  const { db } = ports().database;
  const practice = await aPractice(ports(), { doctors: 3 });
  const copies = async (): Promise<string[]> => {
    const mails = await db.selectFrom("outbox_emails").selectAll().where("kind", "=", "office_digest").execute();
    expect(mails.every((mail) => mail.to_address === "system@practice.example.test")).toBe(true);
    expect(mails.every((mail) => mail.bcc_address === null)).toBe(true);
    return mails.map(({ subject }) => subject.split(":")[0] ?? "");
  };
  await aCallout(ports(), practice);
  expect(await copies()).toEqual(["3 emails sent"]);
  await db.updateTable("company_settings").set({ callout_emails_bcc_all: false }).execute();
  await aCallout(ports(), practice);
  expect(await copies()).toEqual(["3 emails sent"]);
});
