/** What the mails say that follow a change of a list that was sent, or a list that is open again. */

import { type MailChange } from "../../db/tables/callouts.ts";
import { type CalloutTexts, type MailTexts, type Phrase } from "./calloutTexts.ts";

/** Asks for an answer; the first sentence stands before the one that says who is sought for what. */
export type Asking = Pick<CalloutTexts["answer"], "subject" | "firstSubject" | "heading"> & { lead: string };
type WithButton = Omit<MailTexts, "text"> & { button: string; ease: string };

export type UpdateTexts = {
  askAgain: Asking;
  /** To those who have not answered. */
  changedAsking: Asking;
  askedAnew: Asking;
  listAdded: Asking;
  /** To those who were asked about other lists; one or several are open now. */
  alsoOpen: Asking;
  /** To those who are booked. */
  changed: WithButton & { text: Phrase };
  timesChanged: WithButton & { text: Phrase };
  /** Without `until`, the booking waits for as long as it takes. */
  moved: WithButton & { text: (until: string | null) => Phrase };
  standbyOffer: WithButton & { text: (until: string) => Phrase };
  offerClosed: WithButton & { text: Phrase };
  /** The office's own words to those who offered. */
  message: WithButton & {
    text: Phrase;
    /** To whoever was stood down or released since. */
    again: Phrase;
  };
  changes: {
    title: string;
    /** Nothing stood there before, or nothing stands there any more. */
    none: string;
    field: Record<MailChange["field"], string>;
  };
};
