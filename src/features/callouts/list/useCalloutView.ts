/** The view in the address: read, and changed in place. */
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { askAhead } from "../../../api/askAhead.ts";
import { systemClock } from "../../../lib/clock.ts";
import { type AnsweredView, useAnsweredView } from "../../../lib/useAnsweredView.ts";
import { useAppDispatch } from "../../../lib/useHooks.ts";
import { calloutsApi } from "../api/calloutsApi.ts";
import { isWeek, queryOf, readView, type View, writeView } from "../shared/calloutQuery.ts";

/** For those who only look. */
export function useViewInAddress(): View {
  const [params] = useSearchParams();
  return useMemo(() => readView(params), [params]);
}

export function useCalloutView(): AnsweredView<View> {
  const dispatch = useAppDispatch();
  const ask = useCallback(
    (view: View) =>
      isWeek(view) ? undefined : dispatch(askAhead(calloutsApi.endpoints.callouts, queryOf(view, systemClock.now()))),
    [dispatch],
  );
  return useAnsweredView(readView, writeView, ask);
}
