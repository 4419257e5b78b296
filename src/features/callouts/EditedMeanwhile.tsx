/** Somebody else changed what is being written here: look at theirs, or let these words stand (product.md §3, I10). */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNow } from "../../lib/useNow.ts";
import { type Saved } from "./useDraft.ts";
import { useTimeWords } from "./useTimeWords.ts";

type Props = {
  saved: Saved;
  /** A list that is to be called out was changed; there is no draft yet. */
  ofList: boolean;
  onView: () => void;
  onOverwrite: () => void;
};

function Told({ saved, ofList, onView, onOverwrite }: Props) {
  const { t } = useTranslation("callouts");
  const words = useTimeWords(useNow());
  if (saved.kind === "gone")
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button component={Link} to={`/callouts/${saved.id}`}>
            {t("lists.openIt")}
          </Button>
        }
      >
        {t("lists.draftGone")}
      </Alert>
    );
  if (saved.kind !== "stale") return null;
  const { updated_by, updated_at } = saved.told;
  const who = { name: updated_by ?? t("life.change.somebody"), when: words.from(updated_at) };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button onClick={onView}>{t("life.change.view")}</Button>
          <Button onClick={onOverwrite}>{t("life.change.overwrite")}</Button>
        </>
      }
    >
      {t(ofList ? "lists.taken" : "life.change.stale", who)}
    </Alert>
  );
}

export const EditedMeanwhile = (props: Props) => (
  <div role="alert">
    <Told {...props} />
  </div>
);
