/** English texts: merging a doctor who was entered twice. */
export const doctorMerge = {
  open: "Merge duplicate…",
  title: "Merge a duplicate of {{name}}",
  text: "If a doctor was entered twice, merging brings the history, bookings and details of both entries together.",
  other: "The other entry",
  change: "Choose another entry",
  stays: "Which entry stays?",
  moves: "What moves to {{name}}",
  bookings: "Bookings",
  leave: "Leave",
  details: "Details",
  shared:
    "Both were asked for {{number}} of these callouts. Where both answered for one list, a booking is kept; otherwise the newer answer.",
  nothing: "Nothing: the other entry already has everything.",
  ends: "{{name}} ({{email}}) is then archived and gets no callouts. This cannot be undone.",
  clash: "Both are booked at the same time. Please release one of the bookings first.",
  submit: "Merge",
  done: "Merged into {{doctor}}",
  into: "This entry was a duplicate and is now part of:",
} as const;
