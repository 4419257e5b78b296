/** What other features may know of callouts: how an answer looks and what surgeons say. */

export { AnswerChip } from "./shared/AnswerChip.tsx";
export { PreferenceNote } from "./shared/PreferenceNote.tsx";
