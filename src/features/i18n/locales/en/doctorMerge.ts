/** English texts: merging a doctor who was entered twice. */
export const doctorMerge = {
  open: "Merge duplicate…",
  title: "Merge a duplicate of {{name}}",
  text: "A doctor who was entered twice becomes one again: history, bookings and details come together.",
  other: "The other entry",
  none: "No other doctor matches.",
  change: "Choose another entry",
  stays: "Who stays?",
  moves: "What goes over to {{name}}",
  bookings: "Bookings",
  leave: "Leave",
  details: "Details",
  shared:
    "Both were asked for {{number}} of these callouts. Of two answers to one list a booking stays, otherwise the newer answer.",
  nothing: "Nothing: this entry has nothing that the other one lacks.",
  ends: "{{name}} ({{email}}) is then archived and gets no callouts. This cannot be taken back.",
  clash: "Both are booked at the same time. Please release one of the bookings first.",
  submit: "Merge",
  done: "Merged into {{doctor}}",
  into: "This entry was a duplicate. It goes on as:",
} as const;
