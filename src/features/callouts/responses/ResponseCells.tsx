/** What a doctor's answer says of itself: when, and what can be decided. */
import EditRounded from "@mui/icons-material/EditRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { lacksCredential } from "../../../contract/rules/answerOrder.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { OneLine, SecondLine } from "../../../ui/table/DataTable.tsx";
import { canCome, clashNote, isBlocked } from "../shared/ResponseFit.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { type OutcomeProps, ResponseOutcome, ResponseWhy } from "./ResponseOutcome.tsx";

export type Deciding = {
  onConfirm: (response: CalloutResponse) => void;
  /** The office has the doctor's word by telephone. */
  onSpoken: (response: CalloutResponse) => void;
  onAskAgain: (responses: readonly CalloutResponse[]) => void;
  onStandby: (response: CalloutResponse) => void;
  onRecord: (response: CalloutResponse) => void;
  onMore: (response: CalloutResponse, opener: HTMLElement) => void;
};

type WhenProps = { response: CalloutResponse; callout: CalloutDetail; format: TimeFormat };

export function ResponseWhen({ response, callout, format }: WhenProps) {
  const { t } = useTranslation("callouts");
  if (response.responded_at)
    return (
      <>
        <OneLine>{format.past(response.responded_at)}</OneLine>
        <SecondLine>
          {format.from(response.responded_at)}
          {response.source === "admin_on_behalf" && ` · ${t("detail.recordedByOffice")}`}
        </SecondLine>
      </>
    );
  const recipient = callout.recipients.find((one) => one.id === response.recipient_id);
  const delivery = recipient?.delivery ?? "sent";
  const isUnsent = delivery === "kept" || delivery === "skipped";
  // Another admin API may tell no time of its own for each mail that was accepted.
  const sent = isUnsent ? null : (recipient?.sent_at ?? (delivery === "sent" ? callout.sent_at : null));
  return (
    <>
      {sent && <OneLine>{t("detail.sentAt", { when: format.past(sent, true) })}</OneLine>}
      {recipient && (
        <SecondLine>
          {recipient.delivery === "failed" ? (
            <StatusLabel tone="error">{t("detail.delivery.failed")}</StatusLabel>
          ) : (
            t(recipient.first_opened_at ? "detail.opened" : `detail.delivery.${recipient.delivery}`)
          )}
        </SecondLine>
      )}
      {recipient?.reminded_at && (
        <SecondLine>{t("life.reminded", { when: format.past(recipient.reminded_at, true) })}</SecondLine>
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
  "& > [data-tools]": { display: "inline-flex", alignItems: "center", gap: 4 },
});

type DecisionProps = OutcomeProps & {
  /** The best of those who offered has the one filled button. */
  best: boolean;
} & Deciding;

const Row = styled("div")({ flexBasis: "100%", display: "flex", flexWrap: "wrap", justifyContent: "inherit", gap: 2 });

/** What can only be refused is not offered; the other booking is named, and linked, beside it. */
const whereBlocked = (response: CalloutResponse, spoken = false) =>
  isBlocked(response, spoken) ? { disabled: true, "aria-describedby": clashNote(response) } : {};

/** A doctor whose own word does not count, or no more: only after being asked again, or spoken to. */
function ByWord({ response, onSpoken, onAskAgain }: Pick<DecisionProps, "response" | "onSpoken" | "onAskAgain">) {
  const { t } = useTranslation("callouts");
  const doctor = { doctor: response.doctor.name };
  return (
    <Row>
      {response.outcome === "not_required" && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t("cover.again.one", doctor)}
          onClick={() => onAskAgain([response])}
        >
          {t("cover.again.short")}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t("cover.spoken.one", doctor)}
        {...whereBlocked(response, true)}
        onClick={() => onSpoken(response)}
      >
        {t("cover.spoken.short")}
      </Button>
    </Row>
  );
}

function ByOffer({
  response,
  best,
  onConfirm,
  onStandby,
}: Pick<DecisionProps, "response" | "best" | "onConfirm" | "onStandby">) {
  const { t } = useTranslation("callouts");
  const doctor = { doctor: response.doctor.name };
  const asking = lacksCredential(response);
  return (
    <>
      <Button
        size="small"
        variant={best ? "contained" : "outlined"}
        aria-label={t(asking ? "detail.confirmDoctorAsking" : "detail.confirmDoctor", doctor)}
        {...whereBlocked(response)}
        onClick={() => onConfirm(response)}
      >
        {t(asking ? "detail.confirmAsking" : "detail.confirm")}
      </Button>
      {response.outcome === "none" && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t("detail.standbyFor", doctor)}
          onClick={() => onStandby(response)}
        >
          {t("detail.toStandby")}
        </Button>
      )}
    </>
  );
}

export function ResponseDecision(props: DecisionProps) {
  const { response, open, onRecord, onMore } = props;
  const { t } = useTranslation("callouts");
  const doctor = { doctor: response.doctor.name };
  const answered = response.response !== "none";
  // Beside a decision or its words a sign has to do; it stays the same button, whose focus a new answer must not take.
  const tight = response.outcome !== "none" || (open && canCome(response));
  return (
    <Actions>
      <ResponseOutcome {...props} />
      {open && response.bookable && <ByOffer {...props} />}
      <span data-tools="">
        {open && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t(answered ? "detail.changeFor" : "detail.recordFor", doctor)}
            title={tight ? t("detail.changeAnswer") : undefined}
            sx={tight ? { minWidth: 0 } : undefined}
            onClick={() => onRecord(response)}
          >
            {tight ? (
              <EditRounded sx={{ fontSize: 18 }} />
            ) : (
              t(answered ? "detail.changeAnswer" : "detail.recordAnswer")
            )}
          </Button>
        )}
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-label={t("life.moreFor", doctor)}
          data-focus-next=""
          onClick={(event) => onMore(response, event.currentTarget)}
        >
          <MoreHorizRounded />
        </IconButton>
      </span>
      {open && !response.bookable && response.bookable_spoken && <ByWord {...props} />}
      <ResponseWhy {...props} />
    </Actions>
  );
}
