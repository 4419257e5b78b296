/** What the mails about callouts say in each language. Sentences take facts as text and return text. */
import { type RoleNeeded, type Session } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";

/** A sentence; its odd parts are printed bold. */
export type Phrase = readonly string[];
/** A mail: its subject before the facts, its heading, its first sentence, and the box at its end. */
type Words = { subject: string; heading: string; lead: (lists: string) => string; title: string; text: Phrase };

export type CalloutTexts = {
  language: Language;
  urgent: string;
  dear: (name: string) => string;
  callout: (reference: string) => string;
  role: Record<RoleNeeded, string>;
  session: Record<Session, string>;
  /** Joins subject and facts. */
  about: (subject: string, facts: string) => string;
  /** "two plastics lists with Ms P. Sorrento-Hale"; what differs between the lists is left to each. */
  lists: (count: number, specialty: string, surgeon: string) => string;
  /** Beside times: whose clock is meant. */
  localTime: string;
  zone: (name: string) => string;
  message: string;
  fee: (fee: string) => string;
  answer: {
    subject: string;
    heading: string;
    looking: (roles: readonly RoleNeeded[], lists: string) => Phrase;
    partly: (days: number) => string;
    button: string;
    ease: string;
    notBooked: string;
    respondBy: (deadline: string) => Phrase;
    eitherWay: string;
  };
  reminder: { subject: string; heading: string; lead: string };
  confirmation: Words & { button: string; ease: string };
  filled: Words;
  released: Words;
  cancelled: Words;
  expired: Words;
  standby: Words & { rank: (rank: number) => string; button: string; ease: string };
  notRequired: Words;
  invitation: {
    subject: (practice: string) => string;
    heading: string;
    lead: (practice: string) => string;
    button: string;
    ease: string;
    title: string;
    text: Phrase;
  };
  /** Of a list, in the office's own calendar. */
  uncovered: string;
  event: (practice: string, phone: string) => string;
  telephone: string;
  reply: string;
  personal: string;
  onlyYou: string;
  pause: string;
  privacy: string;
};
