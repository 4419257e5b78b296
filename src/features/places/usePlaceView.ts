/** What of the sites or surgeons is shown, as the address says: search, archived ones, and which is being changed. */
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export type PlaceView = {
  q: string;
  archived: boolean;
  /** An id, "new", or nothing. */
  edit: string;
};

export function usePlaceView(): [PlaceView, (next: Partial<PlaceView>) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: Partial<PlaceView>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next))
            if (value) after.set(name, value === true ? "1" : value);
            else after.delete(name);
          return after;
        },
        { replace: next.edit === undefined },
      ),
    [setParams],
  );
  const view = { q: params.get("q") ?? "", archived: params.has("archived"), edit: params.get("edit") ?? "" };
  return [view, change];
}
