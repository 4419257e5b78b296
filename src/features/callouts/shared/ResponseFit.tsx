/** How a doctor fits a list, in plain facts: credential, clash, lists with the surgeon, the last 90 days. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { Note } from "../../../ui/Note.tsx";
import { OneLine, SecondLine } from "../../../ui/table/DataTable.tsx";
import { PreferenceNote } from "./PreferenceNote.tsx";
import { type TimeWords } from "./useTimeWords.ts";

export const canCome = ({ response }: CalloutResponse): boolean => response === "available" || response === "if_needed";

/** Confirming asks once more: it is on record that the doctor may not work at the site that day. */
export const asksOnceMore = ({ fit: { credential } }: CalloutResponse): boolean =>
  credential !== null && credential.state !== "valid";

/** Where the other booking is said that stands in the way. */
export const clashNote = ({ id }: CalloutResponse): string => `clash-${id}`;

/** Confirming would be refused: the doctor is booked elsewhere then. `spoken`: for what the office has agreed by telephone. */
export const isBlocked = ({ bookable, bookable_spoken }: CalloutResponse, spoken = false): boolean =>
  (spoken ? bookable_spoken : bookable)?.blocked === true;

const Facts = styled("div")({ display: "flex", flexWrap: "wrap", columnGap: 12, rowGap: 2 });

type Props = {
  response: CalloutResponse;
  list: CalloutList;
  /** Below the head of a column, which says of which days the counts are. */
  headed: boolean;
  words: TimeWords;
};

function CredentialNote({ response, list, words }: Omit<Props, "headed">) {
  const { t } = useTranslation("callouts");
  const { credential } = response.fit;
  if (!credential) return null;
  if (credential.state === "valid") return <Note icon={<CheckRounded />}>{t("detail.fit.credentialed")}</Note>;
  return (
    <Note tone="risk" icon={<WarningAmberRounded />}>
      {credential.until === null
        ? t("detail.fit.missing", { site: list.site.short_name })
        : t("detail.fit.expired", { date: words.date(credential.until) })}
    </Note>
  );
}

export function ResponseFit({ response, list, headed, words }: Props) {
  const { t } = useTranslation("callouts");
  const { with_surgeon: count, offered, accepted, confirmed, preference, away, usually_not } = response.fit;
  const { clash } = response;
  const clashWords = clash && t("detail.clash", { site: clash.site, date: words.date(clash.date) });
  const facts = [
    ...(offered > 0 ? [t(headed ? "detail.fit.counts" : "detail.fit.history", { offered, accepted })] : []),
    ...(confirmed > 0 ? [t("life.confirmed", { confirmed })] : []),
    ...(count > 0 ? [t("detail.fit.withSurgeon", { count })] : []),
  ];
  return (
    <>
      <Facts>
        <CredentialNote response={response} list={list} words={words} />
        {clash && (
          <Note tone="risk" icon={<EventBusyOutlined />}>
            <span id={clashNote(response)}>
              {clash.callout_id ? <Link to={`/callouts/${clash.callout_id}`}>{clashWords}</Link> : clashWords}
            </span>
          </Note>
        )}
        {!clash && canCome(response) && <Note icon={<CheckRounded />}>{t("detail.noClash")}</Note>}
        {away && (
          <Note tone="risk" icon={<EventBusyOutlined />}>
            {t("detail.fit.away")}
          </Note>
        )}
        {usually_not && canCome(response) && <Note icon={<WarningAmberRounded />}>{t("detail.fit.usuallyNot")}</Note>}
        {preference && <PreferenceNote surgeon={list.surgeon.name} preference={preference} />}
      </Facts>
      {headed
        ? facts.map((fact) => (
            <SecondLine key={fact}>
              <OneLine>{fact}</OneLine>
            </SecondLine>
          ))
        : facts.length > 0 && <SecondLine>{facts.join(" · ")}</SecondLine>}
    </>
  );
}
