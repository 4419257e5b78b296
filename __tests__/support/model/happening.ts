/** One transaction of the product as a test sees it: what was stored before and after, what was said, and which mails went out. */

import { type RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type AnswerState, answerName, type BookingState, type ListState, type Stretch } from "./bookingState.ts";

export type MailFacts = Parameters<(typeof RENDER_MAIL)[MailKind]>[0];

/** A mail to a doctor as it stands in the outbox, and what it was written from. */
export type SentMail = { kind: MailKind; recipientId: number; ics: string | null; facts: MailFacts };

/** What somebody said of one answer that the product has taken. */
export type Said = {
  answerId: number;
  /** `kept`: yes to a change of the list; `spoken`: the office's word that they have spoken. */
  what: "yes" | "no" | "kept" | "spoken";
  /** Of a yes: the times it was given for. */
  times?: Stretch;
};

export type Happening = {
  by: "doctor" | "office" | "clock";
  now: number;
  before: BookingState;
  after: BookingState;
  said: readonly Said[];
  mails: readonly SentMail[];
};

export type Change = { list: ListState; was: ListState; kind: "times" | "moved" };

/** Lists that have other times now, or are elsewhere. */
export function changesIn({ before, after }: Happening): Change[] {
  return after.lists.flatMap((list): Change[] => {
    const was = before.lists.find(({ id }) => id === list.id);
    if (!was) return [];
    const shifts = [list.starts_at.getTime() - was.starts_at.getTime(), list.ends_at.getTime() - was.ends_at.getTime()];
    const elsewhere = list.date !== was.date || list.site_id !== was.site_id || list.role_needed !== was.role_needed;
    if (elsewhere || shifts.some((shift) => Math.abs(shift) > HOUR_MS)) return [{ list, was, kind: "moved" }];
    return shifts.some((shift) => shift !== 0) ? [{ list, was, kind: "times" }] : [];
  });
}

/** Each answer as it is now, with what it was. */
export const answersIn = ({ before, after }: Happening): { one: AnswerState; was: AnswerState | undefined }[] => {
  const known = new Map(before.answers.map((answer) => [answer.id, answer]));
  return after.answers.map((one) => ({ one, was: known.get(one.id) }));
};

export const isBooked = (answer: AnswerState | undefined): boolean => answer?.outcome === "confirmed";

/** Whose answer to which list a mail is about. */
export const answersOfMail = ({ after }: Happening, mail: SentMail): AnswerState[] =>
  mail.facts.lists.flatMap(
    ({ id }) => after.answers.find((one) => one.recipient_id === mail.recipientId && one.list_id === id) ?? [],
  );

export const nameIn = ({ after }: Happening, answer: AnswerState): string => answerName(after, answer);
