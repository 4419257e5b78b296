/** What the mails about callouts say, in English. */
import { type RoleNeeded } from "../../../src/contract/callout.ts";
import { type CalloutTexts, type Phrase } from "./words.ts";

const NUMBER = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const A_ROLE: Record<RoleNeeded, readonly [string, string]> = {
  anaesthetist: ["an ", "anaesthetist"],
  surgical_assistant: ["a ", "surgical assistant"],
  other: ["a ", "doctor"],
};
const notExpected = (thanks: string): Phrase => ["You are ", "not", ` expected. ${thanks}`];

export const en: CalloutTexts = {
  language: "en",
  urgent: "Urgent: ",
  dear: (name) => `Dear ${name},`,
  callout: (reference) => `Callout ${reference}`,
  role: { anaesthetist: "Anaesthetist", surgical_assistant: "Surgical assistant", other: "Doctor" },
  session: { am: "AM", pm: "PM", all_day: "All day", evening: "Evening", on_call: "On call", custom: "" },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : ":"} ${facts}`,
  lists: (count, specialty, surgeon) => {
    const number = count === 1 ? (/^[aeiou]/i.test(specialty) ? "an" : "a") : (NUMBER[count] ?? count);
    const noun = count === 1 ? "list" : "lists";
    return [number, specialty, noun, surgeon && `with ${surgeon}`].filter(Boolean).join(" ");
  },
  localTime: "(hospital time)",
  zone: (name) => `(hospital time, ${name})`,
  message: "Message from the practice",
  fee: (fee) => `Fee: ${fee}`,
  answer: {
    subject: "Can you cover?",
    heading: "Can you cover?",
    looking: (roles, lists) => {
      const [first, ...others] = roles.map((role) => A_ROLE[role]);
      const more = others.map(([article, noun]) => ` and ${article}${noun}`).join("");
      return [`We are looking for ${first?.[0] ?? "a "}`, `${first?.[1] ?? "doctor"}${more}`, ` for ${lists}.`];
    },
    partly: (days) => (days === 2 ? " You may take one day only." : " You may take some of them only."),
    button: "Answer now",
    ease: "Available, if needed, or not available. It takes ten seconds, no sign-in.",
    notBooked: "You are not booked until confirmed.",
    respondBy: (deadline) => ["Please answer by ", deadline, "."],
    eitherWay: "We will email you either way.",
  },
  reminder: {
    subject: "Reminder: can you cover?",
    heading: "Can you still help?",
    lead: "We have not had your answer yet. A “no” helps us as well. ",
  },
  confirmation: {
    subject: "Booked",
    heading: "Confirmed for you",
    lead: (lists) => `You are booked for ${lists}. Thank you.`,
    button: "Got it",
    ease: "Opens your page. Tap “Got it” there so that the practice knows.",
    title: "You are booked.",
    text: ["If you can’t do it any more, say so on the same page; at short notice, please also telephone."],
  },
  filled: {
    subject: "Filled, thank you",
    heading: "Filled, thank you",
    lead: (lists) => `Another doctor is booked for ${lists}.`,
    title: "You need not do anything.",
    text: notExpected("Thank you for offering."),
  },
  released: {
    subject: "No longer booked",
    heading: "You are no longer booked",
    lead: (lists) => `Your booking for ${lists} has ended.`,
    title: "Please take it out of your calendar.",
    text: notExpected("If this surprises you, please telephone."),
  },
  cancelled: {
    subject: "Cancelled",
    heading: "This callout is cancelled",
    lead: (lists) => `The practice no longer needs cover for ${lists}.`,
    title: "You need not do anything.",
    text: notExpected("Thank you for answering."),
  },
  expired: {
    subject: "Closed, thank you",
    heading: "This callout is closed",
    lead: (lists) => `The callout for ${lists} has ended without a booking for you.`,
    title: "You need not do anything.",
    text: notExpected("Thank you for offering."),
  },
  standby: {
    subject: "On standby",
    heading: "You are on standby",
    lead: (lists) => `You have offered to cover. Others are booked for ${lists}; you are our reserve. Thank you.`,
    rank: (rank) => (rank > 1 ? ` You are number ${rank} on the list of reserves.` : " You are first in line."),
    button: "Open my page",
    ease: "There you can also take your offer back.",
    title: "This is not a booking.",
    text: ["We would ask you first. Until you hear from us you are ", "not", " expected."],
  },
  notRequired: {
    subject: "Not required, thank you",
    heading: "You are not required",
    lead: (lists) => `We do not need you for ${lists} after all.`,
    title: "You need not do anything.",
    text: notExpected("Thank you for offering."),
  },
  invitation: {
    subject: (practice) => `Callouts from ${practice}`,
    heading: "You will get callouts from us",
    lead: (practice) =>
      `${practice} has entered you among its doctors. When a list needs a doctor, we ask you by email; one tap on the link answers, without an account or a password.`,
    button: "Check my details",
    ease: "Takes a moment; you can also choose your language or pause the emails there.",
    title: "Nothing to set up.",
    text: [
      "An answer is an offer, not a booking: you are booked only when we confirm it. If you do not want these emails, simply reply.",
    ],
  },
  uncovered: "uncovered",
  event: (practice, phone) => `${practice}, phone ${phone}`,
  telephone: "Phone",
  reply: "You can also reply to this email.",
  personal: "Only you got this email; do not forward it, the link is yours.",
  onlyYou: "Only you got this email.",
  pause: "Pause emails",
  privacy: "Privacy",
};
