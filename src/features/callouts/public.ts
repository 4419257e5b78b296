/** What other features may know of callouts: how an answer looks, what surgeons say, how times are told. */

export { AnswerChip } from "./shared/AnswerChip.tsx";
export { PreferenceNote } from "./shared/PreferenceNote.tsx";
export { useTimeWords } from "./shared/useTimeWords.ts";
