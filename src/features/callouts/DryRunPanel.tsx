/** Who will be emailed and who not, with the reason. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import SyncRounded from "@mui/icons-material/SyncRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutPreview } from "../../contract/calloutRequests.ts";
import { Card } from "../../ui/Card.tsx";
import { Note } from "../../ui/Note.tsx";
import { type DryRun } from "./useDryRun.ts";

const Big = styled("span")({
  fontSize: "2.25rem",
  lineHeight: 1,
  fontWeight: 700,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums",
});

const Stack = styled("div")({ display: "grid", gap: 16 });

/** Reasons that a person may overrule for asking (product.md Q1). */
const OVERRULED = ["on_leave", "clash", "not_credentialed"];

type Overruling = { overrides: readonly number[]; onOverride: (ids: number[]) => void };

function Skipped({ skipped, overrides, onOverride }: Pick<CalloutPreview, "skipped"> & Overruling) {
  const { t } = useTranslation("callouts");
  if (skipped.length === 0) return null;
  return (
    <>
      <Alert severity="warning">{t("form.dry.skipped", { count: skipped.length })}</Alert>
      {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, those]) => (
        <div key={reason}>
          <Typography variant="subtitle2" component="h3">
            {`${t(`form.dry.reason.${reason}`)} (${those.length})`}
          </Typography>
          <ul>
            {those.map(({ doctor }) => (
              <li key={doctor.id}>
                {doctor.name}
                {OVERRULED.includes(reason) && (
                  <Button
                    variant="text"
                    size="small"
                    aria-label={t("form.dry.includeDoctor", { doctor: doctor.name })}
                    onClick={() => onOverride([...overrides, doctor.id])}
                  >
                    {t("form.dry.include")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

export function Who({ preview, ...overruling }: { preview: CalloutPreview } & Overruling) {
  const { t } = useTranslation("callouts");
  const [all, setAll] = useState(false);
  const count = preview.will_send.length;
  return (
    <Stack>
      <div style={{ display: "flex", alignItems: "baseline", gap: 14 }}>
        <Big>{count}</Big>
        <Typography variant="body2" component="span" color="text.secondary">
          {t("form.dry.doctors", { count })}
        </Typography>
      </div>
      <Skipped skipped={preview.skipped} {...overruling} />
      {overruling.overrides.length > 0 && (
        <div>
          <Button variant="text" size="small" onClick={() => overruling.onOverride([])}>
            {t("form.dry.leaveOut")}
          </Button>
        </div>
      )}
      {count > 0 && (
        <div>
          <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
            <Typography variant="subtitle2" component="h3">{`${t("form.dry.willSend")} (${count})`}</Typography>
            <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? "form.dry.showFewer" : "form.dry.showAll")}
            </Button>
          </div>
          {all && (
            <ul>
              {preview.will_send.map((doctor) => (
                <li key={doctor.id}>{doctor.name}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Stack>
  );
}

function Freshness({ run }: { run: DryRun }) {
  const { t } = useTranslation("callouts");
  if (run.kind === "fresh") return <Note icon={<CheckRounded />}>{t("form.dry.upToDate")}</Note>;
  if (run.kind === "updating") return <Note icon={<SyncRounded />}>{t("form.dry.updating")}</Note>;
  return run.kind === "failed" ? <Note tone="error">{t("form.dry.failed")}</Note> : null;
}

export function DryRunPanel({ run, ...overruling }: { run: DryRun } & Overruling) {
  const { t } = useTranslation("callouts");
  const preview = run.kind === "fresh" ? run.preview : run.kind === "waiting" ? undefined : run.before;
  return (
    <Card
      title={t("form.dry.title")}
      aside={
        <span role="status">
          <Freshness run={run} />
        </span>
      }
    >
      <div style={{ opacity: run.kind === "updating" ? 0.6 : 1 }}>
        {preview && <Who preview={preview} {...overruling} />}
      </div>
      {run.kind === "waiting" && (
        <Typography variant="body2" color="text.secondary">
          {t("form.dry.waiting")}
        </Typography>
      )}
      {run.kind === "failed" && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button variant="text" size="small" onClick={run.retry}>
              {t("form.sendAgain")}
            </Button>
          }
        >
          {t("form.dry.error")}
        </Alert>
      )}
    </Card>
  );
}
