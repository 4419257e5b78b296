/** Groups and doctors whose name fits what is typed, without those already chosen. */
import { useEffect, useState } from "react";
import { useDoctorGroupsQuery, useDoctorsQuery } from "../../../../api/doctorQueries.ts";
import { type Chosen } from "../model/chosen.ts";

/** Milliseconds after the last letter. */
const DEBOUNCE_MS = 200;
const MOST_OPTIONS = 8;

export const sameRecipient = (one: Chosen, other: Chosen): boolean => one.kind === other.kind && one.id === other.id;

export function useRecipientOptions(typed: string, chosen: readonly Chosen[]) {
  const [q, setQ] = useState("");
  // The outside world is the clock.
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { currentData, isFetching } = useDoctorsQuery({
    ...(q ? { q } : {}),
    status: "active",
    per_page: MOST_OPTIONS,
  });
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
