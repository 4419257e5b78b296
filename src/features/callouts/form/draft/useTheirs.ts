/** What a colleague saved while the same was written here: the draft, or the list that is to be called out. */
import { useState } from "react";
import { useLazyCalloutQuery } from "../../api/calloutsApi.ts";
import { useLazyListQuery } from "../../api/listsApi.ts";
import { draftValues, listValues } from "../model/draftValues.ts";
import { type NewCallout } from "../model/newCallout.ts";

export function useTheirs(mine: NewCallout, draftId: () => number | null) {
  const [theirs, setTheirs] = useState<NewCallout>();
  const [failed, setFailed] = useState(false);
  const [askCallout] = useLazyCalloutQuery();
  const [askList] = useLazyListQuery();

  async function ask(): Promise<NewCallout | undefined> {
    const id = draftId();
    if (id !== null) {
      const { data } = await askCallout(id);
      return data && draftValues(data);
    }
    const listed = mine.lists.find((list) => list.id !== undefined);
    const { data } = listed?.id === undefined ? {} : await askList(listed.id);
    const same = (list: NewCallout["lists"][number]) => (list === listed && data ? listValues(data) : list);
    return data && { ...mine, lists: mine.lists.map(same) };
  }

  return {
    theirs,
    failed,
    forget: () => setTheirs(undefined),
    look: async () => {
      const found = await ask();
      setTheirs(found);
      setFailed(!found);
    },
  };
}
