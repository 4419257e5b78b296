/** What other features may know of callouts: where lists are, and how an answer looks. */
export { AnswerChip } from "./AnswerChip.tsx";
export { useSitesQuery } from "./placesApi.ts";
