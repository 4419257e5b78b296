/** English texts: in which order the answers stand, why, and what helps to choose fairly. */

export const calloutFair = {
  order: {
    label: "Order",
    fit: "Best fit first",
    answered: "As they answered",
  },
  ofFit:
    "First who has nothing against them, then the whole list, “available” before “if needed”, preferred by the surgeon, booked least in 90 days, lists with this surgeon, and who answered first.",
  ofAnswers: "Offers are in the order in which they came in.",
  before: "{{first}} comes before {{second}}: {{why}}.",
  why: {
    against: "less on record against it",
    stretch: "more of the open time",
    wish: "“available”, not “if needed”",
    preference: "preferred by the surgeon",
    booked: "booked for fewer lists in 90 days",
    surgeon: "more lists with this surgeon",
    answered: "answered earlier",
    name: "alike in all of this, so by name",
  },
  offers: "said yes {{accepted}} of {{offered}}",
  offersMedian: "said yes {{accepted}} of {{offered}} (median {{usual}} of {{asked}})",
  booked: "booked {{booked}}",
  bookedMedian: "booked {{booked}} (median {{usual}})",
  weekends: "at weekends {{weekends}}",
  weekendsMedian: "at weekends {{weekends}} (median {{usual}})",
  days: "90 days: {{facts}}",
  last: "last on {{date}}",
  reason: {
    label: "Why not {{doctor}} first?",
    help: "Kept in the activity log. Doctors don’t see it.",
  },
} as const;
