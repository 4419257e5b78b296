/** Groups and doctors whose name fits what is typed. */
import { useDoctorGroupsQuery } from "../../../../api/doctorQueries.ts";
import { useDoctorSearch } from "../../../../api/useDoctorSearch.ts";
import { fold } from "../../../../contract/files/fold.ts";
import { type Chosen } from "../model/chosen.ts";

export function useRecipientOptions(typed: string) {
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { found, searching } = useDoctorSearch({ typed, status: "active" });
  const wanted = fold(typed.trim());
  const options: Chosen[] = [
    ...groups
      .filter(({ name }) => fold(name).includes(wanted))
      .map(({ id, name, doctors }): Chosen => ({ kind: "group", id, name, count: doctors })),
    ...found.map(({ id, name }): Chosen => ({ kind: "doctor", id, name })),
  ];
  return { options, searching };
}
