/** What other features may know of callouts: where lists are, how an answer looks and what surgeons say. */

export { useSitesQuery } from "../places/placeOptionsApi.ts";
export { AnswerChip } from "./shared/AnswerChip.tsx";
export { PreferenceNote } from "./shared/PreferenceNote.tsx";
