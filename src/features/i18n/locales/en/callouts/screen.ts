/** English texts: what the callout page, the week and the bulk bar say of time and of what cannot be done. */
export const calloutScreen = {
  someDoctor: "A doctor",
  stepsFirst: "Please finish the steps above first.",
  today: "Today",
  start: "Start",
  nobodyToRemind:
    "Nobody can be reminded now: the lists are covered or have started, or everyone who can be asked has answered.",
  listStarted: "This list has started. Its answers and bookings can no longer be changed.",
  failed: "{{reference}}: {{reason}}",
} as const;
