/** The standbys of a list that is open: who is asked first and until when, who was asked before, who comes next. */
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList, type StandbyChain } from "../../../contract/shapes/calloutList.ts";
import { type ChainRequest } from "../../../contract/shapes/callouts/decisions.ts";
import { timeIn } from "../../../lib/dateFormats.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { type Asking } from "../shared/calloutDialog.ts";
import { isSameWallSpan, isUncovered, spanText, wholeSpan } from "../shared/cover.ts";
import { standbyLine } from "../shared/standbyLine.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { offersNothingOpen } from "./openTimes.ts";

const Panel = styled("section")(({ theme: { vars } }) => ({
  marginTop: 8,
  padding: "12px 14px",
  borderRadius: 8,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.surface.sunken,
  "& > p": { fontSize: ".8125rem", lineHeight: 1.3846, color: vars.palette.text.secondary },
}));

const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 12px" });
const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginTop: 8,
  "&:empty": { display: "none" },
});

type Offer = NonNullable<StandbyChain["offer"]>;
type OfferProps = { offer: Offer; list: CalloutList; format: TimeFormat };

/** Who has the list to themselves for the moment, and how long still. */
function Asked({ offer, list, format }: OfferProps) {
  const { t } = useTranslation("callouts");
  const ends = Date.parse(offer.expires_at);
  const left = ends - useNow();
  const time = timeIn(list.time_zone, ends);
  const part = isSameWallSpan(offer, wholeSpan(list)) ? "whole" : "part";
  return (
    <Head>
      <Typography variant="subtitle2" component="p">
        {t(`cover.chain.asking.${part}`, { doctor: offer.doctor.name, span: spanText(offer, list) })}
      </Typography>
      <StatusLabel tone="open" icon={<ScheduleRounded />}>
        {left > 0 ? t("cover.chain.left", { span: format.span(left), time }) : t("cover.chain.over")}
      </StatusLabel>
    </Head>
  );
}

type OthersProps = Pick<StandbyChain, "asked" | "next"> & { language: string };

/** Who said what before, and who comes next. */
function Others({ asked, next, language }: OthersProps) {
  const { t } = useTranslation("callouts");
  return (
    <>
      {asked.map(({ doctor, result }) => (
        <p key={`${doctor.id} ${result}`}>{t(`cover.chain.result.${result}`, { doctor: doctor.name })}</p>
      ))}
      {next.length > 0 && (
        <p>
          {t("cover.chain.following", {
            doctors: joinNames(
              language,
              next.map((doctor) => doctor.name),
            ),
          })}
        </p>
      )}
    </>
  );
}

const isLive = ({ status }: CalloutDetail, list: CalloutList, now: number): boolean =>
  status === "open" && isUncovered(list) && Date.parse(list.starts_at) > now;

type Props = { callout: CalloutDetail; list: CalloutList; format: TimeFormat; onAsk: (asking: Asking) => void };

export function ListStandbys({ callout, list, format, onAsk }: Props) {
  const { t } = useTranslation("callouts");
  const heading = useId();
  const now = useNow();
  const chain = callout.chains.find(({ list_id }) => list_id === list.id);
  // An archived doctor cannot be booked, and is not asked; nor is who offered only for what is filled.
  const standbys = standbyLine(callout, list.id).filter(
    (one) => one.bookable_spoken !== null && !offersNothingOpen(one, list),
  );
  if (!isLive(callout, list, now) || !(chain || standbys.length > 0)) return null;
  const { asked, next } = chain ?? { asked: [], next: standbys.map(({ doctor }) => doctor) };
  const offer = chain?.offer;
  // Who is asked, as it was seen.
  const seen = offer ? { response_id: offer.response_id } : {};
  const press = (action: ChainRequest["action"], label: string) => (
    <Button size="small" variant="outlined" onClick={() => onAsk({ kind: "chain", list, chain: { action, ...seen } })}>
      {label}
    </Button>
  );
  return (
    <Panel aria-labelledby={heading}>
      <Typography variant="overline" component="h3" id={heading}>
        {t("cover.chain.title")}
      </Typography>
      {offer && <Asked offer={offer} list={list} format={format} />}
      {chain && !offer && <p>{t(`cover.chain.state.${chain.state}`)}</p>}
      <Others asked={asked} next={next} language={format.language} />
      <Actions>
        {offer && next.length > 0 && press("next", t("cover.chain.hurry"))}
        {offer && press("stop", t("cover.chain.stop"))}
        {!offer && standbys.length > 0 && press("start", t(chain ? "cover.chain.again" : "cover.chain.start"))}
      </Actions>
    </Panel>
  );
}
