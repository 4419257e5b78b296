/** What a list shows – search, filters, order, page – as the address has it: read, and changed in place. */
import { useEventCallback } from "@mui/material/utils";
import { useMemo } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router-dom";

/** Another question begins at its first page. Always the same function: what is given it is not drawn anew with the address. */
export type ChangeView<View> = (next: Partial<View>) => void;

/** `read` and `write` stay the same; `ask` hears of a change in the press itself, before anything is drawn. */
export function useListUrlState<View extends { page: number }>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
  ask?: (params: URLSearchParams) => void,
): [view: View, change: ChangeView<View>] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [read, params]);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaving = next !== undefined && next.pathname !== pathname;
  const change = useEventCallback<[Partial<View>], void>((changes) => {
    // Whoever is on the way to another page is not held: letters typed before would take that way's place.
    if (leaving) return;
    const changed = write({ ...view, page: 1, ...changes });
    ask?.(changed);
    setParams(changed, { replace: true });
  });
  return [view, change];
}
