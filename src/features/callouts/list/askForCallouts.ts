/** The question of the callouts table before the table is there to ask it. */
import { type Action } from "@reduxjs/toolkit";
import { systemClock } from "../../../lib/clock.ts";
import { calloutsApi } from "../api/calloutsApi.ts";
import { queryOf, readView } from "../shared/calloutQuery.ts";

/** What is to be dispatched for the address's `search`; null where no table is asked for. Who dispatches it unsubscribes. */
export function askForCallouts(search: string): Action | null {
  const view = readView(new URLSearchParams(search));
  if (view.display !== "table") return null;
  const query = queryOf(view, systemClock.now());
  return calloutsApi.endpoints.callouts.initiate(query) as unknown as Action;
}
