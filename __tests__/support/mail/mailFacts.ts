/** What mails about a callout are made from, as tests want it: a usual one, and for every kind facts that fill it. */

import { type MailChange } from "../../../server/db/tables/callouts.ts";
import { type AnyMailFacts } from "../../../server/mail/callout/renderMail.ts";
import { type BookingMailFacts, type MailList } from "../../../server/mail/mailFacts.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";

export const aMailList = (values: Partial<MailList> = {}): MailList => ({
  id: 7,
  date: "2026-12-02",
  session: "all_day",
  startTime: "08:00",
  endTime: "17:30",
  startsAt: new Date("2026-12-02T08:00:00Z"),
  endsAt: new Date("2026-12-02T17:30:00Z"),
  timeZone: "Europe/London",
  siteName: "St Brannoc’s",
  siteAddress: "22 Priory Hill",
  theatre: "Theatre 2",
  surgeon: "Ms P. Sorrento-Hale",
  specialty: "Plastics",
  role: "anaesthetist",
  caseMix: "3 hips,\n1 knee",
  requirements: [],
  notes: null,
  arrival: { notes: "Gate code 4711", phone: "+44 20 7946 0199", mapUrl: "https://maps.example.test/?q=a&b" },
  part: null,
  ...values,
});

export const aMorning = {
  from: "08:00",
  to: "12:00",
  startsAt: new Date("2026-12-02T08:00:00Z"),
  endsAt: new Date("2026-12-02T12:00:00Z"),
};

/** The day after. */
export const aSecondList = (values: Partial<MailList> = {}): MailList =>
  aMailList({
    id: 8,
    date: "2026-12-03",
    session: "am",
    endTime: "12:00",
    startsAt: new Date("2026-12-03T08:00:00Z"),
    endsAt: new Date("2026-12-03T12:00:00Z"),
    ...values,
  });

export const mailFacts = (values: Partial<BookingMailFacts> = {}): BookingMailFacts => ({
  practice: {
    companyId: 1,
    name: "Harbour Anaesthetic Group",
    replyTo: "cover@practice.example.test",
    phone: "+44 (20) 7946 0142",
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
    locale: "en",
  },
  callout: {
    id: 3,
    reference: "C-2026-0418",
    title: "",
    message: null,
    fee: { fee_amount: null, fee_text: null },
    respondBy: new Date("2026-11-27T17:00:00Z"),
    urgency: "routine",
    mode: "select",
  },
  lists: [aMailList()],
  link: "https://app.example.test/respond/secret",
  home: "https://app.example.test/respond/home.secret",
  instant: new Set(),
  reason: null,
  answered: false,
  changes: [],
  until: null,
  sequences: { 7: 1 },
  mailFrom: "callouts@mail.example.test",
  calendarDomain: "calendar.example.test",
  now: new Date("2026-11-24T10:42:00Z"),
  ...values,
});

const CHANGES: readonly MailChange[] = [
  { listId: null, field: "message", before: null, after: "Please bring your badge." },
  { listId: null, field: "fee", before: "450", after: "500 for the day" },
  { listId: 7, field: "date", before: "2026-12-01", after: "2026-12-02" },
  { listId: 7, field: "times", before: "07:30–17:00", after: "08:00–17:30" },
  { listId: 7, field: "site", before: "St Brannoc’s", after: "Queen Alexandra Infirmary and Maternity Hospital" },
  { listId: 7, field: "theatre", before: null, after: "Theatre 2" },
  { listId: 8, field: "role", before: "other", after: "anaesthetist" },
  { listId: 8, field: "requirements", before: null, after: "paediatric, regional" },
  {
    listId: 8,
    field: "case_mix",
    before: "3 hips,\n1 knee",
    after: "2 hips,\n2 knees and a very long story about them",
  },
];

/** A mail of the kind in which everything stands that can stand in it. */
export function fullFacts(kind: MailKind, locale: Language, values: Partial<AnyMailFacts> = {}): AnyMailFacts {
  const usual = mailFacts();
  const isChange = kind === "changed" || kind === "times_changed" || kind === "moved" || kind === "asked_anew";
  const booked = ["confirmation", "changed", "times_changed", "moved", "released", "cancelled"].includes(kind);
  const explained = ["released", "cancelled", "not_required", "standby", "message"].includes(kind);
  const lists = [
    aMailList({ requirements: ["paediatric"], notes: "Ask for Sister Merriweather", part: booked ? aMorning : null }),
    aSecondList({ siteName: "Queen Alexandra Infirmary and Maternity Hospital", timeZone: "Australia/Perth" }),
  ];
  return {
    ...usual,
    practice: { ...usual.practice, feeCurrency: "GBP" },
    doctor: { ...usual.doctor, locale },
    callout: {
      ...usual.callout,
      message: "We lost two anaesthetists.\nThank you for looking at this.",
      fee: { fee_amount: 500, fee_text: null },
    },
    lists: kind === "standby_offer" ? lists.slice(0, 1) : lists,
    instant: new Set([7]),
    reason: explained ? "The surgeon is ill & operates\nnext week instead." : null,
    answered: kind === "asked_anew",
    changes: isChange ? CHANGES : [],
    until: kind === "standby_offer" || kind === "moved" ? new Date("2026-11-25T09:15:00Z") : null,
    sequences: booked ? { 7: 2, 8: 3 } : {},
    ...(kind === "standby" ? { rank: 2 } : {}),
    ...values,
  };
}

/** What somebody reads of the HTML. */
export const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<\/?(?:strong|span|a)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&(?:#39|quot|amp|lt|gt);/g, "’")
    .replace(/\n+/g, "\n");
