import {
  renderCallout,
  renderCancelled,
  renderConfirmation,
  renderExpired,
  renderFilled,
  renderNotRequired,
  renderReleased,
  renderReminder,
  renderStandby,
} from "../../../server/mail/calloutMails.ts";
import { type BookingMailFacts } from "../../../server/mail/mailFacts.ts";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";

const facts = (locale: Language): BookingMailFacts => ({
  practice: {
    companyId: 1,
    name: "Harbour",
    replyTo: "cover@practice.example.test",
    phone: "020 7946 0142",
    bcc: null,
    privacyUrl: "https://provider.example.test/privacy",
    feeCurrency: null,
    timeZone: "Europe/London",
  },
  doctor: {
    id: 1,
    name: "Dr Hana Itokawa",
    firstName: "Hana",
    lastName: "Itokawa",
    title: "Dr",
    email: "hana@example.test",
    locale,
  },
  callout: {
    id: 3,
    reference: "C-1",
    title: "",
    message: null,
    fee: { fee_amount: null, fee_text: null },
    respondBy: new Date("2026-11-27T17:00:00Z"),
    urgency: "routine",
    mode: "select",
  },
  lists: [
    {
      id: 7,
      date: "2026-12-02",
      session: "all_day",
      startTime: "08:00",
      endTime: "17:30",
      startsAt: new Date("2026-12-02T00:00:00Z"),
      endsAt: new Date("2026-12-02T09:30:00Z"),
      timeZone: "Australia/Perth",
      siteName: "St Brannoc’s",
      siteAddress: null,
      theatre: null,
      surgeon: "Ms P. Sorrento-Hale",
      specialty: "Plastics",
      role: "anaesthetist",
      caseMix: "Hand surgery",
      requirements: [],
      notes: null,
      arrival: { notes: "Ring at the gate", phone: "020 7946 0199", mapUrl: "https://maps.example.test/brannoc" },
    },
  ],
  link: "https://app.example.test/respond/secret",
  sequences: { 7: 1 },
  now: new Date("2026-11-24T10:42:00Z"),
});

const ALL = {
  renderCallout,
  renderReminder,
  renderConfirmation,
  renderFilled,
  renderReleased,
  renderCancelled,
  renderExpired,
  renderStandby,
  renderNotRequired,
};

test.each(Object.entries(ALL))("%s speaks each of the six languages, with its date in words", (_name, render) => {
  const mails = LANGUAGES.map((language) => ({ language, ...render(facts(language)) }));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
  const dates: Record<Language, string> = {
    de: "Mittwoch, 2. Dezember 2026",
    en: "Wednesday 2 December 2026",
    es: "Miércoles, 2 de diciembre de 2026",
    fr: "Mercredi 2 décembre 2026",
    ja: "2026年12月2日水曜日",
    zh: "2026年12月2日星期三",
  };
  for (const { language, html, text } of mails) {
    expect(html).toContain(`<html lang="${language}">`);
    for (const body of [html, text]) expect(body).toContain(dates[language]);
    expect(html + text).not.toMatch(/undefined|\[object|NaN/);
  }
});

test("a list in another zone than the practice's has its zone named, on its own clocks", () => {
  const { text } = renderCallout(facts("en"));
  expect(text).toContain("08:00–17:30 (hospital time, Australian Western Standard Time)");
  const { practice, ...rest } = facts("en");
  expect(renderCallout({ ...rest, practice: { ...practice, timeZone: "Australia/Perth" } }).text).toContain(
    "08:00–17:30 (hospital time)",
  );
});

test("the order of reserves is told when there is one", () => {
  expect(renderStandby({ ...facts("en"), rank: 2 }).text).toContain("number 2");
  expect(renderStandby(facts("en")).text).not.toContain("number");
});
