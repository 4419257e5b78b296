/** What a doctor's answer says of itself: when, and what can be decided. */
import EditRounded from "@mui/icons-material/EditRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutDetail, type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { Chip } from "../../ui/Chip.tsx";
import { oneLine, secondLine } from "../../ui/DataTable.tsx";
import { Note } from "../../ui/Note.tsx";
import { asksOnceMore, canCome } from "./ResponseFit.tsx";
import { type TimeWords } from "./useTimeWords.ts";

export type Deciding = {
  onConfirm: (response: CalloutResponse) => void;
  onStandby: (response: CalloutResponse) => void;
  onRecord: (response: CalloutResponse) => void;
  onMore: (response: CalloutResponse, opener: HTMLElement) => void;
};

type WhenProps = { response: CalloutResponse; callout: CalloutDetail; zone: string; words: TimeWords };

export function ResponseWhen({ response, callout, zone, words }: WhenProps) {
  const { t } = useTranslation("callouts");
  if (response.responded_at)
    return (
      <>
        <span className={oneLine}>{words.moment(response.responded_at, zone)}</span>
        <div className={secondLine}>
          {words.from(response.responded_at)}
          {response.source === "admin_on_behalf" && ` · ${t("detail.recordedByOffice")}`}
        </div>
      </>
    );
  const recipient = callout.recipients.find((one) => one.id === response.recipient_id);
  const sent = recipient?.sent_at ?? callout.sent_at;
  return (
    <>
      {sent && <span className={oneLine}>{t("detail.sentAt", { when: words.moment(sent, zone, true) })}</span>}
      {recipient && (
        <div className={secondLine}>
          {recipient.delivery === "failed" ? (
            <Note tone="error">{t("detail.delivery.failed")}</Note>
          ) : (
            t(recipient.first_opened_at ? "detail.opened" : `detail.delivery.${recipient.delivery}`)
          )}
        </div>
      )}
      {recipient?.reminded_at && (
        <div className={secondLine}>
          {t("life.reminded", { when: words.moment(recipient.reminded_at, zone, true) })}
        </div>
      )}
    </>
  );
}

/** On two lines before the table is wider than its frame. */
const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  "& button": { whiteSpace: "nowrap", flex: "none", paddingInline: 8 },
  "& > span:last-of-type": { display: "inline-flex", alignItems: "center", gap: 4 },
});

type DecisionProps = {
  response: CalloutResponse;
  list: CalloutList;
  /** Answers count and doctors can be booked. */
  open: boolean;
  /** The best of those who offered has the one filled button. */
  best: boolean;
} & Deciding;

type OutcomeProps = Pick<DecisionProps, "response" | "open"> & { filled: boolean };

function Outcome({ response, open, filled }: OutcomeProps) {
  const { t } = useTranslation("callouts");
  const { outcome, standby_rank: rank } = response;
  const decided = outcome !== "none" && outcome !== "not_required";
  return (
    <>
      {outcome === "confirmed" && <Chip color="confirmed" sign="check" label={t("detail.booked")} />}
      {outcome === "standby" && (
        <Chip color="scheduled" variant="square" label={rank ? t("life.rank", { rank }) : t("detail.standby")} />
      )}
      {response.standby_wanted_at && !decided && <Note tone="scheduled">{t("detail.standbyWanted")}</Note>}
      {outcome === "not_required" && <Note>{t("detail.notRequired")}</Note>}
      {outcome === "released" && <Note>{t("detail.released")}</Note>}
      {open && filled && outcome === "none" && canCome(response) && <Note>{t("detail.listFilled")}</Note>}
    </>
  );
}

export function ResponseDecision(props: DecisionProps) {
  const { response, list, open, best, onConfirm, onStandby, onRecord, onMore } = props;
  const { t } = useTranslation("callouts");
  const { outcome } = response;
  const doctor = { doctor: response.doctor.name };
  const replied = response.response !== "none";
  const filled = list.confirmed.length >= list.positions;
  const asking = asksOnceMore(response);
  const confirmable = open && !filled && outcome !== "confirmed" && canCome(response);
  // Beside a decision or its words a sign has to do; it stays the same button, whose focus a new answer must not take.
  const tight = outcome !== "none" || (open && canCome(response));
  return (
    <Actions>
      <Outcome response={response} open={open} filled={filled} />
      {confirmable && (
        <Button
          size="small"
          variant={best ? "contained" : "outlined"}
          aria-label={t(asking ? "detail.confirmDoctorAsking" : "detail.confirmDoctor", doctor)}
          onClick={() => onConfirm(response)}
        >
          {t(asking ? "detail.confirmAsking" : "detail.confirm")}
        </Button>
      )}
      {confirmable && outcome === "none" && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t("detail.standbyFor", doctor)}
          onClick={() => onStandby(response)}
        >
          {t("detail.toStandby")}
        </Button>
      )}
      <span>
        {open && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t(replied ? "detail.changeFor" : "detail.recordFor", doctor)}
            title={tight ? t("detail.changeReply") : undefined}
            sx={tight ? { minWidth: 0 } : undefined}
            onClick={() => onRecord(response)}
          >
            {tight ? <EditRounded sx={{ fontSize: 18 }} /> : t(replied ? "detail.changeReply" : "detail.recordReply")}
          </Button>
        )}
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-label={t("life.moreFor", doctor)}
          onClick={(event) => onMore(response, event.currentTarget)}
        >
          <MoreHorizRounded />
        </IconButton>
      </span>
    </Actions>
  );
}
