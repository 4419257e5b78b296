/** Keeping what is shown under a name, or changing a view that was kept: its name, who sees it, what it shows. */
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { staleRow } from "../../../api/staleRow.ts";
import { useRowSave } from "../../../api/useRowSave.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type SavedView, type SavedViewRequest } from "../../../contract/shapes/savedViews.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { isConverting } from "../../../lib/isConverting.ts";
import { useVersions } from "../../../ui/form/useVersions.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { TypedDialog } from "../../../ui/unsaved/TypedDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { Refused } from "../mails/Refused.tsx";
import { useChangeViewMutation, useSaveViewMutation } from "./savedViewsApi.ts";
import { type ViewValues, ViewVersions, viewValues } from "./ViewVersions.tsx";
import { leadsTo } from "./viewAddress.ts";

type Props = { query: string; before?: SavedView; onClose: () => void };

const isTaken = (error: unknown): boolean =>
  isProblem(error) && error.fields?.name?.includes("has already been taken") === true;

/** Of a new view, or of one that nobody else has changed meanwhile; otherwise `versions` holds what they saved. */
function useSave(query: string, versions: ReturnType<typeof useVersions<SavedView>>) {
  const [add, adding] = useSaveViewMutation();
  const [change, changing] = useChangeViewMutation();
  const save = useRowSave<SavedViewRequest, SavedView>(versions, ({ input, before, key }) =>
    before ? change({ id: before.id, ...input, lock_version: before.lock_version, key }) : add({ ...input, key }),
  );
  const refusal = adding.error ?? changing.error;
  return {
    isBusy: adding.isLoading || changing.isLoading,
    /** What is told nowhere else. */
    refusal: isTaken(refusal) || staleRow(refusal) ? undefined : refusal,
    send: async ({ name, shared, anew }: ViewValues): Promise<unknown> => {
      const { error } = await save({ name, shared, query: versions.before && !anew ? versions.before.query : query });
      return error;
    },
  };
}

function useViewForm({ query, before: opened, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const versions = useVersions(opened);
  const { before, theirs, decided } = versions;
  const { isBusy, refusal, send } = useSave(query, versions);
  const [values, setValues] = useState(() => viewValues(opened));
  const [missing, setMissing] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const name = values.name.trim();
  const room = useRoom()(name, LIMITS.savedViewName);
  const takenText =
    before && !before.mine ? t("savedViews.takenByOwner", { name: before.owner.name }) : t("savedViews.taken");
  return {
    ...{ before, theirs, isBusy, refusal, values, nameField },
    isTyped: JSON.stringify(values) !== JSON.stringify(viewValues(before)),
    change: (next: Partial<ViewValues>) => setValues({ ...values, ...next }),
    problem: missing && !name ? t("savedViews.needName") : taken === name && name ? takenText : room.error,
    help: room.count ?? t("savedViews.nameHint"),
    decide: (chosen: ViewValues) => {
      setValues(chosen);
      decided();
      // The buttons of the choice, which had the focus, are gone by then.
      nameField.current?.focus();
    },
    submit: async () => {
      if (isBusy || theirs) return;
      setMissing(!name);
      if (!name || room.error) return;
      const error = await send({ ...values, name });
      setTaken(isTaken(error) ? name : null);
      if (error) return;
      dispatch(toasted({ tone: "success", text: { key: "callouts:savedViews.saved", params: { name } } }));
      onClose();
    },
  };
}

function ViewName({ form }: { form: ReturnType<typeof useViewForm> }) {
  const { t } = useTranslation("callouts");
  const ids = useId();
  const { values, problem, help } = form;
  return (
    <>
      <Typography variant="subtitle2" component="label" htmlFor={`${ids}name`} sx={{ display: "block", mb: 0.5 }}>
        {t("savedViews.name")}
      </Typography>
      <OutlinedInput
        id={`${ids}name`}
        inputRef={form.nameField}
        fullWidth
        autoFocus
        autoComplete="off"
        error={problem !== undefined}
        value={values.name}
        onChange={({ target }) => form.change({ name: target.value })}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !isConverting(nativeEvent)) void form.submit();
        }}
        inputProps={{ "aria-describedby": `${ids}help`, "aria-invalid": problem !== undefined }}
      />
      <FormHelperText id={`${ids}help`} error={problem !== undefined}>
        {problem ?? help}
      </FormHelperText>
    </>
  );
}

export function ViewForm(props: Props) {
  const { t } = useTranslation("callouts");
  const form = useViewForm(props);
  const { before, theirs, values, change } = form;
  return (
    <TypedDialog
      title={t(before ? "savedViews.changeTitle" : "savedViews.saveTitle")}
      back={t("tools.bulk.back")}
      submit={t("savedViews.submit")}
      busy={form.isBusy}
      waiting={theirs !== null}
      short
      wide
      unsaved={form.isTyped}
      onBack={props.onClose}
      onSubmit={form.submit}
    >
      <Refused error={form.refusal} />
      <ViewName form={form} />
      <FormControlLabel
        control={<Checkbox checked={values.shared} onChange={({ target }) => change({ shared: target.checked })} />}
        label={t("savedViews.share")}
      />
      {before && !leadsTo(before.query, props.query) && (
        <FormControlLabel
          control={<Checkbox checked={values.anew} onChange={({ target }) => change({ anew: target.checked })} />}
          label={t("savedViews.anew")}
        />
      )}
      {before && theirs && <ViewVersions before={before} theirs={theirs} mine={values} onDecided={form.decide} />}
    </TypedDialog>
  );
}
