/** What a doctor answered and for which times, in their own words too. */
import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";

import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { formatEnd, formatSpan, formatStart } from "../../../contract/wallSpan.ts";
import { nonBreaking, nonBreakingSpan } from "../../../lib/nonBreaking.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { AnswerChip } from "../shared/AnswerChip.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

const Remark = styled("p")(({ theme }) => ({
  marginTop: 3,
  maxWidth: "30ch",
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

type Props = { response: CalloutResponse; list: CalloutList; format: TimeFormat };

/** For which times: a part of the list, or other times than the list has now. */
function useOfferLabel({ response, list, format }: Props): string | null {
  const { t } = useTranslation("callouts");
  const { part_from, part_to, offered, earlier_response: earlier } = response;
  const when = offered && {
    date: nonBreaking(format.date(offered.date)),
    span: nonBreakingSpan(formatSpan(offered.from, offered.to)),
  };
  if (earlier) {
    const answer = t(`answer.${earlier}`);
    return when ? t("cover.said.earlier", { answer, ...when }) : t("cover.said.before", { answer });
  }
  if (when && !offered.current && response.response !== "unavailable")
    return t(offered.date === list.date ? "cover.said.offered" : "cover.said.offeredOn", when);
  if (!part_from && !part_to) return null;
  const from = part_from ?? list.start_time;
  const { start_time, end_time } = list;
  return t("life.part", { from: formatStart(from, start_time), to: formatEnd(from, part_to ?? end_time, start_time) });
}

export function ResponseSaid(props: Props) {
  const { response } = props;
  const { t } = useTranslation("callouts");
  const offer = useOfferLabel(props);
  const { bookable } = response;
  return (
    <>
      <AnswerChip answer={response.response} />
      {offer && <Remark>{offer}</Remark>}
      {bookable?.completes && !bookable.whole && (
        <div style={{ marginTop: 4 }}>
          <Chip tone="open" icon={<CheckCircleOutlineRounded />} label={t("cover.completes")} />
        </div>
      )}
      {response.note && (
        <Remark>
          <q>{response.note}</q>
        </Remark>
      )}
    </>
  );
}
