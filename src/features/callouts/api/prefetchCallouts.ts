/** What the callouts page asks first, while its parts are still being fetched and drawn: for the router, and at each press. */
import { type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import { systemClock } from "../../../lib/clock.ts";
import { isCalendar, queryOf, readView } from "../shared/calloutQuery.ts";
import { calloutsApi } from "./calloutsApi.ts";

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A calendar is asked for by its days, which its own part knows. */
export function prefetchCallouts(dispatch: Dispatch, params: URLSearchParams): void {
  const view = readView(params);
  if (isCalendar(view)) return;
  dispatch(calloutsApi.util.prefetch("callouts", queryOf(view, systemClock.now()), {}));
}
