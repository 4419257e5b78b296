/** A second question before very many doctors are emailed: a group of everybody is chosen quickly by mistake. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { AskDialog } from "../../../../ui/AskDialog.tsx";

/** More doctors than this are very many. */
export const MANY_DOCTORS = 50;

type Props = { count: number; onBack: () => void; onSubmit: () => void };

export function ManyDialog({ count, onBack, onSubmit }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <AskDialog
      title={t("form.manyTitle", { count })}
      back={t("lists.back")}
      submit={t("form.send", { count })}
      short
      dangerous
      onBack={onBack}
      onSubmit={onSubmit}
    >
      <Typography variant="body2">{t("form.manyText")}</Typography>
    </AskDialog>
  );
}
