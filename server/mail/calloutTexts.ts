/** What the mails about callouts say, one entry a language. Sentences take facts as text and return text. */
import { type RoleNeeded } from "../../src/contract/callout.ts";

const NUMBER = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const en = {
  language: "en",
  urgent: "Urgent: ",
  dear: (name: string) => `Dear ${name},`,
  callout: (reference: string) => `Callout ${reference}`,
  aRole: {
    anaesthetist: "an anaesthetist",
    surgical_assistant: "a surgical assistant",
    other: "a doctor",
  } satisfies Record<RoleNeeded, string>,
  /** "two plastics lists with Ms P. Sorrento-Hale"; what differs between the lists is left to each. */
  lists: (count: number, specialty: string, surgeon: string) => {
    const number = count === 1 ? (/^[aeiou]/i.test(specialty) ? "an" : "a") : (NUMBER[count] ?? count);
    const noun = count === 1 ? "list" : "lists";
    return [number, specialty, noun, surgeon && `with ${surgeon}`].filter(Boolean).join(" ");
  },
  hospitalTime: "(hospital time)",
  message: "Message from the practice",
  answer: {
    subject: (what: string) => `Can you cover? ${what}`,
    heading: "Can you cover?",
    /** The article is not bold. */
    looking: (role: string, lists: string) => {
      const [, article = "", noun = role] = /^(an? )(.*)$/.exec(role) ?? [];
      return [`We are looking for ${article}`, noun, ` for ${lists}.`] as const;
    },
    partly: (days: number) => (days === 2 ? " You may take one day only." : " You may take some of them only."),
    button: "Answer now",
    ease: "Available, if needed, or not available. It takes ten seconds, no sign-in.",
    notBooked: "You are not booked until confirmed.",
    respondBy: ["Please answer by ", "."] as const,
    eitherWay: "We will email you either way.",
  },
  confirmation: {
    subject: (what: string) => `Booked: ${what}`,
    heading: "Confirmed for you",
    lead: (lists: string) => `You are booked for ${lists}. Thank you.`,
    button: "Got it",
    ease: "Opens your page. Tap “Got it” there so that the practice knows.",
    booked: "You are booked.",
    change: "If you can’t do it any more, say so on the same page; at short notice, please also telephone.",
  },
  filled: {
    subject: (what: string) => `Filled, thank you: ${what}`,
    heading: "Filled, thank you",
    lead: (lists: string) => `Another doctor is booked for ${lists}.`,
    nothing: "You need not do anything.",
    notExpected: ["You are ", "not", " expected. Thank you for offering."] as const,
  },
  released: {
    subject: (what: string) => `No longer booked: ${what}`,
    heading: "You are no longer booked",
    lead: (lists: string) => `Your booking for ${lists} has ended.`,
    nothing: "Please take it out of your calendar.",
    notExpected: ["You are ", "not", " expected. If this surprises you, please telephone."] as const,
  },
  cancelled: {
    subject: (what: string) => `Cancelled: ${what}`,
    heading: "This callout is cancelled",
    lead: (lists: string) => `The practice no longer needs cover for ${lists}.`,
    nothing: "You need not do anything.",
    notExpected: ["You are ", "not", " expected. Thank you for answering."] as const,
  },
  telephone: "Telephone",
  reply: "You can also reply to this email.",
  personal: "Only you got this email; do not forward it, the link is yours.",
  onlyYou: "Only you got this email.",
};

export type CalloutTexts = typeof en;

/** English until the other languages are written; a doctor's own language is asked for already. */
export const calloutTexts = (_language: string): CalloutTexts => en;
