/** The callouts of the tab, under its filters, as a file. */
import { useEffect, useRef, useState } from "react";
import { LazyExport } from "../../exports/public.ts";
import { useCalloutView, useTableQuery } from "./useCalloutView.ts";

/** `quiet`: where it stands below the list. */
export function CalloutsExport({ quiet = false }: { quiet?: boolean }) {
  const [view] = useCalloutView();
  const query = useTableQuery(view);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  // What it asks for is looked up in the press, so that no filter draws the button anew.
  const [wanted] = useState(() => ({ what: "callouts" as const, query: () => latest.current }));
  return <LazyExport wanted={wanted} {...(quiet ? { size: "small", variant: "text" } : {})} />;
}
