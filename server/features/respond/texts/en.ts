/** What the doctor's page says, in English; the other languages have the same shape. */
import { type Answer, type RoleNeeded, type Session } from "../../../../src/contract/callout.ts";
import { type Language } from "../../../../src/contract/languages.ts";

/** Every second part is printed bold. */
type Phrase = readonly string[];

export const en = {
  language: "en" as Language,
  session: {
    am: "AM",
    pm: "PM",
    all_day: "All day",
    evening: "Evening",
    on_call: "On call",
    custom: "",
  } satisfies Record<Session, string>,
  calloutFor: (doctor: string) => `Callout for ${doctor}`,
  call: (phone: string) => `Call the practice, ${phone}`,
  questions: "Questions? Call",
  privacy: "Privacy",
  role: {
    anaesthetist: "Anaesthetist",
    surgical_assistant: "Surgical assistant",
    other: "Doctor",
  } satisfies Record<RoleNeeded, string>,
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
  message: "Message from the practice",
  fee: (fee: string) => `Fee: ${fee}`,
  note: "Note to the practice",
  optional: "(optional)",
  noteExample: "For example: from 08:30 only",
  notBooked: "You are not booked until confirmed.",
  form: {
    title: "Can you cover?",
    others: "Can you cover the rest?",
    send: "Send my answer",
    keep: "Back, keep my answer",
  },
  wrong: {
    nothing: "Please choose an answer for at least one list.",
    note: (most: number) => `Please shorten the note to ${most} characters.`,
    young: "That was very quick. Please press the button once more.",
    forged: "This page could not be recognised. Please check your answer and press the button once more.",
    refused: "The list has started or is closed, so this could not be changed any more. Please telephone.",
  },
  sent: {
    thanks: (name: string) => `Thank you, ${name}`,
    told: ["You have told them you are ", " on ", "."] as Phrase,
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
    title: "Confirmed for you",
    lead: (lists: number) =>
      `You are booked for ${lists === 1 ? "this list" : "these lists"}. Please tap “Got it” so that the practice knows.`,
    known: (lists: number) =>
      `You are booked for ${lists === 1 ? "this list" : "these lists"}. The practice knows that you have seen it.`,
    where: "Where",
    surgeon: "Surgeon",
    address: "Address",
    gotIt: "Got it",
    calendar: "Add to calendar",
    cannot: "I can’t do it any more",
    late: (hours: number) => `Less than ${hours} hours before the start, please also telephone.`,
  },
  withdraw: {
    title: "You can’t do it any more?",
    lead: "You will no longer be booked, and the practice looks for somebody else at once.",
    telephone: "Please also telephone now",
    soon: "The list starts soon.",
    button: "Yes, I can’t do it",
    keep: "No, keep my booking",
  },
  filled: {
    title: "Filled, thank you",
    lead: (lists: number): Phrase => [
      `Another doctor is booked for ${lists === 1 ? "this list" : "these lists"}. You need not do anything and you are `,
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
    lead: ["The practice no longer needs cover. You need not do anything and you are ", "not", " expected."] as Phrase,
  },
  closed: {
    title: "Closed",
    lead: "This callout is over, so it takes no more answers. If something has come up, please telephone.",
  },
  part: {
    title: "Only part of it?",
    from: "From",
    to: "Until",
    said: (from: string, to: string) => `Only ${from}–${to}`,
    wrong: "Please give both times, within the list and the first before the second.",
  },
  settings: {
    title: "Emails and language",
    pause: "Pause emails about callouts",
    days: (days: number) => (days === 1 ? "For 1 day" : `For ${days} days`),
    resume: "Send me emails again",
    paused: (until: string) => (until ? `No emails until ${until}.` : "You get no emails about callouts."),
    note: "Emails about your bookings still come.",
    language: "Language",
    save: "Save",
  },
  expired: {
    title: "This link has expired",
    lead: "The lists are over. If you have a question, please call the practice.",
  },
  unknown: {
    title: "This link is not valid",
    lead: "Please open the link in your email again, or telephone the practice: the number is in the email.",
  },
  busy: { title: "One moment, please", lead: "There were too many requests. Please try again in a few minutes." },
  foreign: { title: "This could not be accepted", lead: "Please open the link in your email again and answer there." },
  broken: {
    title: "Something went wrong",
    lead: "Nothing was changed. Please try again in a moment, or telephone the practice.",
  },
};

/** The same shape in every language, whatever the words. */
export type RespondTexts = typeof en;
