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
  past: (lists: number) => string;
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
  past: (count) => `Past: ${lists(count)}`,
};
