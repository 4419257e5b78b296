/** What is done with the chosen doctors together; what was not possible is said by name. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { type DoctorBulkResult } from "../../../contract/shapes/doctorRequests.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { SelectionBar } from "../../../ui/table/SelectionBar.tsx";
import { lazyWithTexts } from "../../i18n/public.ts";
import { toasted } from "../../notifications/public.ts";
import { type BulkAction, BulkDialog } from "../shared/BulkDialog.tsx";
import { useBulkAct } from "../shared/useBulkAct.ts";
import { useRefuse } from "../shared/useRefuse.ts";
import { useRefusedName } from "../shared/useRefusedName.ts";
import { useUndoArchive } from "../shared/useUndoArchive.ts";

const InviteDialog = lazyWithTexts("InviteDialog", () => import("../shared/InviteDialog.tsx"));

const ACTIONS = ["invite", "group", "site", "pause", "archive"] as const;
/** Of those who are archived. */
const ARCHIVED_ACTIONS = ["group", "site"] as const;

/** `doctors`: as they were chosen; what is done with them may take them from the list before its answer is there. */
type Asking = { action: BulkAction | "invite"; doctors: readonly Doctor[] };
type Done = { action: Asking["action"] | "restore"; doctors: readonly Doctor[] };

type QuestionProps = {
  asking: Asking;
  onDone: (results: DoctorBulkResult, done: Done) => void;
  onBack: () => void;
};

function Question({ asking, onDone, onBack }: QuestionProps) {
  const { action, doctors } = asking;
  const asked = {
    ids: doctors.map(({ id }) => id),
    onDone: (results: DoctorBulkResult) => onDone(results, asking),
    onBack,
  };
  if (action === "invite") return <InviteDialog {...asked} />;
  const atAllSites = doctors.filter(({ sites }) => sites.length === 0).length;
  return <BulkDialog {...asked} action={action} atAllSites={atAllSites} />;
}

export type DoctorsBulkBarProps = { doctors: readonly Doctor[]; onClear: () => void };

export function DoctorsBulkBar({ doctors, onClear }: DoctorsBulkBarProps) {
  const { t, i18n } = useTranslation(["doctors", "common"]);
  const dispatch = useAppDispatch();
  const undo = useUndoArchive();
  const refuse = useRefuse();
  const [run, { isLoading }] = useBulkAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [missed, setMissed] = useState<string[]>([]);
  // Who was merged with another one never comes back.
  const restorable = doctors.filter(({ merged_into }) => !merged_into).map(({ id }) => id);
  const withReason = useRefusedName();
  const handleDone = (results: DoctorBulkResult, { action, doctors: chosen }: Done) => {
    const done = results.filter(({ ok }) => ok).map(({ id }) => id);
    const failed = new Map(results.filter(({ ok }) => !ok).map((one) => [one.id, one]));
    setAsking(null);
    setMissed(
      chosen.flatMap(({ id, name }) => {
        const refused = failed.get(id);
        return refused ? [withReason(name, refused)] : [];
      }),
    );
    if (failed.size === 0) onClear();
    if (done.length === 0) return;
    // Whom a colleague archived at the same moment stays archived.
    const own = results.filter(({ ok, unchanged }) => ok && !unchanged).map(({ id }) => id);
    if (action === "archive" && own.length > 0) undo(own, chosen.find(({ id }) => id === own[0])?.name);
    else {
      const key = action === "invite" ? "doctors:actions.sent" : "doctors:actions.done";
      dispatch(toasted({ tone: "success", text: { key, params: { count: done.length } } }));
    }
  };
  const handleRestore = async () => {
    if (isLoading) return;
    const { data, error } = await run({ action: "restore", ids: restorable });
    if (!data) return refuse(error);
    const leftOut = doctors.flatMap(({ id, merged_into }) => (merged_into ? [{ id, ok: false, error: null }] : []));
    handleDone([...data, ...leftOut], { action: "restore", doctors });
  };
  const archived = doctors.every(({ status }) => status === "archived");
  return (
    <>
      <div role="status">
        {missed.length > 0 && (
          <Alert
            severity="warning"
            closeText={t("common:close")}
            onClose={() => setMissed([])}
            sx={{ borderRadius: 0 }}
          >
            {t("actions.notDone", { names: joinNames(i18n.language, missed) })}
          </Alert>
        )}
      </div>
      {doctors.length > 0 && (
        <SelectionBar aria-label={t("actions.label")}>
          <span>{t("actions.chosen", { count: doctors.length })}</span>
          {archived && restorable.length > 0 && (
            <Button size="small" variant="outlined" aria-disabled={isLoading} onClick={handleRestore}>
              {t("page.restore")}
            </Button>
          )}
          {(archived ? ARCHIVED_ACTIONS : ACTIONS).map((action) => (
            <Button key={action} size="small" variant="outlined" onClick={() => setAsking({ action, doctors })}>
              {t(`actions.${action}`)}
            </Button>
          ))}
          <Button size="small" variant="text" onClick={onClear}>
            {t("actions.clear")}
          </Button>
        </SelectionBar>
      )}
      {asking && <Question asking={asking} onDone={handleDone} onBack={() => setAsking(null)} />}
    </>
  );
}
