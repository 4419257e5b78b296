/** Folded up below the mails of a change to many: who gets one about which callout. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../contract/isolated.ts";
import { type BulkPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { type Chosen } from "./useChosen.ts";

const Fold = styled("details")(({ theme: { vars } }) => ({
  marginTop: 12,
  fontSize: ".8125rem",
  "& summary": { padding: "6px 0", fontWeight: 500, cursor: "pointer" },
  "& ul": { maxHeight: 260, overflowY: "auto" },
  "& li": { padding: "6px 0", borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: "anywhere" },
  "& b": { display: "block", fontWeight: 500 },
  "& span": { color: vars.palette.text.secondary },
  "@media (pointer: coarse)": { "& summary": { padding: "12px 0" } },
}));

type Props = { chosen: readonly Chosen[]; results: BulkPreview["results"] };

export function MailsByCallout({ chosen, results }: Props) {
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
        {shown.map(({ id, reference, name }) => (
          <li key={id}>
            <b>
              {reference} {name}
            </b>
            <span>{list.format((mailed.get(id) ?? []).map((doctor) => isolated(doctor.name)))}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
