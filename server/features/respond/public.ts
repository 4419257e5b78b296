/** The pieces that other pages for doctors are put together from. */
export {
  answerCard,
  answersIn,
  type FormPlace,
  fieldsOf,
  given,
  isTooLong,
  noteField,
  outdatedBy,
  problemOf,
  readForm,
  seenIn,
  stampField,
  type Typed,
} from "./answerForm.ts";
export { cannot, changedSection, detailsOf, withdrawal } from "./bookedViews.ts";
export { listRow } from "./decidedViews.ts";
export { LinkExpired, noteVisitor } from "./errorPages.ts";
export { card, chip, momentIn, quote, summary } from "./listCard.ts";
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
export { form, hidden, type Section, type Shown, type View } from "./sections.ts";
export { readLimited, refusalOf, type Visit } from "./visit.ts";
