/** What is done with the chosen callouts together; each by itself, and what failed is said. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../contract/callout.ts";
import { type BulkResult } from "../../contract/calloutRequests.ts";
import { LIMITS } from "../../contract/limits.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { AreaControl, LabelledField } from "../../ui/nativeField.tsx";
import { SelectionBar } from "../../ui/SelectionBar.tsx";
import { LaterExport } from "../exports/public.ts";
import { useBulkCalloutsMutation } from "./calloutLifeApi.ts";
import { Refused } from "./Refused.tsx";

type Action = "remind" | "cancel";
type AskProps = {
  action: Action;
  rows: readonly CalloutRow[];
  onDone: (results: BulkResult[]) => void;
  onBack: () => void;
};

function BulkDialog({ action, rows, onDone, onBack }: AskProps) {
  const { t } = useTranslation("callouts");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [run, { isLoading, error }] = useBulkCalloutsMutation();
  const cancelling = action === "cancel";
  const handleSubmit = async () => {
    setMissing(cancelling && !reason.trim());
    if (cancelling && !reason.trim()) return;
    const result = await run({
      action,
      ids: rows.map(({ id }) => id),
      ...(cancelling ? { reason: reason.trim() } : {}),
    });
    if (!("error" in result)) onDone(result.data);
  };
  return (
    <AskDialog
      title={t(cancelling ? "tools.bulk.cancelTitle" : "tools.bulk.remindTitle", { count: rows.length })}
      back={t("tools.bulk.back")}
      submit={t(cancelling ? "tools.bulk.cancelSubmit" : "tools.bulk.remindSubmit")}
      busy={isLoading}
      dangerous={cancelling}
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(cancelling ? "dialog.cancel.text" : "tools.bulk.remindText")}
      </Typography>
      <Refused error={error} />
      {cancelling && (
        <LabelledField
          id="bulk-reason"
          label={t("dialog.cancel.reason")}
          help={t("dialog.cancel.reasonHint")}
          error={missing && !reason.trim() ? t("dialog.cancel.needReason") : undefined}
        >
          <AreaControl
            id="bulk-reason"
            maxLength={LIMITS.cancelReason[1]}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </LabelledField>
      )}
    </AskDialog>
  );
}

export type BulkBarProps = { rows: readonly CalloutRow[]; onClear: () => void };

export function BulkBar({ rows, onClear }: BulkBarProps) {
  const { t } = useTranslation("callouts");
  const [asking, setAsking] = useState<Action | null>(null);
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const failed = results?.filter(({ ok }) => !ok).length ?? 0;
  const handleDone = (done: BulkResult[]) => {
    setResults(done);
    setAsking(null);
    if (done.every(({ ok }) => ok)) onClear();
  };
  return (
    <>
      <div role="status">
        {results && (
          <Alert
            severity={failed > 0 ? "warning" : "success"}
            onClose={() => setResults(null)}
            sx={{ borderRadius: 0 }}
          >
            {t("tools.bulk.done", { count: results.length - failed })}
            {failed > 0 && ` · ${t("tools.bulk.notDone", { count: failed })}`}
          </Alert>
        )}
      </div>
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
