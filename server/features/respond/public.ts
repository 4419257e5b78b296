/** The pieces that other pages for doctors are put together from. */
export { answerCard, type FormPlace, noteField, stampField } from "./answerForm.ts";
export { cannot, changedSection, detailsOf, withdrawal } from "./bookedViews.ts";
export { listRow, withdrewLate } from "./decidedViews.ts";
export { LinkExpired, noteVisitor } from "./errorPages.ts";
export { card, chip, instantAt, momentIn, quote, summary, wholeOf } from "./listCard.ts";
export { offerSections } from "./offerViews.ts";
export { preferenceForms } from "./preferenceForms.ts";
export { readPreference, savePreference } from "./preferences/preferences.ts";
export { listsIn, PRESSES, type Press, recordByLink } from "./pressRoutes.ts";
export { type AskedDoctor, type CaseFrame, type RespondCase, readCases } from "./respondCase.ts";
export { alert, respondFrame } from "./respondFrame.ts";
export { hasWithdrawnAhead, isAnswerable, isOffered, needsAnswer, type RespondList } from "./respondList.ts";
export { asRespondPages } from "./respondPages.ts";
export { respondTexts } from "./respondTexts.ts";
export { isRenewal, renewalSection } from "./respondViews.ts";
export { form, hidden, type Section, type Shown, telephone, type View } from "./sections.ts";
export {
  answersIn,
  fieldsOf,
  given,
  isTooLong,
  outdatedBy,
  problemOf,
  readForm,
  seenIn,
  type Typed,
  unansweredIn,
} from "./typedAnswers.ts";
export { readLimited, refusalOf, type Visit } from "./visit.ts";
