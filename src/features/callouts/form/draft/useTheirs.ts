/** What a colleague did while the same was written here: saved the draft, or the lists that are to be called out, or sent it. */
import { useState } from "react";
import { isProblem } from "../../../../api/problem.ts";
import { isUnsent } from "../../../../contract/callout.ts";
import { type CalloutDetail } from "../../../../contract/shapes/callout.ts";
import { useLazyCalloutQuery } from "../../api/calloutsApi.ts";
import { useLazyListQuery } from "../../api/listsApi.ts";
import { draftValues, listValues } from "../model/draftValues.ts";
import { type NewCallout } from "../model/newCallout.ts";
import { useMissingLists } from "./useMissingLists.ts";

type Found = {
  theirs?: NewCallout;
  /** Lists of this form that are no more. */
  missing?: readonly number[];
  /** It is no draft any more. */
  sent?: Pick<CalloutDetail, "sent_at" | "sent_by">;
};

export function useTheirs(mine: NewCallout, draftId: () => number | null) {
  const [found, setFound] = useState<Found>({});
  const [failed, setFailed] = useState(false);
  const [askCallout] = useLazyCalloutQuery();
  const [askList] = useLazyListQuery();
  const missingAmong = useMissingLists();

  async function askDraft(id: number): Promise<Found | null> {
    const { data, error } = await askCallout(id);
    // What was read before stays beside an error.
    if (error || !data) return null;
    if (!isUnsent(data.status)) return { sent: data };
    const theirs = draftValues(data);
    const others = mine.lists.filter((list) => theirs.lists.every(({ id }) => id !== list.id));
    const missing = await missingAmong(others.flatMap(({ id }) => id ?? []));
    return missing && { theirs, missing };
  }

  async function askLists(): Promise<Found | null> {
    const asked = mine.lists.map(async (list) => {
      if (list.id === undefined) return { list };
      const { data, error } = await askList(list.id);
      if (data && !error) return { list: listValues(data) };
      return isProblem(error) && error.status === 404 ? { missing: list.id } : null;
    });
    const answers = await Promise.all(asked);
    const lists = answers.flatMap((one) => one?.list ?? []);
    const missing = answers.flatMap((one) => one?.missing ?? []);
    return answers.includes(null) ? null : { theirs: { ...mine, lists }, missing };
  }

  return {
    ...found,
    failed,
    forget: () => setFound({}),
    look: async () => {
      const id = draftId();
      const now = await (id === null ? askLists() : askDraft(id));
      setFound(now ?? {});
      setFailed(!now);
    },
  };
}
