/** Says of what was to be planned which lists somebody else had planned already, and what has become of each. */
import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef } from "react";
import { type PlanEntry, type PlanResult } from "../../../contract/shapes/planning.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { State, useEntryName } from "./planCells.tsx";
import { keyOf } from "./usePlanning.ts";

/** So many are named; the others have their state in their rows. */
const MOST_SHOWN = 6;

const Place = styled("section")({
  padding: "16px 16px 0",
  scrollMarginTop: "calc(var(--mui-size-toolbar) + 8px)",
  "& ul": { listStyle: "disc", margin: "6px 0 0", paddingInlineStart: 20, display: "grid", gap: 6 },
  "& li > span": { marginInlineEnd: 8 },
  "& li > div": { display: "inline-block" },
  "@media print": { display: "none" },
});

type Props = { existing: PlanResult["existing"]; entries: readonly PlanEntry[] };

/** Takes the focus, which the button had; a new one for each outcome. */
export function AlreadyPlanned({ existing, entries }: Props) {
  const { t } = usePlanningFormat();
  const nameOf = useEntryName();
  const place = useRef<HTMLElement>(null);
  // The outside world is the focus and how far the page is scrolled.
  useLayoutEffect(() => place.current?.focus(), []);
  const keys = new Set(existing.map(keyOf));
  const some = entries.filter((entry) => keys.has(keyOf(entry)));
  const title = t("planning:plan.alreadyTitle", { count: existing.length });
  return (
    <Place aria-label={title} ref={place} tabIndex={-1}>
      <FormAlert tone="info" title={title}>
        {t("planning:plan.alreadyText")}
        <ul>
          {some.slice(0, MOST_SHOWN).map((entry) => (
            <li key={keyOf(entry)}>
              <span>{nameOf(entry)}</span>
              <State entry={entry} />
            </li>
          ))}
          {some.length > MOST_SHOWN && <li>{t("planning:plan.alreadyMore", { count: some.length - MOST_SHOWN })}</li>}
        </ul>
      </FormAlert>
    </Place>
  );
}
