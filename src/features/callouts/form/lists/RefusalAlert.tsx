/** Why something was refused; of a list that another callout has, which one it is, with the way there. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { heldList } from "../../api/heldList.ts";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
import { listValues } from "../model/draftValues.ts";
import { useListSummary } from "./useListPartFormat.ts";

type Props = {
  error: unknown;
  /** Of any other reason. */
  text: string;
  action?: ReactNode;
};

export function RefusalAlert({ error, text, action }: Props) {
  const { t } = useTranslation("callouts");
  const summaryOf = useListSummary(useTimeFormat(useNow()));
  const held = heldList(error);
  const way = held && (
    <Button component={Link} to={`/callouts/${held.callout.id}`}>
      {t("lists.openIt")}
    </Button>
  );
  return (
    <Alert severity="error" action={way ?? action}>
      {held ? t("saving.listHeld", { list: summaryOf(listValues(held)) }) : text}
    </Alert>
  );
}
