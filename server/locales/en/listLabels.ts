/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page, in English. */

/** `comma`: between facts in a row. `more`: after a callout's first list, how many others there are. */
export type ListLabels = {
  colon: string;
  comma: string;
  caseMix: string;
  arriving: string;
  telephone: string;
  map: string;
  more: (lists: number) => string;
};

export const en: ListLabels = {
  colon: ": ",
  comma: ", ",
  caseMix: "Case mix",
  arriving: "Arriving",
  telephone: "Phone",
  map: "Map",
  more: (lists) => `+${lists} ${lists === 1 ? "list" : "lists"}`,
};
