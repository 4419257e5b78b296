/** What other features may know of callouts: where lists are. */
export { useSitesQuery } from "./placesApi.ts";
