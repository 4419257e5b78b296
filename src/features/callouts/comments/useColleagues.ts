/** Who can sign in and read a comment, apart from the person who writes; asked for once they are about to write. */
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useAdministratorsQuery } from "../../administrators/public.ts";
import { selectUser } from "../../user/public.ts";
import { type Colleague } from "./MentionField.tsx";

export function useColleagues(wanted: boolean) {
  const userId = useAppSelector(selectUser)?.id;
  const { data, refetch } = useAdministratorsQuery(undefined, { skip: !wanted });
  const colleaguesIn = (people: NonNullable<typeof data>): Colleague[] =>
    people.flatMap(({ id, first_name, last_name, email, status }) => {
      const name = `${first_name} ${last_name}`.trim();
      return status === "active" && id !== userId && name !== "" ? [{ id, name, email }] : [];
    });
  /** Waits for them where they are still on their way; null where they could not be had. */
  const ask = async (): Promise<Colleague[] | null> => {
    const people = data ?? (await refetch()).data;
    return people ? colleaguesIn(people) : null;
  };
  return { colleagues: data && colleaguesIn(data), ask };
}
