/** Doctors whose name or address fits what is typed. */
import { type Doctor } from "../contract/shapes/doctor.ts";
import { useDebounced } from "../lib/hooks/useDebounced.ts";
import { useDoctorsQuery } from "./doctorQueries.ts";

/** Milliseconds after the last letter. */
const DEBOUNCE_MS = 200;
/** As many as can be looked over; more letters find the others. */
const MOST = 20;

type Wanted = {
  typed: string;
  /** Without it those who are paused are found too. */
  status?: "active";
  /** Nobody is looked for. */
  skip?: boolean;
};

/** `more`: whether others fit too, whom more letters find. */
type Search = { found: Doctor[]; more: boolean; searching: boolean };

/** Nobody is offered before the server has answered for what is typed: Enter picks only who fits it. */
export function useDoctorSearch({ typed, status, skip = false }: Wanted): Search {
  const wanted = typed.trim();
  const q = useDebounced(wanted, DEBOUNCE_MS);
  const query = { ...(q ? { q } : {}), ...(status ? { status } : {}), per_page: MOST };
  const { currentData, isFetching } = useDoctorsQuery(query, { skip });
  const searching = q !== wanted || (isFetching && !currentData);
  const { data: found = [], meta } = (searching ? undefined : currentData) ?? {};
  return { found, more: meta !== undefined && meta.total > found.length, searching };
}
