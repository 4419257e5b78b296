/** What kinds of operations a list has, what they ask of the doctor, and what was noted of it. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";

export function ListRemarks({ list }: { list: CalloutList }) {
  const { t } = useTranslation("callouts");
  const remarks = [
    { term: t("form.caseMix"), words: list.case_mix },
    { term: t("lists.requirements"), words: list.requirements.map((one) => t(`lists.requirement.${one}`)).join(" · ") },
    { term: t("lists.notesPublic"), words: list.notes_public },
    { term: t("life.notes"), words: list.notes_internal },
  ];
  return remarks.map(
    ({ term, words }) =>
      words && (
        <Typography key={term} variant="caption" component="p" sx={{ whiteSpace: "pre-line" }}>
          {t("lists.remark", { term, words })}
        </Typography>
      ),
  );
}
