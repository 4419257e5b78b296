/** Groups and doctors whose name fits what is typed, without those already chosen. */
import { useDoctorGroupsQuery, useDoctorsQuery } from "../../../../api/doctorQueries.ts";
import { useDebounced } from "../../../../lib/hooks/useDebounced.ts";
import { type Chosen } from "../model/chosen.ts";

/** Milliseconds after the last letter. */
const DEBOUNCE_MS = 200;
const MOST = 8;

export const sameRecipient = (one: Chosen, other: Chosen): boolean => one.kind === other.kind && one.id === other.id;

export function useRecipientOptions(typed: string, chosen: readonly Chosen[]) {
  const q = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { currentData, isFetching } = useDoctorsQuery({ ...(q ? { q } : {}), status: "active", per_page: MOST });
  const wanted = typed.trim().toLocaleLowerCase();
  const all: Chosen[] = [
    ...groups
      .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
      .map(({ id, name, doctors }): Chosen => ({ kind: "group", id, name, count: doctors })),
    ...(currentData?.data ?? []).map(({ id, name }): Chosen => ({ kind: "doctor", id, name })),
  ];
  const options = all.filter((option) => !chosen.some((one) => sameRecipient(one, option)));
  return { options, searching: isFetching || q !== typed.trim() };
}
