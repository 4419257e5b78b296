/** One list by itself, new or changed; it can be called out from here (product.md Q11). */
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { type ListRow } from "../../contract/list.ts";
import { ListEditor } from "./ListEditor.tsx";
import { type NewList } from "./newList.ts";
import { useListForm } from "./useListForm.ts";
import { type TimeWords } from "./useTimeWords.ts";

type Props = {
  initial: NewList;
  /** As it is now; without it the list is a new one. */
  row?: ListRow | undefined;
  words: TimeWords;
  onClose: () => void;
};

function Refused({ form, words }: { form: ReturnType<typeof useListForm>; words: TimeWords }) {
  const { t } = useTranslation("callouts");
  const problemText = useProblemText();
  const { stale, error } = form;
  if (stale)
    return (
      <Alert severity="warning" sx={{ mb: 2 }} action={<Button onClick={form.view}>{t("life.change.view")}</Button>}>
        {t("lists.taken", {
          name: stale.updated_by ?? t("life.change.somebody"),
          when: words.from(stale.updated_at),
        })}
      </Alert>
    );
  if (error === undefined) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {problemText(error)}
    </Alert>
  );
}

export function ListDialog({ initial, row, words, onClose }: Props) {
  const { t } = useTranslation(["callouts", "common"]);
  const heading = useId();
  const form = useListForm({ initial, row, onClose });
  const { busy } = form;
  const press = (act: () => Promise<void>) => () => {
    if (!busy) void act();
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} maxWidth="md" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {row ? t("lists.oneList", { date: words.date(row.date) }) : t("lists.newList")}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t("lists.noPlan")}
        </Typography>
        <div role="alert">
          <Refused form={form} words={words} />
        </div>
        <ListEditor index={0} list={form.list} errorOf={form.errorOf} onChange={form.change} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        {row && (
          <Button
            variant="quiet"
            startIcon={<DeleteOutlineRounded />}
            aria-disabled={busy}
            onClick={press(form.remove)}
            sx={{ marginInlineEnd: "auto" }}
          >
            {t("lists.remove")}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={busy} onClick={onClose}>
          {t("lists.back")}
        </Button>
        <Button variant="outlined" aria-disabled={busy} onClick={press(form.save)}>
          {busy ? t("common:wait") : t(form.stale ? "life.change.overwrite" : "lists.save")}
        </Button>
        <Button variant="contained" aria-disabled={busy} onClick={press(form.callOut)}>
          {t(row ? "lists.callOut" : "lists.saveAndCallOut")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
