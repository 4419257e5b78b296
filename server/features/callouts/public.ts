/** Callouts, for the doctor's page, files and the demo's clock. */
export { acknowledge } from "./answers/acknowledge.ts";
export { answerChange } from "./answers/answerChange.ts";
export { askStandby } from "./answers/askStandby.ts";
export { type AnswerResult, type AnswersGiven, recordAnswers } from "./answers/recordAnswers.ts";
export { answerStandbyOffer } from "./answers/standbyOffers.ts";
export { type Part, WHOLE } from "./answers/storeAnswer.ts";
export { runDueJobs } from "./jobs/runDueJobs.ts";
export { findRows, presentRow } from "./list/calloutRows.ts";
export { findCallouts } from "./list/findCallouts.ts";
export { instantLists } from "./recipients/instantBooking.ts";
export { usualObstacles } from "./recipients/usualObstacles.ts";
export { askUsualDoctor, callBackUsualDoctor, countPlan } from "./sending/askUsualDoctor.ts";
export { lockCalloutsOf, passOverArchived, passOverAway, reviewOffers } from "./standbys/reviewOffers.ts";
export {
  agreedBooking,
  bookedRange,
  bookingsFor,
  isBookable,
  isOffered,
  listsByCallout,
  type StandbyOffer,
} from "./state/lockCallout.ts";
export { closeRanks, standsBy } from "./state/rankStandbys.ts";
export { isGivenUp, usualAnswer } from "./state/usualAnswer.ts";
