/** Where lists are and whose they are, for whoever offers or names them. */
export { useSitesQuery, useSurgeonsQuery } from "./placeOptionsApi.ts";
