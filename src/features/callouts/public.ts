/** What other features may know of callouts: how an answer looks, what surgeons say, how times are told, and the hours of a session. */

export { AnswerChip } from "./shared/AnswerChip.tsx";
export { PreferenceNote } from "./shared/PreferenceNote.tsx";
export { hoursFor, onDate, useFormDefaults } from "./shared/sessionHours.ts";
export { useTimeWords } from "./shared/useTimeWords.ts";
