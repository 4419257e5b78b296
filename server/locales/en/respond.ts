/** What the doctor's page says, in English; the other languages have the same shape. What the mails say too is in `calloutTexts`. */
import { type Answer } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";

/** Every second part is printed bold. */
type Phrase = readonly string[];

const booked = (lists: number, part: boolean): string =>
  part ? "You are booked for the times below." : `You are booked for ${lists === 1 ? "this list" : "these lists"}.`;

export const en = {
  language: "en" as Language,
  calloutFor: (doctor: string) => `Callout for ${doctor}`,
  call: (phone: string) => `Call the practice, ${phone}`,
  questions: "Questions? Call",
  privacy: "Privacy",
  needed: (role: string, surgeon: string, specialty: string) =>
    `${role}${surgeon && ` for ${surgeon}`}${specialty && `, ${specialty}`}.`,
  answerBy: ["Please answer by ", "."] as Phrase,
  answers: {
    available: "Available",
    if_needed: "If needed",
    unavailable: "Not available",
  } satisfies Record<Answer, string>,
  noAnswer: "No answer yet",
  filledChip: "Filled",
  closedChip: "Closed",
  cancelledChip: "Cancelled",
  /** Times that are known to be open of a list that others cover in part. */
  stillOpen: (times: string) => `Still open: ${times}`,
  /** Date, times and site of another booking. */
  away: "You are marked as away at this time.",
  elsewhere: (where: string) => `You are booked elsewhere at this time: ${where}`,
  note: "Note to the practice",
  ownNote: "Your note to the practice",
  optional: "(optional)",
  noteExample: "For example: from 08:30 only",
  notBooked: "You are not booked until confirmed.",
  form: {
    title: "Can you cover?",
    others: "Can you cover the rest?",
    send: "Send my answer",
  },
  /** First come: a yes to the whole list books. */
  first: {
    yes: "Yes, book me",
    send: "Send: a yes books me at once",
    part: "Part of a list is not booked until confirmed.",
    changed: "Something has changed: your yes would now book you at once. Please check your answer and send it again.",
    late: {
      title: "Another doctor was a moment faster",
      lead: ["The list was filled just before your answer arrived, so you are ", "not", " booked."] as Phrase,
    },
  },
  /** Stood down when the list was filled, and needed again. */
  again: {
    title: "It is open again: are you still free?",
    lead: "You had offered to cover, and the list was filled. Your offer counts only if you say yes again.",
    /** The part that was offered; the mail says it too. */
    part: (times: string) => `You had offered ${times}.`,
  },
  /** The list's times changed after an offer. */
  renewal: {
    title: "The times have changed",
    lead: "Please tell the practice whether your answer still holds.",
    question: (times: string) => `The times are now ${times}. Does your answer stand?`,
    before: (times: string) => `You answered for ${times}.`,
    part: (times: string) => `Of your offer, ${times} is left.`,
    yes: "Yes, my answer stands",
  },
  /** The list moved after an answer, which no longer counts. */
  earlier: {
    date: (when: string) => `You answered for ${when}; please answer for the new date.`,
    times: (when: string) => `You answered for ${when}; please answer for the new times.`,
    other: "The list has changed since you answered; please answer again.",
  },
  sent: {
    thanks: (name: string) => `Thank you, ${name}`,
    told: ["You have told the practice that you are ", " on ", "."] as Phrase,
    words: { available: "available", if_needed: "available if needed", unavailable: "not available" } satisfies Record<
      Answer,
      string
    >,
    eitherWay: "The practice will email you either way.",
    released: "You are no longer booked.",
    notExpected: "You are not expected for this list.",
    change: "Change my answer",
  },
  confirmed: {
    title: "You’re booked",
    booked,
    ask: "Please tap “Got it” so that the practice knows.",
    known: "The practice knows that you have seen it.",
    times: (part: string, whole: string) => `Booked for ${part} (of ${whole})`,
    where: "Where",
    surgeon: "Surgeon",
    address: "Address",
    gotIt: "Got it",
    calendar: "Add to calendar",
    cannot: "I can’t do it any more",
    late: (hours: number) => `If it’s less than ${hours} hours away, please phone us too.`,
  },
  /** A booked list has changed, and the doctor is asked. */
  changed: {
    times: {
      title: "Times changed: is that all right?",
      lead: "You are still booked, now for the new times.",
      yes: "Yes, that’s all right",
    },
    moved: {
      title: "Moved: can you still do it?",
      lead: "Please confirm your booking again.",
      yes: "Yes, I can still do it",
    },
    before: "Before",
    due: ["Please answer by ", ". Without an answer your booking will end then."] as Phrase,
  },
  withdraw: {
    title: "Can you no longer do this list?",
    lead: "You will no longer be booked, and the practice will look for somebody else straight away.",
    telephone: "Please phone us now as well",
    soon: "The list starts soon.",
    reason: "Reason",
    reasonHint: "The practice will see it.",
    button: "Yes, I can’t do it",
    keep: "No, keep my booking",
  },
  /** A standby is asked alone for some time. */
  offer: {
    title: "You are asked first",
    lead: "You are on standby, and this list needs a doctor now.",
    until: ["Nobody else is asked until ", "."] as Phrase,
    left: (time: string) => `You have ${time} left to answer.`,
    books: "A yes books you at once.",
    no: "No, I can’t",
    lapsed: "The time to answer is up. You stay on standby.",
    ended: "You were asked first, but that has ended. You stay on standby.",
  },
  filled: {
    title: "Filled, thank you",
    lead: (lists: number): Phrase => [
      `The practice has cover for ${lists === 1 ? "this list" : "these lists"}. You don’t need to do anything and you are `,
      "not",
      " expected.",
    ],
    stepIn: "Could you step in if plans change?",
    askFirst: "We would ask you first. It is not a booking.",
    standby: "Put me on standby",
    offered: "You have offered to step in if plans change.",
  },
  cancelled: {
    title: "Cancelled",
    lead: [
      "The practice no longer needs cover. You don’t need to do anything and you are ",
      "not",
      " expected.",
    ] as Phrase,
  },
  closed: {
    title: "Closed",
    lead: "This callout is over, so it takes no more answers. If something has come up, please phone us.",
  },
  part: {
    title: "Only part of it?",
    from: "From",
    to: "Until",
    said: (from: string, to: string) => `Only ${from}–${to}`,
    wrong: "Please give both times. They must be within the list, the start before the end.",
    unanswered: (when: string) => `Please choose an answer for ${when}.`,
  },
  wrong: {
    nothing: "Please choose an answer.",
    note: (most: number) => `Please shorten the note to ${most} characters.`,
    reason: (most: number) => `Please shorten the reason to ${most} characters.`,
    young: "That was very quick. Please press the button once more.",
    forged: "This page could not be recognised. Please check your answer and press the button once more.",
    bookedForMore:
      "You have been booked for more than that, so your answer for a part of the list was not taken. If you can’t do all that you are booked for, please phone us.",
    refused: "The list has started or is closed, so it can no longer be changed. Please phone us.",
    changed: "The list has changed since you opened this page. Please check your answer and send it again.",
    bookedSince: (button: string) =>
      `You have been booked since you opened this page. If you can’t do it, use “${button}”.`,
    otherList: "This list has changed.",
  },
  settings: {
    title: "Emails and language",
    pause: "Pause emails about callouts",
    days: (days: number) => (days === 1 ? "For 1 day" : `For ${days} days`),
    resume: "Send me emails again",
    paused: (until: string) => (until ? `No emails until ${until}.` : "You get no emails about callouts."),
    note: "You will still get emails about your bookings.",
    language: "Language",
    save: "Save",
  },
  expired: {
    title: "This link has expired",
    lead: "The lists are over. If you have a question, please call the practice.",
  },
  unknown: {
    title: "This link is not valid",
    lead: "Please open the link in your email again, or call the practice: the number is in the email.",
  },
  busy: { title: "One moment, please", lead: "There were too many requests. Please try again in a few minutes." },
  foreign: { title: "This could not be accepted", lead: "Please open the link in your email again and answer there." },
  broken: {
    title: "Something went wrong",
    lead: "Nothing was changed. Please try again in a moment, or call the practice.",
  },
  notSaved: {
    title: "This could not be saved",
    lead: "The practice has not received what you sent. Please try again in a few minutes, or call the practice.",
  },
  unclear: {
    title: "We cannot tell whether this was saved",
    lead: "Please open the link in your email again in a few minutes to check, or call the practice.",
  },
};

/** The same shape in every language, whatever the words. */
export type RespondTexts = typeof en;
