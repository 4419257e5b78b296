/** What became of saving and sending, beside their buttons; and what was typed here before. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { sendingRefused } from "../api/sendingRefused.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { type Sending } from "./draft/useSending.ts";

export function SendingFailure({ state, scheduled }: { state: Sending; scheduled: boolean }) {
  const { t } = useTranslation("callouts");
  if (state.kind !== "failed") return <div role="alert" style={{ position: "absolute" }} />;
  const { error, draftId, at } = state;
  const tooLate = isProblem(error) && error.fields?.["callout.respond_by"] && t("saving.afterRespondBy");
  const refused = at === "saving" ? tooLate || t("saving.draftFailed") : sendingRefused(error, t);
  const kept = at === "sending" && draftId !== null && !scheduled ? t("form.draftKept") : "";
  return (
    <div role="alert" style={{ gridColumn: "1 / -1", flex: "1 0 100%" }}>
      <Alert severity="error">{[refused, kept].filter(Boolean).join(" ")}</Alert>
    </div>
  );
}

export function RestoredNote({ at, onDrop }: { at: number; onDrop: () => void }) {
  const { t } = useTranslation("callouts");
  const format = useTimeFormat(useNow());
  const when = format.from(new Date(at).toISOString());
  return (
    <Alert severity="info" sx={{ mb: 2 }} action={<Button onClick={onDrop}>{t("saving.startAgain")}</Button>}>
      {t("saving.restored", { when })}
    </Alert>
  );
}
