/** What a doctor's answer says of itself: when, and what can be decided. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutDetail, type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { Chip } from "../../ui/Chip.tsx";
import { OneLine, SecondLine } from "../../ui/DataTable.tsx";
import { Note } from "../../ui/Note.tsx";
import { asksOnceMore, canCome } from "./ResponseFit.tsx";
import { type TimeWords } from "./useTimeWords.ts";

export type Deciding = {
  onConfirm: (response: CalloutResponse) => void;
  onRecord: (response: CalloutResponse) => void;
  onMore: (response: CalloutResponse, opener: HTMLElement) => void;
};

type WhenProps = { response: CalloutResponse; callout: CalloutDetail; zone: string; words: TimeWords };

export function ResponseWhen({ response, callout, zone, words }: WhenProps) {
  const { t } = useTranslation("callouts");
  if (response.responded_at)
    return (
      <>
        <OneLine>{words.moment(response.responded_at, zone)}</OneLine>
        <SecondLine>
          {words.from(response.responded_at)}
          {response.source === "admin_on_behalf" && ` · ${t("detail.recordedByOffice")}`}
        </SecondLine>
      </>
    );
  const recipient = callout.recipients.find((one) => one.id === response.recipient_id);
  const sent = recipient?.sent_at ?? callout.sent_at;
  return (
    <>
      {sent && <OneLine>{t("detail.sentAt", { when: words.moment(sent, zone) })}</OneLine>}
      {recipient && (
        <SecondLine>
          {recipient.delivery === "failed" ? (
            <Note tone="error">{t("detail.delivery.failed")}</Note>
          ) : (
            t(recipient.first_opened_at ? "detail.opened" : `detail.delivery.${recipient.delivery}`)
          )}
        </SecondLine>
      )}
      {recipient?.reminded_at && (
        <SecondLine>{t("life.reminded", { when: words.moment(recipient.reminded_at, zone) })}</SecondLine>
      )}
    </>
  );
}

const Actions = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 4,
  "& > button": { whiteSpace: "nowrap", flex: "none" },
  [PHONE]: { flexWrap: "wrap" },
});

type DecisionProps = {
  response: CalloutResponse;
  list: CalloutList;
  /** Answers count and doctors can be booked. */
  open: boolean;
  /** The best of those who offered has the one filled button. */
  best: boolean;
} & Deciding;

export function ResponseDecision({ response, list, open, best, onConfirm, onRecord, onMore }: DecisionProps) {
  const { t } = useTranslation("callouts");
  const { doctor, outcome } = response;
  const replied = response.response !== "none";
  const filled = list.confirmed.length >= list.positions;
  const asking = asksOnceMore(response);
  const confirmable = open && !filled && outcome !== "confirmed" && canCome(response);
  return (
    <Actions>
      {outcome === "confirmed" && <Chip color="confirmed" icon={<CheckRounded />} label={t("detail.booked")} />}
      {outcome === "standby" && (
        <Chip
          color="scheduled"
          variant="square"
          label={response.standby_rank ? t("life.rank", { rank: response.standby_rank }) : t("detail.standby")}
        />
      )}
      {response.standby_wanted_at && (outcome === "none" || outcome === "not_required") && (
        <Note tone="scheduled">{t("detail.standbyWanted")}</Note>
      )}
      {outcome === "not_required" && <Note>{t("detail.notRequired")}</Note>}
      {outcome === "released" && <Note>{t("detail.released")}</Note>}
      {open && filled && outcome === "none" && canCome(response) && <Note>{t("detail.listFilled")}</Note>}
      {confirmable && (
        <Button
          size="small"
          variant={best ? "contained" : "outlined"}
          aria-label={t(asking ? "detail.confirmDoctorAsking" : "detail.confirmDoctor", { doctor: doctor.name })}
          onClick={() => onConfirm(response)}
        >
          {t(asking ? "detail.confirmAsking" : "detail.confirm")}
        </Button>
      )}
      {open && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t(replied ? "detail.changeFor" : "detail.recordFor", { doctor: doctor.name })}
          onClick={() => onRecord(response)}
        >
          {t(replied ? "detail.changeReply" : "detail.recordReply")}
        </Button>
      )}
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t("life.moreFor", { doctor: doctor.name })}
        onClick={(event) => onMore(response, event.currentTarget)}
      >
        <MoreHorizRounded />
      </IconButton>
    </Actions>
  );
}
