/** Keeping what is shown under a name, or changing a view that was kept: its name, who sees it, what it shows. */
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type SavedView } from "../../../contract/shapes/savedViews.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { Refused } from "../mails/Refused.tsx";
import { useChangeViewMutation, useSaveViewMutation } from "./savedViewsApi.ts";
import { leadsTo } from "./viewAddress.ts";

type Props = { query: string; before?: SavedView; onClose: () => void };

const isTaken = (error: unknown): boolean =>
  isProblem(error) && error.fields?.name?.includes("has already been taken") === true;

/** As it is, where somebody else has changed it meanwhile. */
const presentIn = (error: unknown): SavedView | undefined =>
  isProblem(error) && error.code === "stale" ? (error.data as SavedView) : undefined;

type NameProps = {
  name: string;
  problem: string | undefined;
  help: string;
  onChange: (name: string) => void;
  onEnter: () => void;
};

function ViewName({ name, problem, help, onChange, onEnter }: NameProps) {
  const { t } = useTranslation("callouts");
  const ids = useId();
  return (
    <>
      <Typography variant="subtitle2" component="label" htmlFor={`${ids}name`} sx={{ display: "block", mb: 0.5 }}>
        {t("savedViews.name")}
      </Typography>
      <OutlinedInput
        id={`${ids}name`}
        fullWidth
        autoFocus
        autoComplete="off"
        error={problem !== undefined}
        value={name}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !nativeEvent.isComposing) onEnter();
        }}
        inputProps={{ "aria-describedby": `${ids}help`, "aria-invalid": problem !== undefined }}
      />
      <FormHelperText id={`${ids}help`} error={problem !== undefined}>
        {problem ?? help}
      </FormHelperText>
    </>
  );
}

export function ViewForm({ query, before: opened, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(opened);
  const [name, setName] = useState(before?.name ?? "");
  const [shared, setShared] = useState(before?.shared ?? false);
  const [anew, setAnew] = useState(false);
  const [missing, setMissing] = useState(false);
  const [save, saving] = useSaveViewMutation();
  const [change, changing] = useChangeViewMutation();
  const room = useRoom()(name.trim(), LIMITS.savedViewName);
  const busy = saving.isLoading || changing.isLoading;
  const refusal = saving.error ?? changing.error;
  const [taken, setTaken] = useState<string | null>(null);
  const wanted = name.trim();
  const problem =
    missing && !wanted
      ? t("savedViews.needName")
      : taken !== null && taken === wanted
        ? before && !before.mine
          ? t("savedViews.takenByOwner", { name: before.owner.name })
          : t("savedViews.taken")
        : room.error;
  const handleSubmit = async () => {
    if (busy) return;
    setMissing(!wanted);
    if (!wanted || room.error) return;
    const { error } = before
      ? await change({ id: before.id, lock_version: before.lock_version, name: wanted, shared, ...(anew && { query }) })
      : await save({ name: wanted, query, shared });
    setTaken(isTaken(error) ? wanted : null);
    setBefore((known) => presentIn(error) ?? known);
    if (error) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:savedViews.saved", params: { name: wanted } } }));
    onClose();
  };
  return (
    <AskDialog
      title={t(before ? "savedViews.changeTitle" : "savedViews.saveTitle")}
      back={t("tools.bulk.back")}
      submit={t("savedViews.submit")}
      busy={busy}
      short
      wide
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Refused error={isTaken(refusal) ? undefined : refusal} />
      <ViewName
        name={name}
        problem={problem}
        help={room.count ?? t("savedViews.nameHint")}
        onChange={setName}
        onEnter={handleSubmit}
      />
      <FormControlLabel
        control={<Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)} />}
        label={t("savedViews.share")}
      />
      {before && !leadsTo(before.query, query) && (
        <FormControlLabel
          control={<Checkbox checked={anew} onChange={({ target }) => setAnew(target.checked)} />}
          label={t("savedViews.anew")}
        />
      )}
    </AskDialog>
  );
}
