/** What a list's site and surgeon are chosen from: those in use, and an archived one for as long as it is chosen. */
import { useSitesQuery, useSurgeonsQuery } from "./placeOptionsApi.ts";
import { useSitesInFullQuery, useSurgeonsInFullQuery } from "./placesApi.ts";

type Place = { id: number };

/** `chosen`: an id as a field has it, or what stands for none. */
const isArchived = (chosen: string, places: readonly Place[] | undefined): boolean =>
  places !== undefined && Number(chosen) > 0 && !places.some(({ id }) => String(id) === chosen);

const isChosen = (chosen: string) => (place: Place) => String(place.id) === chosen;

export function useSiteOptions(chosen: string) {
  const { data: sites } = useSitesQuery();
  const archived = isArchived(chosen, sites);
  const { data: all = [] } = useSitesInFullQuery(undefined, { skip: !archived });
  return [...(sites ?? []), ...(archived ? all.filter(isChosen(chosen)) : [])];
}

export function useSurgeonOptions(chosen: string) {
  const { data: surgeons } = useSurgeonsQuery();
  const archived = isArchived(chosen, surgeons);
  const { data: all = [] } = useSurgeonsInFullQuery(undefined, { skip: !archived });
  return [...(surgeons ?? []), ...(archived ? all.filter(isChosen(chosen)) : [])];
}
