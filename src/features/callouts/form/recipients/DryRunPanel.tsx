/** Who will be emailed and who not, with the reason. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import SyncRounded from "@mui/icons-material/SyncRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../../ui/page/Card.tsx";
import { StatusLabel } from "../../../../ui/StatusLabel.tsx";
import { heldList } from "../../api/heldList.ts";
import { RefusalAlert } from "../lists/RefusalAlert.tsx";
import { type DryRun, previewOf } from "./useDryRun.ts";
import { WhoGetsIt } from "./WhoGetsIt.tsx";

function Freshness({ run }: { run: DryRun }) {
  const { t } = useTranslation("callouts");
  if (run.kind === "fresh") return <StatusLabel icon={<CheckRounded />}>{t("form.dry.upToDate")}</StatusLabel>;
  if (run.kind === "updating") return <StatusLabel icon={<SyncRounded />}>{t("form.dry.updating")}</StatusLabel>;
  return run.kind === "failed" ? <StatusLabel tone="error">{t("form.dry.failed")}</StatusLabel> : null;
}

type Props = Required<Omit<ComponentProps<typeof WhoGetsIt>, "preview">> & {
  run: DryRun;
  /** The draft that is being written: sent meanwhile, it has its lists itself, and that is told below. */
  draftId: number | undefined;
};

export function DryRunPanel({ run, draftId, ...asked }: Props) {
  const { t } = useTranslation("callouts");
  const preview = previewOf(run);
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
        {preview && <WhoGetsIt preview={preview} {...asked} />}
      </div>
      {run.kind === "waiting" && (
        <Typography variant="body2" color="text.secondary">
          {t("form.dry.waiting")}
        </Typography>
      )}
      {run.kind === "failed" && (draftId === undefined || heldList(run.error)?.callout.id !== draftId) && (
        <div style={{ marginTop: 16 }}>
          <RefusalAlert
            error={run.error}
            text={t("form.dry.error")}
            action={
              <Button variant="text" size="small" onClick={run.retry}>
                {t("form.sendAgain")}
              </Button>
            }
          />
        </div>
      )}
    </Card>
  );
}
