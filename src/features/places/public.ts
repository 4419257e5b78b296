/** Where lists are and whose they are, for whoever offers or names them. */
export { useSiteOptions, useSurgeonOptions } from "./placeOptions.ts";
export { useSitesQuery, useSurgeonsQuery } from "./placeOptionsApi.ts";
