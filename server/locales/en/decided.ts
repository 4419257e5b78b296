/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it, in English. */

/** `lead`: every second part is printed bold. */
type DecisionTexts = { title: string; lead: readonly string[]; chip: string };

export type DecidedTexts = {
  not_required: DecisionTexts;
  standby: DecisionTexts;
  released: DecisionTexts;
  rank: (rank: number) => string;
  takeBack: string;
};

export const en: DecidedTexts = {
  not_required: {
    title: "We don’t need you this time",
    lead: ["You don’t need to do anything and you are ", "not", " expected."],
    chip: "Not needed",
  },
  standby: {
    title: "You are on standby",
    lead: ["We would ask you first. It is not a booking: until you hear from us you are ", "not", " expected."],
    chip: "On standby",
  },
  released: {
    title: "You are no longer booked",
    lead: ["Your booking has ended. You are ", "not", " expected."],
    chip: "No longer booked",
  },
  rank: (rank) => `You are number ${rank} in line.`,
  takeBack: "Take my offer back",
};
