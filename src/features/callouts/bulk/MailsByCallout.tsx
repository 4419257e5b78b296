/** Folded up below the mails of a change to many: who gets one about which callout, and each of them word for word. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../contract/isolated.ts";
import { type BulkRequest } from "../../../contract/shapes/calloutRequests.ts";
import { type BulkPreview, type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { usePreviewReminderMutation } from "../api/calloutLifeApi.ts";
import { usePreviewCancellingMutation } from "../api/calloutsApi.ts";
import { MailList } from "../mails/MailList.tsx";
import { Refused } from "../mails/Refused.tsx";
import { type MailsBefore, useMailsBefore } from "../mails/useMailsBefore.ts";
import { type Chosen } from "./useChosen.ts";

const Fold = styled("details")(({ theme: { vars } }) => ({
  marginTop: 12,
  fontSize: ".8125rem",
  "& summary": { padding: "6px 0", fontWeight: 500, cursor: "pointer" },
  "& summary + ul": { maxHeight: "45vh", overflowY: "auto" },
  "& summary + ul > li": { padding: "6px 0", borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: "anywhere" },
  "& summary + ul > li > b": { display: "block", fontWeight: 500 },
  "& summary + ul > li > span": { color: vars.palette.text.secondary },
  "@media (pointer: coarse)": { "& summary": { padding: "12px 0" } },
}));

function Mails({ data, error, retry }: MailsBefore<DecisionPreview>) {
  if (error !== undefined) return <Refused error={undefined} before={{ error, retry }} />;
  return data ? <MailList preview={data} unfolded /> : <Skeleton height={70} />;
}

/** Of the callouts in view; of what is on another page nothing new is known. */
export type Versions = ReadonlyMap<number, string>;

type One = { id: number; version: string | undefined };

function Reminders({ id, version }: One) {
  return <Mails {...useMailsBefore(usePreviewReminderMutation(), { id }, version)} />;
}

function Cancellations({ id, version, reason }: One & { reason: string }) {
  return <Mails {...useMailsBefore(usePreviewCancellingMutation(), reason ? { id, reason } : { id }, version)} />;
}

type Change = { action: BulkRequest["action"]; reason: string; versions: Versions };

function CalloutMails({ callout, doctors, action, reason, versions }: Change & { callout: Chosen; doctors: string }) {
  const { t } = useTranslation("callouts");
  const [open, setOpen] = useState(false);
  const heading = useId();
  const mails = useId();
  const one = { id: callout.id, version: versions.get(callout.id) };
  return (
    <li>
      <b id={heading}>
        {callout.reference} {callout.name}
      </b>
      <span>{doctors}</span>{" "}
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={open ? mails : undefined}
        aria-describedby={heading}
        onClick={() => setOpen(!open)}
      >
        {t("dialog.confirm.preview")}
      </Button>
      {open && (
        <div id={mails}>
          {action === "remind" ? <Reminders {...one} /> : <Cancellations {...one} reason={reason} />}
        </div>
      )}
    </li>
  );
}

type Props = Change & { chosen: readonly Chosen[]; results: BulkPreview["results"] };

export function MailsByCallout({ chosen, results, ...change }: Props) {
  const { t, i18n } = useTranslation("callouts");
  const mailed = new Map(results.map(({ id, doctors }) => [id, doctors]));
  const shown = chosen.filter(({ id }) => mailed.get(id)?.length);
  const list = new Intl.ListFormat(dateLocale(i18n.language));
  if (shown.length < 2) return null;
  return (
    <Fold>
      <summary>{t("tools.bulk.byCallout")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
      <ul tabIndex={0} aria-label={t("tools.bulk.byCallout")}>
        {shown.map((callout) => (
          <CalloutMails
            key={callout.id}
            callout={callout}
            doctors={list.format((mailed.get(callout.id) ?? []).map((doctor) => isolated(doctor.name)))}
            {...change}
          />
        ))}
      </ul>
    </Fold>
  );
}
