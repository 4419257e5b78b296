/** What the mails about callouts say in each language. Sentences take facts as text and return text. */
import { type RoleNeeded, type Session } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { type BookingEnd } from "../../db/tables/callouts.ts";

/** A sentence; its odd parts are printed bold. */
export type Phrase = readonly string[];
/** A mail: its subject before the facts, its heading, its first sentence, and the box at its end. */
export type MailTexts = {
  subject: string;
  heading: string;
  lead: (lists: string) => string;
  title: string;
  text: Phrase;
};

export type CalloutTexts = {
  language: Language;
  /** A subject that says so before all else. */
  urgent: (subject: string) => string;
  dear: (name: string) => string;
  callout: (reference: string) => string;
  role: Record<RoleNeeded, string>;
  session: Record<Session, string>;
  /** Joins subject and facts. */
  about: (subject: string, facts: string) => string;
  /** "two plastics lists with Ms P. Sorrento-Hale"; what differs between the lists is left to each. `part`: of the one list. */
  lists: (count: number, specialty: string, surgeon: string, part: boolean) => string;
  /** Times of a part, and those of the whole list. */
  partOf: (part: string, whole: string) => string;
  /** Beside times: whose clock is meant. */
  localTime: string;
  zone: (name: string) => string;
  message: string;
  /** Above what the office wrote of its decision. */
  reason: string;
  fee: (fee: string) => string;
  answer: {
    subject: string;
    /** Of first come, where a yes to any of the lists books. */
    firstSubject: string;
    heading: string;
    looking: (roles: readonly RoleNeeded[], lists: string) => Phrase;
    partly: (days: number) => string;
    button: string;
    ease: string;
    notBooked: string;
    /** First come: a yes to the whole list books. `mixed`: of some of the lists only. */
    instant: { title: string; mixed: string; text: string };
    respondBy: (deadline: string) => Phrase;
    eitherWay: string;
    /** Of lists that usually fall to this doctor, who is asked alone: by their number. `heading`: the subject as well. */
    usual: Record<"heading" | "lead" | "text", (lists: number) => string> & { title: string };
  };
  /** `anew`: the first sentence to those whose answer was for the list before it moved. */
  reminder: { subject: string; firstSubject: string; heading: string; lead: string; anew: string };
  confirmation: Omit<MailTexts, "heading"> & { heading: (lists: number) => string; button: string; ease: string };
  /** `others`: of the callout, for which the offer still stands. */
  filled: MailTexts & { others: (lists: string) => string };
  /** `ended`: why, where nobody said no. */
  released: MailTexts & { ended: Record<BookingEnd, string> };
  cancelled: MailTexts;
  expired: MailTexts;
  standby: MailTexts & { rank: (rank: number) => string; button: string; ease: string };
  notRequired: MailTexts;
  invitation: {
    subject: (practice: string) => string;
    heading: string;
    lead: (practice: string) => string;
    button: string;
    ease: string;
    title: string;
    text: Phrase;
  };
  /** Said of the calendar files that come with a mail; `lists`: for how many, each with its own. */
  attached: Record<"invitation" | "update" | "cancellation", (lists: number) => string>;
  /** Of a list, in the office's own calendar. */
  uncovered: string;
  event: (practice: string, phone: string) => string;
  /** In the calendar entry: what its own "decline" does not do. */
  declining: string;
  telephone: string;
  reply: string;
  personal: string;
  onlyYou: string;
  /** Leads to the doctor's home. */
  home: string;
  pause: string;
  privacy: string;
};
