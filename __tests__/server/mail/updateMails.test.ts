/** What changes, opens again or books at once, as doctors read it. */
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailKind } from "../../../src/contract/calloutRequests.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aMailList, aMorning, aSecondList, fullFacts, mailFacts, readable } from "../../support/mailFacts.ts";

const ASKING = ["callout", "reminder", "ask_again", "asked_anew", "list_added"] as const;
const FIRST = "The first doctor who can do the whole list is booked at once.";
const both = (kind: MailKind, ...changes: Parameters<typeof mailFacts>): string[] => {
  const { html, text } = RENDER_MAIL[kind](mailFacts(...changes));
  return [readable(html).replace(/\s+/g, " "), text.replace(/\s+/g, " ")];
};

test.each(ASKING)("%s: first come says that a yes books, and what never does; select says neither", (kind) => {
  for (const body of both(kind, { instant: new Set([7]) })) {
    expect(body.toLowerCase()).toContain(FIRST.toLowerCase());
    expect(body).toContain("“If needed” and part of a list never book");
    expect(body).not.toMatch(/You are not booked until confirmed/i);
  }
  for (const body of both(kind)) {
    expect(body).toMatch(/You are not booked until confirmed\./i);
    expect(body).not.toContain(FIRST);
  }
  expect(RENDER_MAIL[kind](mailFacts({ instant: new Set([7]) })).subject).toBe(RENDER_MAIL[kind](mailFacts()).subject);
});

test("where only some lists book at once, each list says what a yes does", () => {
  const { text } = RENDER_MAIL.callout(mailFacts({ lists: [aMailList(), aSecondList()], instant: new Set([8]) }));
  const [first = "", second = ""] = text.split("\n2) ");
  expect(first).toContain("   You are not booked until confirmed.");
  expect(second).toContain(`   ${FIRST}`);
  expect(text).toContain("FOR SOME OF THESE LISTS, THE FIRST DOCTOR IS BOOKED AT ONCE.");
});

test("a booking of a part says which times of which", () => {
  for (const kind of ["confirmation", "released", "times_changed", "standby_offer"] as const)
    for (const body of both(kind, { lists: [aMailList({ part: aMorning })] }))
      expect(body).toContain("08:00–12:00 of 08:00–17:30 (hospital time)");
  const { text } = RENDER_MAIL.confirmation(mailFacts({ lists: [aMailList({ part: aMorning })] }));
  expect(text).toContain("You are booked for part of a plastics list");
});

test.each(["released", "cancelled", "not_required", "standby"] as const)(
  "%s: what the office wrote stands there, quoted, below a heading in the doctor's language",
  (kind) => {
    const headings = LANGUAGES.map((locale) => {
      const { html, text } = RENDER_MAIL[kind](fullFacts(kind, locale));
      expect(html).toContain("The surgeon is ill &amp; operates<br>next week instead.</blockquote>");
      const [, heading = ""] = /\n([^\n]+)\n> The surgeon is ill & operates\n> next week instead\.\n/.exec(text) ?? [];
      expect(html).toContain(`<strong>${heading.replace(/\s?[:：]$/u, "")}</strong><blockquote`);
      return heading;
    });
    expect(headings).toContain("Reason given by the practice:");
    expect(new Set(headings).size).toBe(LANGUAGES.length);
    expect(RENDER_MAIL[kind](mailFacts({ reason: " " })).text).not.toContain("Reason given");
  },
);

test("what changed stands before and after in words, list by list where there are several", () => {
  const { text, html } = RENDER_MAIL.moved(fullFacts("moved", "en"));
  for (const line of [
    "   Message from the practice: none → Please bring your badge.",
    "   Fee: £450 → £500 for the day",
    "Wednesday 2 December 2026\n   Date: Tuesday 1 December 2026 → Wednesday 2 December 2026",
    "   Times: 07:30–17:00 → 08:00–17:30",
    "Thursday 3 December 2026\n   Role: Doctor → Anaesthetist",
    "   Requirements: none → paediatric, regional anaesthesia",
    "   Case mix:\n   3 hips,\n   1 knee\n   →\n   2 hips,\n",
  ])
    expect(text).toContain(line);
  expect(html).toContain("Times: </span>07:30–17:00 → <strong>08:00–17:30</strong>");
  expect(RENDER_MAIL.moved(fullFacts("moved", "de")).text).toContain("Funktion: Ärztlicher Dienst → Anästhesie");
});

test("a changed booking stays; other times are asked about; a moved one waits for a yes until it ends", () => {
  const until = new Date("2026-11-25T09:15:00Z");
  for (const body of both("changed")) expect(body).toMatch(/You are still booked\. ?You don’t need to do anything/i);
  for (const body of both("times_changed")) expect(body).toMatch(/is that all right\?.*You are still booked/i);
  for (const body of both("moved", { until })) {
    expect(body).toMatch(/can you still do it\?/);
    expect(body).toContain("Please answer by Wed 25 Nov, 09:15. Without an answer your booking will end then.");
  }
});

test("who is not booked is asked about what moved, and told whether an earlier answer counts", () => {
  const { subject, text, ics } = RENDER_MAIL.changed(mailFacts({ sequences: {} }));
  expect([subject.split("?")[0], ics]).toEqual(["Changed: can you cover", undefined]);
  expect(text).toContain("YOU ARE NOT BOOKED UNTIL CONFIRMED.");
  const lost = /your answer no longer\s+counts/;
  expect(text).not.toMatch(lost);
  expect(RENDER_MAIL.asked_anew(mailFacts({ answered: true })).text).toMatch(lost);
});

test("a deadline that has passed is not told when a list is open again", () => {
  const { callout } = mailFacts();
  const past = { ...callout, respondBy: new Date("2026-11-24T09:00:00Z") };
  expect(RENDER_MAIL.ask_again(mailFacts({ callout: past })).text).not.toContain("Please answer by");
  expect(RENDER_MAIL.ask_again(mailFacts()).text).toContain("Please answer by");
});

test("a standby who is asked first hears until when, and that a yes books; later, that it is over", () => {
  const until = new Date("2026-11-25T09:15:00Z");
  for (const body of both("standby_offer", { until })) {
    expect(body).toMatch(/A yes books you at once\./i);
    expect(body).toContain("Nobody else is asked until Wed 25 Nov, 09:15.");
  }
  for (const body of both("offer_closed")) {
    expect(body).toMatch(/You stay on standby\./);
    expect(body).toContain("You are not expected unless you hear from us.");
  }
  for (const body of both("standby")) expect(body).not.toMatch(/booked for/);
});

test("one confirmation for two lists says both, each with its times", () => {
  const { text } = RENDER_MAIL.confirmation(
    mailFacts({ lists: [aMailList(), aSecondList()], sequences: { 7: 1, 8: 1 } }),
  );
  expect(text).toContain("You are booked for two plastics lists");
  expect(text).toContain("1) Wednesday 2 December 2026, all day, 08:00–17:30");
  expect(text).toContain("2) Thursday 3 December 2026, AM, 08:00–12:00");
});
