/** How a callout was asked: mode, urgency, to whom, by whom, with which words. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatFee } from "../../../contract/rules/fee.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { useFeeCurrency } from "../shared/useFeeCurrency.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

const Pairs = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(84px, auto) minmax(0, 1fr)",
  gap: "9px 16px",
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontWeight: 500, overflowWrap: "anywhere" },
  "& dd[data-prose]": { fontWeight: 400, whiteSpace: "pre-line" },
}));

export function CalloutDetails({ callout, format }: { callout: CalloutDetail; format: TimeFormat }) {
  const { t, i18n } = useTranslation("callouts");
  const currency = useFeeCurrency();
  const fee = currency && formatFee(callout, currency, dateLocale(i18n.language));
  const asked = callout.recipients.filter((recipient) => recipient.delivery !== "skipped").length;
  const sent = callout.sent_at ? nonBreaking(format.past(callout.sent_at)) : "";
  return (
    <Pairs>
      <dt>{t("detail.details.reference")}</dt>
      <dd>{callout.reference}</dd>
      <dt>{t("detail.details.mode")}</dt>
      <dd>{t(`detail.details.${callout.mode}`)}</dd>
      <dt>{t("detail.details.urgency")}</dt>
      <dd>{t(`detail.details.${callout.urgency}`)}</dd>
      <dt>{t("detail.details.sentTo")}</dt>
      <dd>{callout.sent_at ? t("detail.details.doctors", { count: asked }) : t("notSent")}</dd>
      <dt>{t("detail.details.createdBy")}</dt>
      <dd>{callout.created_by.name}</dd>
      {callout.sent_at && (
        <>
          <dt>{t(callout.sent_by ? "column.sentBy" : "detail.details.sent")}</dt>
          <dd>
            {callout.sent_by && <span style={{ display: "block" }}>{callout.sent_by}</span>}
            {sent}
          </dd>
        </>
      )}
      <dt>{t("column.updated")}</dt>
      <dd>{nonBreaking(format.past(callout.updated_at))}</dd>
      {fee && (
        <>
          <dt>{t("form.feeName")}</dt>
          <dd>{fee}</dd>
        </>
      )}
      {callout.message && (
        <>
          <dt>{t("detail.details.message")}</dt>
          <dd data-prose="">{callout.message}</dd>
        </>
      )}
      {callout.internal_notes && (
        <>
          <dt>{t("life.notes")}</dt>
          <dd data-prose="">{callout.internal_notes}</dd>
        </>
      )}
      {callout.copied_from && (
        <>
          <dt>{t("life.copiedFrom")}</dt>
          <dd>
            <Link to={`/callouts/${callout.copied_from.id}`}>{callout.copied_from.reference}</Link>
          </dd>
        </>
      )}
      {callout.cancel_reason && (
        <>
          <dt>{t("detail.details.reason")}</dt>
          <dd data-prose="">{callout.cancel_reason}</dd>
        </>
      )}
    </Pairs>
  );
}
