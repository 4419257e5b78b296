/** What a doctor's home says besides the words of the page of one callout, in English. */

export type HomeTexts = {
  title: string;
  /** Links to the parts of the page. */
  contents: {
    answer: (lists: number) => string;
    offered: (lists: number) => string;
    booked: (lists: number) => string;
  };
  answer: {
    title: string;
    none: string;
    send: string;
    thanks: string;
    /** Above the lists whose answers were not taken. */
    notTaken: string;
    rest: string;
    note: (count: number) => string;
  };
  offered: { title: string; none: string; change: string };
  others: (lists: number) => string;
  booked: { title: string; none: string; chip: string };
  cancelled: (lists: number) => string;
  past: (lists: number) => string;
  away: {
    title: string;
    lead: string;
    from: string;
    to: string;
    add: string;
    remove: string;
    removeSpan: (span: string) => string;
    byOffice: string;
    saved: (span: string) => string;
    /** Bookings at that time: the question, what becomes of them, and the way to leave them. */
    booked: (lists: number) => string;
    stays: string;
    keep: (lists: number) => string;
    wrong: { dates: string; order: string; past: string; long: string };
  };
  usuallyNot: { title: string; lead: string; saved: string };
  calendar: {
    title: string;
    lead: string;
    open: string;
    address: string;
    secret: string;
    subscribe: string;
    replace: string;
    close: string;
    opened: string;
    closed: string;
  };
  figures: {
    title: string;
    you: string;
    median: string;
    asked: string;
    offered: string;
    booked: string;
    weekends: string;
    /** Below the median. */
    of: (doctors: number) => string;
    /** In place of a median. */
    few: string;
    /** What the practice makes of them. */
    order: string;
  };
};

const lists = (count: number): string => (count === 1 ? "1 list" : `${count} lists`);

export const en: HomeTexts = {
  title: "Your lists",
  contents: {
    answer: (count) => `${count} to answer`,
    offered: (count) => `${count} offered`,
    booked: (count) => `${count} booked`,
  },
  answer: {
    title: "To answer",
    none: "Nothing needs your answer at the moment.",
    send: "Send my answers",
    thanks: "Thank you, the practice has your answers.",
    notTaken: "These answers were not taken, because the list has started or is closed:",
    rest: "Your other answers have been saved.",
    note: (count) => (count === 1 ? "Note about this list" : `Note about these ${count} lists`),
  },
  offered: { title: "Offered", none: "You have no offers waiting.", change: "Change my answer" },
  others: (count) => `Declined or filled: ${lists(count)}`,
  booked: { title: "Booked", none: "You have no bookings ahead.", chip: "Booked" },
  cancelled: (count) => `Cancelled: ${lists(count)}`,
  past: (count) => `Past: ${lists(count)}`,
  away: {
    title: "I’m away",
    lead: "You won’t be asked for lists on these days. Bookings you already have stay as they are.",
    from: "First day",
    to: "Last day",
    add: "Add these days",
    remove: "Remove",
    removeSpan: (span) => `Remove ${span}`,
    byOffice: "Entered by the practice",
    saved: (span) => `Saved. You are marked as away: ${span}`,
    booked: (count) => (count === 1 ? "You have a booking at this time" : `You have ${count} bookings at this time`),
    stays:
      "A booking stays yours unless you withdraw. If you can’t do it, please withdraw now so that somebody else can be found.",
    keep: (count) => (count === 1 ? "Keep my booking" : "Keep my bookings"),
    wrong: {
      dates: "Please enter the first and the last day.",
      order: "The last day can’t be before the first.",
      past: "These days are over. Please check the dates.",
      long: "That is more than a year, or more than two years ahead. Please check the year.",
    },
  },
  usuallyNot: {
    title: "Usually not",
    lead: "Tick the times when you usually don’t work. The practice sees this and may still ask you.",
    saved: "Saved. The practice sees these times.",
  },
  calendar: {
    title: "Calendar address",
    lead: "Your calendar app can show your bookings and keep them up to date.",
    open: "Create address",
    address: "Address for your calendar app",
    secret: "Anyone who has this address can see your bookings. Please don’t share it.",
    subscribe: "Add to my calendar app",
    replace: "New address",
    close: "Close address",
    opened: "Add this address to your calendar app as a subscribed calendar.",
    closed: "Closed. Calendars subscribed to it are no longer updated.",
  },
  figures: {
    title: "Your last 90 days",
    you: "You",
    median: "Median",
    asked: "Lists you were asked about",
    offered: "Said yes to",
    booked: "Booked for",
    weekends: "Of those, at weekends",
    of: (doctors) => `Median of the ${doctors} doctors who were asked.`,
    few: "There is no median to compare with, since only a few doctors were asked.",
    order:
      "The practice sees these figures beside your offers. Of otherwise equal offers, the doctor booked for the fewest lists is shown first.",
  },
};
