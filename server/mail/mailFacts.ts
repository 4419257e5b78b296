/** What the mails about callouts need to know; features gather it, templates only read it. */
import {
  type CalloutMode,
  type Requirement,
  type RoleNeeded,
  type Session,
  type Urgency,
} from "../../src/contract/callout.ts";
import { type Language } from "../../src/contract/languages.ts";
import { type Fee } from "../../src/contract/rules/fee.ts";
import { type EmailTextKey, type OwnParagraphs } from "../../src/contract/shapes/emailTexts.ts";
import { type BookingEnd, type MailChange } from "../db/tables/callouts.ts";

/** The practice as its contact details present it (company settings). `bcc` null: no copy to the office. */
export type MailPractice = {
  companyId: number;
  name: string;
  replyTo: string;
  phone: string;
  bcc: string | null;
  /** What the provider says of the data it keeps. */
  privacyUrl: string;
  /** What its fees are in; null: it offers none to anybody. */
  feeCurrency: string | null;
  /** Where the practice is; a list elsewhere has its zone named. */
  timeZone?: string;
  /** The practice's own paragraphs, every kind and language of them. */
  texts?: readonly OwnText[];
};

/** Plain text of the practice in one kind of mail and one language; empty: none. */
export type OwnText = EmailTextKey & OwnParagraphs;

/** What the practice's doctors read who chose no language of their own. */
export type MailDefaults = { doctorLocale: Language };

/** `name` with the title: "Dr Hana Itokawa". */
export type MailDoctor = {
  id: number;
  name: string;
  firstName: string;
  lastName: string;
  title: string | null;
  email: string;
  locale: Language;
};

/** How to get into the site: parking, door codes; its telephone; a map (https). */
type Arrival = { notes: string | null; phone: string | null; mapUrl: string | null };

/** A list in its hospital's wall time (`date` YYYY-MM-DD, times HH:MM), and as instants. */
export type MailList = {
  id: number;
  date: string;
  session: Session;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  siteName: string;
  siteAddress: string | null;
  theatre: string | null;
  surgeon: string;
  specialty: string | null;
  role: RoleNeeded;
  /** What kinds of operations, in the practice's words. */
  caseMix: string | null;
  requirements: readonly Requirement[];
  /** What the practice wants doctors to know of it. */
  notes: string | null;
  /** Null: not for whoever reads this. */
  arrival: Arrival | null;
  /** The part of the list that this mail books, or asks about, in wall times and as instants; null: the whole list. */
  part: MailPart | null;
};

type MailPart = { from: string; to: string; startsAt: Date; endsAt: Date };

export type MailCallout = {
  id: number;
  reference: string;
  title: string;
  message: string | null;
  fee: Fee;
  respondBy: Date | null;
  urgency: Urgency;
  mode: CalloutMode;
  /** The lists usually fall to this doctor, who is asked alone. */
  asksUsual?: boolean;
};

/** What every mail of a callout says who to whom about which lists. */
export type CalloutMailFacts = {
  practice: MailPractice;
  doctor: MailDoctor;
  callout: MailCallout;
  /** Only the lists this mail is about, earliest first. */
  lists: MailList[];
  /** The doctor's own link (`doctorLink`). */
  link: string;
  /** Where all of the doctor's lists are (`homeLink`). */
  home: string;
  /** Lists of which a yes to the whole books this doctor at once (first come). */
  instant: ReadonlySet<number>;
  /** What the office wrote for the doctor to read. */
  reason: string | null;
  /** Of `released`, where nobody said no. */
  ended?: BookingEnd | null;
  /** Had answered for the times before (of `changed`, `asked_anew`, `reminder`). */
  answered: boolean;
  /** The lists were there before, and the doctor was not asked about them (of `list_added`). */
  alsoOpen?: boolean;
  /** False: stood down or released since the offer, which counts only once it is given again (of `message`). */
  offerCounts?: boolean;
  /** The part of a list that a stood-down doctor had offered, by list id (of `ask_again`). */
  offered?: ReadonlyMap<number, string>;
  /** Other lists for which the doctor's offer stands (of `filled`). */
  stillOffered?: readonly MailList[];
  changes: readonly MailChange[];
  /** Until when the doctor is asked alone (`standby_offer`), or a moved booking waits for a yes (`moved`). */
  until: Date | null;
  /** When it is written. */
  now: Date;
};

/** The calendar entry is found again by the list, and replaced by higher numbers (RFC 5545 §3.8.7.4). */
export type BookingMailFacts = CalloutMailFacts & {
  /** `calendar_sequence` of the doctor's answers after the moves that cause this mail, by list id; booked lists only. */
  sequences: Record<number, number>;
  /** The address that mails and invitations come from, and the domain that names calendar entries (`Config`). */
  mailFrom: string;
  calendarDomain: string;
};

/** `rank` 1 is asked first; without one the order is not told. */
export type StandbyMailFacts = CalloutMailFacts & { rank?: number };

/**
 * What a rendered mail adds to a `MailDraft`. `asks`: for an answer, and the doctor may pause such mails; `notAfter` is when it
 * lapses: the last start of its lists, or the end of an offer.
 */
export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  ics?: string;
  asks: boolean;
  notAfter: Date;
};
