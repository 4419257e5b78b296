/** What became of saving and sending, beside their buttons; and what was typed here before. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { isUnclear } from "../../../api/problem.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { savingReason, sendingRefused } from "../api/sendingRefused.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { type Saved } from "./draft/useDraft.ts";
import { type Failed, type Sending } from "./draft/useSending.ts";
import { RefusalAlert } from "./lists/RefusalAlert.tsx";

type FailureProps = {
  state: Sending;
  saved: Saved;
  /** It goes out by itself at its time. */
  scheduled: boolean;
};

/** What was asked for, until it has been saved after all; and what saving by itself cannot mend by trying again. */
function failureOf(state: Sending, saved: Saved): Failed | null {
  if (state.kind === "failed") return state.at === "saving" && saved.kind === "saved" ? null : state;
  const isStuck = state.kind === "idle" && saved.kind === "failed" && !saved.isTemporary;
  return isStuck ? { error: saved.error, draftId: null, at: "saving" } : null;
}

export function SendingFailure({ state, saved, scheduled }: FailureProps) {
  const { t } = useTranslation("callouts");
  const failure = failureOf(state, saved);
  if (!failure) return <div role="alert" style={{ position: "absolute" }} />;
  const { error, draftId, at } = failure;
  const refused = at === "saving" ? (savingReason(error, t) ?? t("saving.draftFailed")) : sendingRefused(error, t);
  const isKept = at === "sending" && draftId !== null && !scheduled && !isUnclear(error);
  const kept = isKept ? t("form.draftKept") : "";
  return (
    <div role="alert" style={{ gridColumn: "1 / -1", flex: "1 0 100%" }}>
      <RefusalAlert error={error} text={[refused, kept].filter(Boolean).join(" ")} />
    </div>
  );
}

/** `isDraft`: the server has it as a draft, which stays. */
export function RestoredNote({ at, isDraft, onDrop }: { at: number; isDraft: boolean; onDrop: () => void }) {
  const { t } = useTranslation("callouts");
  const format = useTimeFormat(useNow());
  const when = format.from(new Date(at).toISOString());
  return (
    <Alert severity="info" sx={{ mb: 2 }} action={<Button onClick={onDrop}>{t("saving.startAgain")}</Button>}>
      {t(isDraft ? "saving.restoredDraft" : "saving.restored", { when })}
    </Alert>
  );
}
