/** What a colleague saved while the same was written here: the draft, or the lists that are to be called out. */
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
    const asked = mine.lists.map(async (list) => {
      if (list.id === undefined) return list;
      const { data } = await askList(list.id);
      return data && listValues(data);
    });
    const lists = (await Promise.all(asked)).filter((list) => list !== undefined);
    return lists.length === mine.lists.length ? { ...mine, lists } : undefined;
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
