/** What a doctor answered, in their own words too. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { AnswerChip } from "./AnswerChip.tsx";

const Remark = styled("p")(({ theme }) => ({
  marginTop: 3,
  maxWidth: "30ch",
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

export function ResponseSaid({ response, list }: { response: CalloutResponse; list: CalloutList }) {
  const { t } = useTranslation("callouts");
  const { part_from, part_to } = response;
  return (
    <>
      <AnswerChip answer={response.response} />
      {(part_from || part_to) && (
        <Remark>{t("life.part", { from: part_from ?? list.start_time, to: part_to ?? list.end_time })}</Remark>
      )}
      {response.note && (
        <Remark>
          <q>{response.note}</q>
        </Remark>
      )}
    </>
  );
}
