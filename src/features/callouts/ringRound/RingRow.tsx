/** A doctor to be rung: who it is, the number, how they fit, who is on the phone with them, and what came of earlier calls. */
import CallRounded from "@mui/icons-material/CallRounded";
import HistoryRounded from "@mui/icons-material/HistoryRounded";
import PhoneInTalkRounded from "@mui/icons-material/PhoneInTalkRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CALL_RESULTS, type CallResult } from "../../../contract/callout.ts";
import { telephoneLink } from "../../../contract/rules/telephoneLink.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type PhoneCall } from "../../../contract/shapes/callouts/ringRound.ts";
import { timeIn } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { SecondLine } from "../../../ui/table/DataTable.tsx";
import { ResponseOutcome } from "../responses/ResponseOutcome.tsx";
import { ResponseSaid } from "../responses/ResponseSaid.tsx";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { ResponseFit } from "../shared/ResponseFit.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { type RingEntry } from "./ringOrder.ts";

const Row = styled("li")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1fr)",
  gap: "8px 20px",
  alignItems: "start",
  padding: "14px 20px",
  borderBottom: `1px solid ${vars.palette.divider}`,
  "&:last-of-type": { borderBottom: 0 },
  "&[data-mine]": { background: vars.palette.status.open.bg },
  // What can be pressed is at the end of the row, and stays there while one rings.
  "& > [data-calls]": { display: "flex", flexDirection: "column", alignItems: "flex-end" },
  "&[data-mine] > [data-calls]": { gridColumn: "1 / -1" },
  "& a[href^='tel:']": { fontSize: "1.125rem", fontWeight: 600, whiteSpace: "nowrap" },
  "@media (max-width: 1099.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [data-calls]": { alignItems: "stretch" },
  },
  [PHONE]: { padding: "14px 16px" },
  "@media print": { breakInside: "avoid" },
}));

const Buttons = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBottom: 8,
  // Level with the doctor's name where nothing stands above.
  "* + &": { marginTop: 8 },
  [PHONE]: { "& button": { minHeight: 44, flex: "1 1 40%" } },
});

/** Somebody else may ring now. */
const isLapsed = ({ lapses_at }: PhoneCall, now: number): boolean => Date.parse(lapses_at) <= now;

/** As many earlier calls are shown. */
const SHOWN_CALLS = 3;

type EarlierProps = Pick<Props, "callout" | "list" | "format"> & { calls: readonly PhoneCall[] };

/** Where the callout has several lists, each call says for which it was. */
function Earlier({ calls, callout: { lists }, list, format }: EarlierProps) {
  const { t } = useTranslation("ringRound");
  return calls.slice(0, SHOWN_CALLS).map(({ id, result, user, ended_at, started_at, call_back_at, list_id }) => {
    if (result === null) return null;
    const when = call_back_at ? format.moment(call_back_at, list.time_zone, true) : "";
    const about = lists.length > 1 ? lists.find((one) => one.id === list_id) : undefined;
    const facts = about && [format.date(about.date), spanText(wholeSpan(about), about), about.surgeon.name];
    const what = [t(`call.${result}`, { when }), ...(facts ? [joinFacts(format.language, facts)] : [])].join(" · ");
    const ago = format.from(ended_at ?? started_at);
    return (
      <SecondLine key={id}>
        <StatusLabel tone={result === "call_back" ? "scheduled" : "neutral"} icon={<HistoryRounded />}>
          {t("done", { what, ago, name: user.name })}
        </StatusLabel>
      </SecondLine>
    );
  });
}

/** A standby who has the list to themselves for the moment, and until when. */
function AskedNow({ entry, callout, list, now, format }: Pick<Props, "entry" | "callout" | "list" | "now" | "format">) {
  const { t } = useTranslation(["ringRound", "callouts"]);
  const offer = callout.chains.find((chain) => chain.offer?.response_id === entry.response.id)?.offer;
  if (!offer) return null;
  const ends = Date.parse(offer.expires_at);
  const until = { span: format.span(ends - now), time: timeIn(list.time_zone, ends) };
  return (
    <StatusLabel tone="open" icon={<ScheduleRounded />}>
      {`${t("asking")} · ${ends > now ? t("callouts:cover.chain.left", until) : t("callouts:cover.chain.over")}`}
    </StatusLabel>
  );
}

type DoctorProps = Pick<Props, "entry" | "callout" | "list" | "userId" | "now" | "format" | "onRing">;

