/** What other features may know of callouts: where lists are, how an answer looks and what surgeons say. */
export { AnswerChip } from "./AnswerChip.tsx";
export { PreferenceNote } from "./PreferenceNote.tsx";
export { useSitesQuery } from "./placesApi.ts";
