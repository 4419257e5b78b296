/** What is done with the chosen callouts together; each by itself, and what failed is named and stays chosen. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type BulkRequest, type BulkResult, type CalloutsQuery } from "../../../contract/shapes/calloutRequests.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { SelectionBar } from "../../../ui/table/SelectionBar.tsx";
import { LazyExport } from "../../exports/public.ts";
import { BulkDialog, BulkFailures } from "./BulkDialog.tsx";
import { ChooseMatching } from "./ChooseMatching.tsx";
import { type Chosen, useChosen } from "./useChosen.ts";

export type BulkBarProps = {
  /** All of the page. */
  rows: readonly CalloutRow[];
  selection: Selection;
  /** What the page was asked with. */
  query: CalloutsQuery;
  /** How many match on all pages. */
  total: number;
};

/** With the callouts as they were asked about: some are in another tab now. */
type Outcome = { results: BulkResult[]; chosen: readonly Chosen[] };

function Done({ outcome: { results, chosen }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation(["callouts", "common"]);
  const failures = results.filter(({ ok }) => !ok);
  const nobody = results.filter(({ ok, mailed }) => ok && mailed === 0);
  const alert = useRef<HTMLDivElement>(null);
  // With the last of those chosen the button that was pressed has gone.
  useEffect(() => {
    if (results.every(({ ok }) => ok)) alert.current?.focus();
  }, [results]);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity={failures.length > 0 ? "warning" : "success"}
      closeText={t("common:close")}
      onClose={onClose}
      sx={{ borderRadius: 0 }}
    >
      {t("tools.bulk.done", { count: results.length - failures.length - nobody.length })}
      {nobody.length > 0 && ` · ${t("tools.bulk.nobody", { count: nobody.length })}`}
      {failures.length > 0 && (
        <>
          {` · ${t("tools.bulk.notDone", { count: failures.length })}`}
          <BulkFailures chosen={chosen} failures={failures} />
        </>
      )}
    </Alert>
  );
}

export function BulkBar({ rows, selection, query, total }: BulkBarProps) {
  const { t } = useTranslation("callouts");
  const [asking, setAsking] = useState<BulkRequest["action"] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { chosen, onPage, hold, clear } = useChosen(rows, selection, query);
  const count = useRef<HTMLElement>(null);
  const focus = () => (count.current ?? selection.everyone.current)?.focus();
  const handleDone = (results: BulkResult[], chosen: readonly Chosen[]) => {
    setOutcome({ results, chosen });
    setAsking(null);
    const failed = new Set(results.flatMap(({ id, ok }) => (ok ? [] : [id])));
    hold(chosen.filter(({ id }) => failed.has(id)));
  };
  const handleClose = () => {
    setOutcome(null);
    focus();
  };
  const handleMatching = (matching: readonly Chosen[]) => {
    hold(matching);
    focus();
  };
  const handleClear = () => {
    clear();
    selection.everyone.current?.focus();
  };
  return (
    <>
      <div role="status">{outcome && <Done outcome={outcome} onClose={handleClose} />}</div>
      {chosen.length > 0 && (
        <SelectionBar aria-label={t("tools.bulk.label")}>
          <span ref={count} tabIndex={-1}>
            {t("tools.bulk.chosen", { count: chosen.length })}
          </span>
          {selection.ids.size === rows.length && chosen.length === rows.length && total > rows.length && (
            <ChooseMatching key={JSON.stringify(query)} query={query} total={total} onChosen={handleMatching} />
          )}
          {(["remind", "cancel"] as const).map((action) => (
            <Button key={action} size="small" variant="outlined" onClick={() => setAsking(action)}>
              {t(`tools.bulk.${action}`)}
            </Button>
          ))}
          {onPage && (
            <Button size="small" variant="outlined" onClick={() => window.print()}>
              {t("tools.bulk.print")}
            </Button>
          )}
          <LazyExport wanted={{ what: "callouts", query: () => ({ ids: chosen.map(({ id }) => id) }) }} size="small" />
          <Button size="small" variant="text" onClick={handleClear}>
            {t("tools.bulk.clear")}
          </Button>
        </SelectionBar>
      )}
      {asking && (
        <BulkDialog action={asking} chosen={chosen} rows={rows} onDone={handleDone} onBack={() => setAsking(null)} />
      )}
    </>
  );
}
