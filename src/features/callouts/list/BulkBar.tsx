/** What is done with the chosen callouts together; each by itself, and what failed is named. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type BulkRequest, type BulkResult } from "../../../contract/shapes/calloutRequests.ts";
import { SelectionBar } from "../../../ui/table/SelectionBar.tsx";
import { LaterExport } from "../../exports/public.ts";
import { BulkDialog, BulkFailures } from "./BulkDialog.tsx";

export type BulkBarProps = { rows: readonly CalloutRow[]; onClear: () => void };

/** With the rows as they were asked about: some are in another tab now. */
type Outcome = { results: BulkResult[]; rows: readonly CalloutRow[] };

function Done({ outcome: { results, rows }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const failures = results.flatMap(({ id, ok, error }) => (ok ? [] : [{ id, code: error ?? undefined }]));
  return (
    <Alert severity={failures.length > 0 ? "warning" : "success"} onClose={onClose} sx={{ borderRadius: 0 }}>
      {t("tools.bulk.done", { count: results.length - failures.length })}
      {failures.length > 0 && (
        <>
          {` · ${t("tools.bulk.notDone", { count: failures.length })}`}
          <BulkFailures rows={rows} failures={failures} />
        </>
      )}
    </Alert>
  );
}

export function BulkBar({ rows, onClear }: BulkBarProps) {
  const { t } = useTranslation("callouts");
  const [asking, setAsking] = useState<BulkRequest["action"] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handleDone = (results: BulkResult[]) => {
    setOutcome({ results, rows });
    setAsking(null);
    if (results.every(({ ok }) => ok)) onClear();
  };
  return (
    <>
      <div role="status">{outcome && <Done outcome={outcome} onClose={() => setOutcome(null)} />}</div>
      {rows.length > 0 && (
        <SelectionBar aria-label={t("tools.bulk.label")}>
          <span>{t("tools.bulk.chosen", { count: rows.length })}</span>
          {(["remind", "cancel"] as const).map((action) => (
            <Button key={action} size="small" variant="outlined" onClick={() => setAsking(action)}>
              {t(`tools.bulk.${action}`)}
            </Button>
          ))}
          <Button size="small" variant="outlined" onClick={() => window.print()}>
            {t("tools.bulk.print")}
          </Button>
          <LaterExport wanted={{ what: "callouts", query: () => ({ ids: rows.map(({ id }) => id) }) }} size="small" />
          <Button size="small" variant="text" onClick={onClear}>
            {t("tools.bulk.clear")}
          </Button>
        </SelectionBar>
      )}
      {asking && <BulkDialog action={asking} rows={rows} onDone={handleDone} onBack={() => setAsking(null)} />}
    </>
  );
}
