/** How a doctor fits a list, in plain facts: credential, clash, lists with the surgeon, the last 90 days. */

import CheckRounded from "@mui/icons-material/CheckRounded";
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { saysYes } from "../../../contract/callout.ts";
import { type CalloutResponse, type FitMedians } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { SecondLine } from "../../../ui/table/DataTable.tsx";
import { PreferenceNote } from "./PreferenceNote.tsx";
import { type TimeFormat } from "./useTimeFormat.ts";

export const canCome = ({ response }: CalloutResponse): boolean => saysYes(response);

/** Where the other booking is said that stands in the way. */
export const clashNote = ({ id }: CalloutResponse): string => `clash-${id}`;

/** Confirming would be refused: the doctor is booked elsewhere then. `spoken`: for what the office has agreed by telephone. */
export const isBlocked = ({ bookable, bookable_spoken }: CalloutResponse, spoken = false): boolean =>
  (spoken ? bookable_spoken : bookable)?.blocked === true;

const Facts = styled("div")({ display: "flex", flexWrap: "wrap", columnGap: 12, rowGap: 2 });

type Props = {
  response: CalloutResponse;
  list: CalloutList;
  /** Of those who were asked, where they are enough. */
  medians: FitMedians | null;
  /** Below the head of a column, which says of which days the counts are. */
  headed: boolean;
  format: TimeFormat;
};

function CredentialNote({ response, list, format }: Pick<Props, "response" | "list" | "format">) {
  const { t } = useTranslation("callouts");
  const { credential } = response.fit;
  if (!credential) return null;
  if (credential.state === "valid")
    return <StatusLabel icon={<CheckRounded />}>{t("detail.fit.credentialed")}</StatusLabel>;
  return (
    <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
      {credential.until === null
        ? t("detail.fit.missing", { site: list.site.short_name })
        : t("detail.fit.expired", { date: nonBreaking(format.date(credential.until)) })}
    </StatusLabel>
  );
}

/** What was asked, offered and booked in 90 days, each beside what is usual among those asked. */
function useFigures({ response: { fit }, medians, format }: Pick<Props, "response" | "medians" | "format">): string[] {
  const { t } = useTranslation("callouts");
  const { offered, accepted, confirmed: booked, weekends = 0 } = fit;
  const number = new Intl.NumberFormat(format.language, { maximumFractionDigits: 1 });
  if (offered === 0) return [];
  if (!medians)
    return [
      t("fair.offers", { accepted, offered }),
      ...(booked > 0 ? [t("fair.booked", { booked })] : []),
      ...(weekends > 0 ? [t("fair.weekends", { weekends })] : []),
    ];
  const [usual, asked] = [number.format(medians.accepted), number.format(medians.offered)];
  return [
    t("fair.offersMedian", { accepted, offered, usual, asked }),
    t("fair.bookedMedian", { booked, usual: number.format(medians.confirmed) }),
    ...(weekends > 0 || medians.weekends > 0
      ? [t("fair.weekendsMedian", { weekends, usual: number.format(medians.weekends) })]
      : []),
  ];
}

export function ResponseFit({ response, list, medians, headed, format }: Props) {
  const { t } = useTranslation("callouts");
  const { with_surgeon: count, last_with_surgeon: last, preference, away, usually_not } = response.fit;
  const { clash } = response;
  const clashText = clash && t("detail.clash", { site: clash.site, date: nonBreaking(format.date(clash.date)) });
  const figures = useFigures({ response, medians, format });
  const together = [
    ...(count > 0 ? [t("detail.fit.withSurgeon", { count })] : []),
    ...(count > 0 && last ? [t("fair.last", { date: nonBreaking(format.date(last)) })] : []),
  ];
  const counted = !headed && figures.length > 0 ? [t("fair.days", { facts: figures.join(" · ") })] : figures;
  return (
    <>
      <Facts>
        <CredentialNote response={response} list={list} format={format} />
        {clash && (
          <StatusLabel tone="risk" icon={<EventBusyOutlined />}>
            <span id={clashNote(response)}>
              {clash.callout_id ? <Link to={`/callouts/${clash.callout_id}`}>{clashText}</Link> : clashText}
            </span>
          </StatusLabel>
        )}
        {!clash && canCome(response) && <StatusLabel icon={<CheckRounded />}>{t("detail.noClash")}</StatusLabel>}
        {away && (
          <StatusLabel tone="risk" icon={<EventBusyOutlined />}>
            {t("detail.fit.away")}
          </StatusLabel>
        )}
        {usually_not && canCome(response) && (
          <StatusLabel icon={<WarningAmberRounded />}>{t("detail.fit.usuallyNot")}</StatusLabel>
        )}
        {preference && <PreferenceNote surgeon={list.surgeon.name} preference={preference} />}
      </Facts>
      {[...counted, together.join(" · ")].filter(Boolean).map((line) => (
        <SecondLine key={line}>{line}</SecondLine>
      ))}
    </>
  );
}
