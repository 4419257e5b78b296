/** The mails to the office, in English. */

type LateTexts = {
  subject: (doctor: string, date: string) => string;
  lead: (doctor: string) => string;
  /** Above what the doctor wrote. */
  reason: string;
  /** Where the doctor said nothing about a list that was moved. */
  lapsed: { subject: (doctor: string, date: string) => string; lead: (doctor: string) => string };
  /** What the doctor did not agree to. */
  over: Record<"times" | "moved", string>;
  /** Above those who offered or stand by, and in their place where there are none. */
  others: string;
  nobody: string;
  /** Beside the name of somebody whose number is not known. */
  noPhone: string;
  title: string;
  text: string;
  call: (phone: string) => string;
  button: string;
  why: string;
};

type DigestTexts = {
  subject: (count: number) => string;
  heading: (count: number) => string;
  lead: string;
  /** Above the text of one mail that stands for all of its kind. */
  asFirst: (doctor: string) => string;
  button: string;
  why: string;
};

export type OfficeTexts = {
  /** In the place of an email that was to be looked at before it is sent. */
  previewGone: string;
  late: LateTexts;
  digest: DigestTexts;
};

export const en: OfficeTexts = {
  previewGone: "This preview has been replaced by a newer one, or is out of date.",
  late: {
    subject: (doctor, date) => `Late withdrawal: ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} was booked for this list and can no longer come.`,
    reason: "Reason given by the doctor",
    lapsed: {
      subject: (doctor, date) => `Not confirmed: ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} was booked and has not confirmed the moved list.`,
    },
    over: { times: "Reason: the times changed", moved: "Reason: the list was moved" },
    others: "Who else has offered or is on standby",
    nobody: "Nobody else has offered.",
    noPhone: "no phone number",
    title: "The list is open again",
    text: "It starts soon, so please don’t wait for emails.",
    call: (phone) => `The doctor’s phone number is ${phone}.`,
    button: "Open the callout",
    why: "This email goes to the practice’s internal email address when a doctor’s booking ends at short notice.",
  },
  digest: {
    subject: (count) => (count === 1 ? "1 email sent" : `${count} emails sent`),
    heading: (count) => (count === 1 ? "1 email was sent" : `${count} emails were sent`),
    lead: "This is your copy of what was sent to doctors. Their personal links have been taken out.",
    asFirst: (doctor) => `As sent to ${doctor}`,
    button: "Open the callout",
    why: "You get this because your practice wants a copy of all callout emails. You can change this in the contact details.",
  },
};
