/** What changes, opens again or books at once, as doctors read it. */
import { renderInvitation } from "../../../server/mail/account/invitationMail.ts";
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { aMailList, aMorning, aSecondList, fullFacts, mailFacts, readable } from "../../support/mail/mailFacts.ts";

const ASKING = ["callout", "reminder", "ask_again", "asked_anew", "list_added", "changed"] as const;
/** What books and what never does; what a subject says of it; and what is said where the practice chooses. */
const PROMISE: Record<Language, { first: string; never: string; subject: string; chosen: string }> = {
  en: {
    first: "The first doctor who can do the whole list is booked at once.",
    never: "“If needed” and part of a list never book: then you are not booked until we confirm.",
    subject: "first to say yes",
    chosen: "You are not booked until confirmed.",
  },
  de: {
    first: "Wer als Erste oder Erster die ganze OP-Liste übernehmen kann, ist sofort gebucht.",
    never:
      "„Wenn nötig“ oder nur ein Teil der OP-Liste führt nie sofort zur Buchung: Dann sind Sie erst gebucht, wenn wir bestätigen.",
    subject: "erste Zusage wird gebucht",
    chosen: "Sie sind erst gebucht, wenn wir bestätigen.",
  },
  fr: {
    first: "Le premier médecin qui peut assurer toute la vacation est retenu aussitôt.",
    never:
      "« Si nécessaire » ou une partie seulement ne suffit jamais : vous n’êtes alors retenu(e) qu’après notre confirmation.",
    subject: "premier oui retenu",
    chosen: "Vous n’êtes retenu(e) qu’après notre confirmation.",
  },
  es: {
    first: "Se confirma al momento al primer médico que pueda hacer toda la sesión.",
    never: "«Si hace falta» o solo una parte nunca bastan: en ese caso, no queda en firme hasta que lo confirmemos.",
    subject: "para el primero que acepte",
    chosen: "No queda en firme hasta que lo confirmemos.",
  },
  ja: {
    first: "手術枠全体を担当できる最初の医師に、その場で確定します。",
    never:
      "「必要なら可」や一部のみのお申し出では、その場で確定することはありません。その場合は、確定のご連絡をするまで、ご担当は決まりません。",
    subject: "先着順】",
    chosen: "確定のご連絡をするまで、ご担当は決まりません。",
  },
  zh: {
    first: "最先答复可承担整个班次的医生将立即获得安排。",
    never: "选择“必要时可”或只承担一部分时不会立即安排，须经我们确认才算数。",
    subject: "先答先得",
    chosen: "在我们确认之前，不算正式安排。",
  },
};
const both = (kind: MailKind, ...changes: Parameters<typeof mailFacts>): string[] => {
  const { html, text } = RENDER_MAIL[kind](mailFacts(...changes));
  return [readable(html).replace(/\s+/g, " "), text.replace(/\s+/g, " ")];
};

const { doctor } = mailFacts();
/** Asked, not booked; lines of text are broken where they are long. */
const asked = (locale: Language, instant: readonly number[] = []) =>
  ({ doctor: { ...doctor, locale }, sequences: {}, instant: new Set(instant) }) as const;
const CASES = ASKING.flatMap((kind) => LANGUAGES.map((locale) => [kind, locale] as const));
const inOneLine = (body: string): string => body.replace(/\s/g, "").toLowerCase();

test.each(CASES)(
  "%s, %s: first come says that a yes books, and what never does; select says neither",
  (kind, locale) => {
    const { first, never, chosen } = PROMISE[locale];
    for (const body of both(kind, asked(locale, [7])).map(inOneLine)) {
      expect(body).toContain(inOneLine(first));
      expect(body).toContain(inOneLine(never));
      expect(body.replace(inOneLine(never), "")).not.toContain(inOneLine(chosen));
    }
    for (const body of both(kind, asked(locale)).map(inOneLine)) {
      expect(body).toContain(inOneLine(chosen));
      expect(body).not.toContain(inOneLine(first));
    }
  },
);

