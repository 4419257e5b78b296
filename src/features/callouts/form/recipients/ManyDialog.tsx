/** A second look before very many doctors are emailed: a group of everybody is chosen quickly by mistake. */
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutList } from "../../../../contract/shapes/calloutList.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { AskDialog } from "../../../../ui/AskDialog.tsx";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
import { useListSummary } from "../lists/useListPartFormat.ts";
import { listValues } from "../model/draftValues.ts";
import { type NewList } from "../model/newList.ts";

/** More doctors than this are very many. */
export const MANY_DOCTORS = 50;

type Props = { count: number; lists: readonly NewList[]; onBack: () => void; onSubmit: () => void };

export function ManyDialog({ count, lists, onBack, onSubmit }: Props) {
  const { t } = useTranslation("callouts");
  const summaryOf = useListSummary(useTimeFormat(useNow()));
  return (
    <AskDialog
      title={t("form.manyTitle", { count })}
      back={t("lists.back")}
      submit={t("form.send", { count })}
      dangerous
      onBack={onBack}
      onSubmit={onSubmit}
    >
      <Typography variant="body2">{t("form.manyText", { count })}</Typography>
      <Typography variant="body2" component="ul" sx={{ my: 1.5, pl: 2.5, maxHeight: "40vh", overflowY: "auto" }}>
        {lists.map((list) => (
          <li key={list.key}>{summaryOf(list)}</li>
        ))}
      </Typography>
      <Typography variant="body2">{t("form.manyCheck")}</Typography>
    </AskDialog>
  );
}

type Look = {
  count: number;
  /** About which they are emailed. */
  lists: readonly CalloutList[];
  onSubmit: () => void;
};

/** Does at once what reaches few, and asks before it reaches very many; of another number it asks anew. */
export function useSecondLook({ count, lists, onSubmit }: Look): { submit: () => void; question: ReactNode } {
  const [asked, setAsked] = useState(0);
  const isMany = count > MANY_DOCTORS;
  const handleSubmit = () => {
    setAsked(0);
    onSubmit();
  };
  return {
    submit: () => (isMany ? setAsked(count) : onSubmit()),
    question: isMany && asked === count && (
      <ManyDialog count={count} lists={lists.map(listValues)} onBack={() => setAsked(0)} onSubmit={handleSubmit} />
    ),
  };
}