/** Who presses the number rings, as by the button; what a colleague is dialling is not dialled, and it is said why. */
function Doctor({ entry, callout, list, userId, now, format, onRing }: DoctorProps) {
  const { t } = useTranslation("ringRound");
  const { response, current } = entry;
  const { id, name, grade, mobile_phone: phone } = response.doctor;
  const handleDial = (event: MouseEvent) => {
    if (current && current.user.id !== userId && !isLapsed(current, now)) event.preventDefault();
    onRing(response);
  };
  return (
    <div>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: "anywhere" }}>
        <Link to={`/doctors/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      </Typography>
      {grade && <SecondLine>{grade}</SecondLine>}
      {phone ? (
        <a href={telephoneLink(phone)} onClick={handleDial}>
          {phone}
        </a>
      ) : (
        <SecondLine>
          {t("noPhone")} ·{" "}
          <Link to={`/doctors/${id}/edit`} aria-label={t("addPhone", { doctor: name })}>
            {t("add")}
          </Link>
        </SecondLine>
      )}
      {(response.response !== "none" || response.earlier_response) && (
        <div style={{ marginTop: 4 }}>
          <ResponseSaid response={response} list={list} format={format} />
        </div>
      )}
      <div style={{ display: "flex", flexWrap: "wrap", gap: 4, marginTop: 4 }}>
        <ResponseOutcome response={response} list={list} open format={format} />
        <AskedNow entry={entry} callout={callout} list={list} now={now} format={format} />
      </div>
    </div>
  );
}

type Ringing = {
  onRing: (response: CalloutResponse) => void;
  onEnd: (response: CalloutResponse, call: PhoneCall, result: CallResult) => void;
  /** The decision that the doctor's yes is good for. */
  onYes: (response: CalloutResponse) => void;
};

type Props = {
  entry: RingEntry;
  callout: Pick<CalloutDetail, "lists" | "medians" | "chains">;
  list: CalloutList;
  userId: number | undefined;
  /** Has the one filled button. */
  next: boolean;
  now: number;
  format: TimeFormat;
} & Ringing;

/** What can be done: the results of one's own call, else ringing, unless a colleague is at it. */
function Calling({ entry, userId, next, now, format, onRing, onEnd, onYes }: Props) {
  const { t } = useTranslation("ringRound");
  const { response, current, calls } = entry;
  const doctor = response.doctor.name;
  if (current?.user.id === userId && current)
    return (
      <>
        <StatusLabel tone="open" icon={<PhoneInTalkRounded />}>
          {t("mine", { doctor })}
        </StatusLabel>
        <Buttons>
          {CALL_RESULTS.map((result, place) => (
            <Button
              key={result}
              size="small"
              variant={result === "yes" ? "contained" : result === "dropped" ? "quiet" : "outlined"}
              aria-label={t("resultFor", { result: t(`result.${result}`), doctor })}
              data-focus-next={place === 0 ? "" : undefined}
              onClick={() => onEnd(response, current, result)}
            >
              {t(`result.${result}`)}
            </Button>
          ))}
        </Buttons>
      </>
    );
  const lapsed = current !== null && isLapsed(current, now);
  // Another admin API does not say of which list a call was.
  const ofThis = calls.find(({ list_id }) => (list_id ?? response.list_id) === response.list_id);
  const saidYes = ofThis?.result === "yes";
  return (
    <>
      {current && (
        <StatusLabel tone={lapsed ? "neutral" : "scheduled"} icon={<PhoneInTalkRounded />}>
          {lapsed
            ? t("lapsed", { name: current.user.name, ago: format.from(current.started_at) })
            : t("other", { name: current.user.name })}
        </StatusLabel>
      )}
      {(!current || lapsed) && (
        <Buttons>
          {saidYes && (
            <Button
              size="small"
              variant="contained"
              aria-label={t(response.bookable ? "bookFor" : "decideFor", { doctor })}
              onClick={() => onYes(response)}
            >
              {t(response.bookable ? "book" : "decide")}
            </Button>
          )}
          <Button
            size="small"
            variant={next ? "contained" : "outlined"}
            startIcon={<CallRounded />}
            aria-label={t("ringOne", { doctor })}
            data-focus-next=""
            onClick={() => onRing(response)}
          >
            {t("ring")}
          </Button>
        </Buttons>
      )}
    </>
  );
}

export function RingRow(props: Props) {
  const { entry, callout, list, userId, format } = props;
  const { response, current, calls } = entry;
  return (
    <Row data-focus-row={response.id} {...(current && current.user.id === userId ? { "data-mine": "" } : {})}>
      <Doctor {...props} />
      <div>
        <ResponseFit response={response} list={list} medians={callout.medians ?? null} headed={false} format={format} />
      </div>
      <div data-calls="">
        <Calling {...props} />
        <Earlier calls={calls} callout={callout} list={list} format={format} />
      </div>
    </Row>
  );
}
