/** What the callouts page asks first, while its parts are still being fetched and drawn: for the router, and at each press. */
import { type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import { systemClock } from "../../../lib/clock.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { practiceZoneOf, selectUser } from "../../user/public.ts";
import { isCalendar, queryOf, readView } from "../shared/calloutQuery.ts";
import { calloutsApi } from "./calloutsApi.ts";

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type UserState = Parameters<typeof selectUser>[0];

/** A calendar is asked for by its days, which its own part knows. */
export const prefetchCallouts =
  (params: URLSearchParams) =>
  (dispatch: Dispatch, getState: () => unknown): void => {
    const view = readView(params);
    if (isCalendar(view)) return;
    const today = dateIn(practiceZoneOf(selectUser(getState() as UserState)), systemClock.now());
    dispatch(calloutsApi.util.prefetch("callouts", queryOf(view, today), {}));
  };
