/** The callouts of the tab, under its filters, as a file. */
import { useState } from "react";
import { systemClock } from "../../lib/clock.ts";
import { LaterExport } from "../exports/public.ts";
import { queryOf } from "./calloutQuery.ts";
import { useCalloutView } from "./useCalloutView.ts";

export function CalloutsExport() {
  const { view } = useCalloutView();
  const [opened] = useState(systemClock.now);
  return <LaterExport wanted={{ what: "callouts", query: queryOf(view, opened) }} size="small" variant="text" />;
}
