/** What was decided about a doctor's answer, and why. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { styled } from "@mui/material/styles";
import { type TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { isSameWallSpan, isUncovered, spanText, wholeSpan } from "../shared/cover.ts";
import { canCome } from "../shared/ResponseFit.tsx";
import { wantsStandby } from "../shared/standbyLine.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { ConsentNote } from "./ConsentNote.tsx";

export type OutcomeProps = {
  response: CalloutResponse;
  list: CalloutList;
  /** Answers count and doctors can be booked. */
  open: boolean;
  format: TimeFormat;
};

/** Told that others come, or offered when they did, of a list that is open again: the offer counts only once the doctor says yes again. */
const isStoodDown = ({ response, list, open }: OutcomeProps): boolean =>
  open && response.outcome === "not_required" && isUncovered(list) && canCome(response);

/** What the row says of an offer that counts only once the doctor says yes again. */
const stoodDownTexts = ({ came_late }: CalloutResponse) =>
  came_late
    ? ({ label: "cover.cameLate", why: "cover.filledThen" } as const)
    : ({ label: "cover.stoodDown", why: "cover.toldNotNeeded" } as const);

/** The doctor could not come any more, or the office decided so. */
function Released({ response }: Pick<OutcomeProps, "response">) {
  const { t } = useTranslation("callouts");
  if (response.response !== "unavailable") return <StatusLabel>{t("detail.released")}</StatusLabel>;
  return (
    <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
      {t("cover.withdrew")}
    </StatusLabel>
  );
}

export function ResponseOutcome(props: OutcomeProps) {
  const { response, list, open } = props;
  const { t } = useTranslation("callouts");
  const { outcome, standby_rank: rank } = response;
  return (
    <>
      {outcome === "confirmed" && <Chip tone="confirmed" icon={<CheckRounded />} label={t("detail.booked")} />}
      {outcome === "standby" && (
        <Chip tone="scheduled" shape="square" label={rank ? t("life.rank", { rank }) : t("detail.standby")} />
      )}
      {wantsStandby(response) && <StatusLabel tone="scheduled">{t("detail.standbyWanted")}</StatusLabel>}
      {outcome === "not_required" && (
        <StatusLabel {...(isStoodDown(props) ? { icon: <PauseCircleOutlineRounded /> } : {})}>
          {t(isStoodDown(props) ? stoodDownTexts(response).label : "detail.notRequired")}
        </StatusLabel>
      )}
      {outcome === "released" && <Released response={response} />}
      {open && !isUncovered(list) && outcome === "none" && canCome(response) && (
        <StatusLabel>{t("detail.listFilled")}</StatusLabel>
      )}
    </>
  );
}

/** On lines of their own below the decisions. */
const Lines = styled("div")(({ theme }) => ({
  flexBasis: "100%",
  display: "grid",
  gap: 2,
  justifyItems: "inherit",
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

function linesOf(props: OutcomeProps, t: TFunction<"callouts">): string[] {
  const { response, list, format } = props;
  const { outcome, booked, consent, asked_again_at: again, decision_reason: reason } = response;
  const part = booked && !isSameWallSpan(booked, wholeSpan(list));
  return [
    ...(part ? [t("cover.bookedFor", { span: spanText(booked, list) })] : []),
    ...(outcome === "released" && consent ? [t(`cover.ended.${consent.about}`)] : []),
    ...(isStoodDown(props) ? [t(stoodDownTexts(response).why)] : []),
    ...(isStoodDown(props) && again ? [t("cover.askedAgain", { when: format.past(again, true) })] : []),
    // Of a booking it is the office's own: why this doctor and not the first.
    ...(reason && outcome !== "none" ? [t("cover.toldWhy", { reason })] : []),
  ];
}

/** For which stretch, what is still to be answered, and what the doctor was told. */
export function ResponseWhy(props: OutcomeProps) {
  const { t } = useTranslation("callouts");
  const { response, list, format } = props;
  const consent = response.outcome === "confirmed" ? response.consent : null;
  const lines = linesOf(props, t);
  if (lines.length === 0 && !consent) return null;
  return (
    <Lines>
      {consent && <ConsentNote consent={consent} zone={list.time_zone} format={format} />}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
}
