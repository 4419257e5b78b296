/** What the mails about callouts say, in English. */
import { type RoleNeeded } from "../../../src/contract/callout.ts";
import { type CalloutTexts, type Phrase } from "./calloutTexts.ts";

const NUMBER = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const A_ROLE: Record<RoleNeeded, readonly [string, string]> = {
  anaesthetist: ["an ", "anaesthetist"],
  surgical_assistant: ["a ", "surgical assistant"],
  other: ["a ", "doctor"],
};
const NOTHING_TO_DO = "You don’t need to do anything.";
const notExpected = (thanks: string): Phrase => ["You are ", "not", ` expected. ${thanks}`];

/** By sound: "a urology list", "an ENT list", "an X-ray list". */
function article(noun: string): string {
  // Said letter by letter.
  if (/^\p{Lu}(?:\p{Lu}|\b)/u.test(noun)) return /^[AEFHILMNORSX]/.test(noun) ? "an" : "a";
  return /^[aeiou]/i.test(noun) && !/^(?:u(?:ni|r[eio]|s|t[ei]|ve)|eu|one\b)/i.test(noun) ? "an" : "a";
}

export const en: CalloutTexts = {
  language: "en",
  urgent: (subject) => `Urgent: ${subject}`,
  dear: (name) => `Dear ${name},`,
  callout: (reference) => `Callout ${reference}`,
  role: { anaesthetist: "Anaesthetist", surgical_assistant: "Surgical assistant", other: "Doctor" },
  session: { am: "AM", pm: "PM", all_day: "All day", evening: "Evening", on_call: "On call", custom: "" },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : ":"} ${facts}`,
  lists: (count, specialty, surgeon, part) => {
    const number = count === 1 ? article(specialty) : (NUMBER[count] ?? count);
    const noun = count === 1 ? "list" : "lists";
    return [part && "part of", number, specialty, noun, surgeon && `with ${surgeon}`].filter(Boolean).join(" ");
  },
  partOf: (part, whole) => `${part} of ${whole}`,
  localTime: "(hospital time)",
  zone: (name) => `(hospital time, ${name})`,
  message: "Message from the practice",
  reason: "Reason given by the practice",
  fee: (fee) => `Fee: ${fee}`,
  answer: {
    subject: "Can you cover?",
    firstSubject: "First to say yes: can you cover?",
    heading: "Can you cover?",
    looking: (roles, lists) => {
      const [first, ...others] = roles.map((role) => A_ROLE[role]);
      const more = others.map(([before, noun]) => ` and ${before}${noun}`).join("");
      return [`We are looking for ${first?.[0] ?? "a "}`, `${first?.[1] ?? "doctor"}${more}`, ` for ${lists}.`];
    },
    partly: (days) => (days === 2 ? " You can offer for one day or both." : " You can offer for just some of them."),
    button: "Answer now",
    ease: "Available, if needed or not available: you can answer in a few taps, without signing in.",
    notBooked: "You are not booked until confirmed.",
    instant: {
      title: "The first doctor who can do the whole list is booked at once.",
      mixed: "For some of these lists, the first doctor is booked at once.",
      text: "“If needed” and part of a list never book: then you are not booked until we confirm.",
    },
    respondBy: (deadline) => ["Please answer by ", deadline, "."],
    eitherWay: "We will email you either way.",
    usual: {
      heading: (lists) => (lists === 1 ? "Your usual list: can you do it?" : "Your usual lists: can you do them?"),
      lead: (lists) =>
        lists === 1
          ? "This list is usually yours. Please tell us whether it is all right for you."
          : "These lists are usually yours. Please tell us whether each of them is all right for you.",
      title: "A yes to a whole list books you at once.",
      text: (lists) =>
        `Nobody else is asked about ${lists === 1 ? "this list" : "these lists"} until you answer or your time to answer is over.`,
    },
  },
  reminder: {
    subject: "Reminder: can you cover?",
    firstSubject: "Reminder, first to say yes: can you cover?",
    heading: "Can you still help?",
    lead: "We have not had your answer yet. A “no” helps us too. ",
    anew: "Something has changed since you answered, and we need a new answer. A “no” helps us too. ",
  },
  confirmation: {
    subject: "Booked",
    heading: () => "You’re booked",
    lead: (lists) => `You are booked for ${lists}. Thank you.`,
    button: "Got it",
    ease: "Opens your page. Tap “Got it” there so that the practice knows.",
    title: "If you can no longer come",
    text: ["Please tell us on the same page. At short notice, please phone us too."],
  },
  filled: {
    subject: "Filled, thank you",
    heading: "Filled, thank you",
    lead: (lists) => `We now have cover for ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Thank you for offering."),
    others: (lists) => `Your offer for ${lists} still stands.`,
  },
  released: {
    subject: "No longer booked",
    heading: "You are no longer booked",
    lead: (lists) => `Your booking for ${lists} has ended.`,
    title: "Please take it out of your calendar.",
    text: notExpected("If you weren’t expecting this, please call us."),
    ended: {
      unanswered: "The list was moved, and we had no yes from you in time.",
      times: "The times of the list have changed and no longer include those you were booked for.",
      moved: "The list was moved and no longer includes the times you were booked for.",
    },
  },
  cancelled: {
    subject: "Cancelled",
    heading: "Cover is no longer needed",
    lead: (lists) => `The practice no longer needs cover for ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Thank you for answering."),
  },
  expired: {
    subject: "Closed, thank you",
    heading: "The search for a doctor has ended",
    lead: (lists) => `The search for a doctor for ${lists} has ended without a booking for you.`,
    title: NOTHING_TO_DO,
    text: notExpected("Thank you for offering."),
  },
  standby: {
    subject: "On standby",
    heading: "You are on standby",
    lead: (lists) => `Thank you for offering to cover ${lists}. You are on standby.`,
    rank: (rank) => (rank > 1 ? ` You are number ${rank} in line.` : " You are first in line."),
    button: "Open my page",
    ease: "There you can also take your offer back.",
    title: "This is not a booking.",
    text: ["We will ask you first if we need you. Until you hear from us you are ", "not", " expected."],
  },
  notRequired: {
    subject: "Not needed this time, thank you",
    heading: "We don’t need you this time",
    lead: (lists) => `We do not need you for ${lists} after all.`,
    title: NOTHING_TO_DO,
    text: notExpected("Thank you for offering."),
  },
  invitation: {
    subject: (practice) => `Callouts from ${practice}`,
    heading: "You will get callouts from us",
    lead: (practice) =>
      `${practice} has added you to its list of doctors. When a list needs a doctor, we ask you by email; you can answer in a few taps, without an account or a password.`,
    button: "Check my details",
    ease: "It takes a moment; you can also choose your language or pause the emails there.",
    title: "Nothing to set up.",
    text: ["Each email says when an answer books you. If you do not want these emails, simply reply."],
  },
  attached: {
    invitation: (lists) =>
      lists === 1 ? "A calendar invitation is attached." : "A calendar invitation for each list is attached.",
    update: (lists) =>
      lists === 1
        ? "An updated calendar invitation is attached."
        : "An updated calendar invitation for each list is attached.",
    cancellation: (lists) =>
      lists === 1 ? "A calendar cancellation is attached." : "A calendar cancellation for each booking is attached.",
  },
  uncovered: "uncovered",
  event: (practice, phone) => `${practice}, phone ${phone}`,
  declining: "Declining this entry in your calendar does not withdraw you: please use your page.",
  telephone: "Phone",
  reply: "You can also reply to this email.",
  personal: "This link is personal to you. Please don’t forward it.",
  onlyYou: "Only you got this email.",
  home: "All your lists and leave",
  pause: "Pause emails",
  privacy: "Privacy",
};
