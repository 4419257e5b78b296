/** One list by itself, new or changed; it can be called out from here. */
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { ClosingGuard } from "../../../ui/unsaved/ClosingGuard.tsx";
import { useNoteUnsaved } from "../../../ui/unsaved/Unsaved.tsx";
import { WarningDialog } from "../../../ui/WarningDialog.tsx";
import { heldList } from "../api/heldList.ts";
import { useListQuery } from "../api/listsApi.ts";
import { ListConflict } from "../form/lists/ListConflict.tsx";
import { ListEditor } from "../form/lists/ListEditor.tsx";
import { ListNotes } from "../form/lists/ListNotes.tsx";
import { type NewList } from "../form/model/newList.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { useListForm } from "./useListForm.ts";

type Props = {
  initial: NewList;
  /** As it is now; without it the list is a new one. */
  row?: ListRow | undefined;
  format: TimeFormat;
  onClose: () => void;
};

function Refused({ form, format }: { form: ReturnType<typeof useListForm>; format: TimeFormat }) {
  const { t } = useTranslation("callouts");
  const problemText = useProblemText();
  const { conflict, error } = form;
  if (conflict)
    return (
      <div style={{ marginBottom: 16 }}>
        <ListConflict conflict={conflict} before={form.seen} mine={form.list} format={format} onDecide={form.decide} />
      </div>
    );
  if (error === undefined) return null;
  const callout = heldList(error)?.callout.id;
  const way = callout !== undefined && (
    <Button component={Link} to={`/callouts/${callout}`}>
      {t("lists.openIt")}
    </Button>
  );
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={way}>
      {problemText(error)}
    </Alert>
  );
}

/** As it is kept: what is typed has not been looked at. */
function KeptNotes({ id }: { id: number }) {
  const { currentData } = useListQuery(id);
  return <ListNotes notes={currentData?.list_notes} />;
}

/** Asked first: a list made anew would not be the one that was planned. Why it was refused is said in the list's dialog. */
function DeleteButton({ form: { busy, remove } }: { form: ReturnType<typeof useListForm> }) {
  const { t } = useTranslation("callouts");
  const [asking, setAsking] = useState(false);
  const handleSubmit = async () => {
    await remove();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        startIcon={<DeleteOutlineRounded />}
        aria-disabled={busy}
        onClick={() => !busy && setAsking(true)}
        sx={{ marginInlineEnd: "auto" }}
      >
        {t("lists.remove")}
      </Button>
      {asking && (
        <WarningDialog
          title={t("lists.removeTitle")}
          text={t("dialog.cancel.text")}
          back={t("lists.back")}
          submit={t("lists.remove")}
          busy={busy}
          onBack={() => setAsking(false)}
          onSubmit={handleSubmit}
        />
      )}
    </>
  );
}

function ListForm({ initial, row, format, onClose, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation(["callouts", "common"]);
  const heading = useId();
  const form = useListForm({ initial, row, onDone });
  useNoteUnsaved(form.isTyped);
  const { busy } = form;
  const press = (act: () => Promise<void>) => () => {
    if (!busy) void act();
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} maxWidth="md" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {row ? t("lists.oneList", { date: format.date(row.date) }) : t("lists.newList")}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t("lists.noPlan")}
        </Typography>
        <AlertInView when={form.error}>
          <Refused form={form} format={format} />
        </AlertInView>
        <ListEditor index={0} list={form.list} errorOf={form.errorOf} onChange={form.change} />
        {row && !form.isTyped && <KeptNotes id={row.id} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        {row && !form.conflict && <DeleteButton form={form} />}
        <Button variant="outlined" aria-disabled={busy} onClick={onClose}>
          {t("lists.back")}
        </Button>
        {!form.conflict && (
          <>
            <Button variant="outlined" aria-disabled={busy} onClick={press(form.save)}>
              {t(busy ? "common:wait" : "lists.save")}
            </Button>
            <Button variant="contained" aria-disabled={busy} onClick={press(form.callOut)}>
              {t(row ? "lists.callOut" : "lists.saveAndCallOut")}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

export function ListDialog({ onClose, ...list }: Props) {
  return (
    <ClosingGuard onClose={onClose}>{(close) => <ListForm {...list} onClose={close} onDone={onClose} />}</ClosingGuard>
  );
}