test.each(CASES)(
  "%s, %s: the subject of first come says so, and ends as every subject of the callout",
  (kind, locale) => {
    const lists = [aMailList(), aSecondList()];
    const subject = (instant: readonly number[]): string =>
      RENDER_MAIL[kind](mailFacts({ ...asked(locale, instant), lists })).subject;
    const said = new RegExp(PROMISE[locale].subject, "i");
    expect(subject([7, 8])).toMatch(said);
    expect(subject([])).not.toMatch(said);
    // A promise that does not hold for every list stands below each list.
    expect(subject([7])).toBe(subject([]));
    const core = RENDER_MAIL.filled(mailFacts({ ...asked(locale), lists })).subject.replace(/^.*?[:：]\s?/u, "");
    expect(core).toContain("[C-2026-0418]");
    for (const instant of [[], [7, 8]]) expect(subject(instant).endsWith(core)).toBe(true);
  },
);

test("an invitation, which is to callouts of either kind, says that each email tells when an answer books", () => {
  const told = LANGUAGES.map((locale) => {
    const { text } = renderInvitation(fullFacts("callout", locale));
    const { first, chosen } = PROMISE[locale];
    for (const promise of [first, chosen]) expect(inOneLine(text)).not.toContain(inOneLine(promise));
    return text;
  });
  expect(told.filter((text) => text.includes("Each email says when an answer books you."))).toHaveLength(1);
});

test("an urgent callout of first come says both, the urgency first", () => {
  const { callout } = mailFacts();
  const subjects = LANGUAGES.map(
    (locale) =>
      RENDER_MAIL.callout(mailFacts({ ...asked(locale, [7]), callout: { ...callout, urgency: "urgent" } })).subject,
  );
  for (const start of [
    "Urgent: First to say yes: can you cover? Anaesthetist",
    "Dringend: Erste Zusage wird gebucht: Können Sie übernehmen? Anästhesie",
    "Urgent\u00a0: premier oui retenu\u00a0: êtes-vous disponible\u202f? Anesthésiste",
    "Urgente: para el primero que acepte: ¿puede cubrir una sesión? Anestesista",
    "【至急】【先着順】応援のお願い：麻酔科医",
    "【紧急】先答先得：您能承担吗？",
  ])
    expect(subjects.filter((subject) => subject.startsWith(start))).toHaveLength(1);
});

test("where only some lists book at once, each list says what a yes does", () => {
  const { text } = RENDER_MAIL.callout(mailFacts({ lists: [aMailList(), aSecondList()], instant: new Set([8]) }));
  const [first = "", second = ""] = text.split("\n2) ");
  expect(first).toContain("   You are not booked until confirmed.");
  expect(second).toContain(`   ${PROMISE.en.first}`);
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

test("a booking that ended without anybody's no says why, in every language; any other end says nothing of it", () => {
  const endings = ["unanswered", "times", "moved"] as const;
  for (const locale of LANGUAGES) {
    const doctor = { ...mailFacts().doctor, locale };
    const plain = RENDER_MAIL.released(mailFacts({ doctor })).text;
    const told = endings.map((ended) => RENDER_MAIL.released(mailFacts({ doctor, ended })).text);
    expect(new Set([plain, ...told]).size).toBe(4);
  }
  for (const body of both("released", { ended: "unanswered" }))
    expect(body).toContain("has ended. The list was moved, and we had no yes from you in time.");
});

test("a reminder to who had answered before the list moved does not say that no answer came", () => {
  for (const body of both("reminder", { answered: true })) {
    expect(body).toContain("Something has changed since you answered, and we need a new answer.");
    expect(body).not.toContain("We have not had your answer yet.");
  }
  const leads = LANGUAGES.map((locale) => {
    const doctor = { ...mailFacts().doctor, locale };
    const [plain, answered] = [false, true].map((one) => RENDER_MAIL.reminder(mailFacts({ doctor, answered: one })));
    return plain?.text === answered?.text;
  });
  expect(leads).not.toContain(true);
});
