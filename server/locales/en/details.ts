/** What the page behind an invitation says, in English. */

export type DetailsTexts = {
  title: string;
  lead: (practice: string) => string;
  name: string;
  email: string;
  confirm: string;
  thanks: string;
  known: string;
  wrong: string;
  expired: { title: string; lead: string };
  archived: { title: string; lead: string };
};

export const en: DetailsTexts = {
  title: "Are these details right?",
  lead: (practice) => `${practice} will email you here when a list needs a doctor.`,
  name: "Name",
  email: "Email",
  confirm: "Yes, this is right",
  thanks: "Thank you, that is all",
  known:
    "The practice knows that its emails reach you. You will be asked when a list needs a doctor. There is nothing else to do.",
  wrong: "Is something not right? Reply to the email or phone us, and the practice will correct it.",
  expired: {
    title: "This link has expired",
    lead: "The practice can send you a new invitation. If you have a question, please call.",
  },
  archived: {
    title: "The practice does not ask you at the moment",
    lead: "If that surprises you, please call.",
  },
};
