/** One question about the chosen doctors: which group, which site, until when, or whether really. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type DoctorBulk, type DoctorBulkResult } from "../../../contract/shapes/doctorRequests.ts";
import { addDays, dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { instantOf } from "../../../lib/instants.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { DateField } from "../../../ui/dates/DateField.tsx";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../ui/nativeControls.ts";
import { useSitesQuery } from "../../places/public.ts";
import { usePracticeZone } from "../../user/public.ts";
import { pauseProblem } from "./pauseProblem.ts";
import { useBulkAct } from "./useBulkAct.ts";

export type BulkAction = "group" | "site" | "pause" | "archive";
type Props = {
  action: BulkAction;
  /** The same as long as it is open. */
  ids: number[];
  /** How many of them have no site recorded, and so work at all of them. */
  atAllSites?: number;
  onDone: (results: DoctorBulkResult) => void;
  onBack: () => void;
};

/** `chosen`: a group's or site's id, or the last day of a pause; empty where nothing was chosen. */
function bulkOf(action: BulkAction, ids: number[], chosen: string, zone: string): DoctorBulk {
  if (action === "group") return { action: "add_to_group", ids, group_id: Number(chosen) };
  if (action === "site") return { action: "add_to_site", ids, site_id: Number(chosen) };
  if (action === "archive") return { action, ids };
  const end = chosen ? instantOf(zone, addDays(chosen, 1), "00:00") : null;
  return { action, ids, until: end === null ? null : new Date(end).toISOString() };
}

type ChoiceProps = { kind: "group" | "site"; chosen: string; wrong: boolean; onChoose: (id: string) => void };

function Choice({ kind, chosen, wrong, onChoose }: ChoiceProps) {
  const { t } = useTranslation("doctors");
  const id = useId();
  const { data: groups = [] } = useDoctorGroupsQuery(undefined, { skip: kind !== "group" });
  const { data: sites = [] } = useSitesQuery(undefined, { skip: kind !== "site" });
  const error = wrong ? t("actions.needed") : undefined;
  const label = t(kind === "group" ? "actions.whichGroup" : "actions.whichSite");
  return (
    <LabelledField id={id} label={label} error={error}>
      <SelectControl value={chosen} {...described(id, error)} onChange={(event) => onChoose(event.target.value)}>
        <option value="" />
        {(kind === "group" ? groups : sites).map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

const TEXT = { site: "actions.siteText", pause: "actions.pauseText", archive: "actions.archiveText" } as const;
const SUBMIT = {
  group: "actions.group",
  site: "actions.site",
  pause: "actions.pause",
  archive: "actions.archive",
} as const;

export function BulkDialog({ action, ids, atAllSites = 0, onDone, onBack }: Props) {
  const { t } = useTranslation(["doctors", "errors", "callouts"]);
  const problemText = useProblemText();
  const zone = usePracticeZone();
  const today = dateIn(zone, useNow());
  const day = useId();
  const [chosen, setChosen] = useState("");
  const [tried, setTried] = useState(false);
  const [run, { isLoading, error }] = useBulkAct();
  const asks = action === "group" || action === "site";
  const problem = action === "pause" ? pauseProblem(chosen, today) : undefined;
  const handleSubmit = async () => {
    setTried(true);
    if ((asks && !chosen) || problem) return;
    const { data } = await run(bulkOf(action, ids, chosen, zone));
    if (data) onDone(data);
  };
  return (
    <AskDialog
      title={t(`doctors:actions.${action}Title`, { count: ids.length })}
      back={t("doctors:actions.back")}
      submit={t(`doctors:${SUBMIT[action]}`)}
      busy={isLoading}
      short
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      {action !== "group" && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {t(`doctors:${TEXT[action]}`)}
        </Typography>
      )}
      {action === "site" && atAllSites > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t("doctors:actions.siteLimits", { count: atAllSites })}
        </Alert>
      )}
      <div role="alert">{error !== undefined && <Alert severity="error">{problemText(error)}</Alert>}</div>
      {asks && (
        <div style={{ marginTop: 12 }}>
          <Choice kind={action} chosen={chosen} wrong={tried && !chosen} onChoose={setChosen} />
        </div>
      )}
      {action === "pause" && (
        <DateField
          id={day}
          label={t("doctors:page.pauseUntil")}
          mark={t("errors:form.optional")}
          error={tried && problem ? t(problem) : undefined}
          min={today}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </AskDialog>
  );
}
