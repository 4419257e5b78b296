/** What is on a day of a doctor: in words, or in signs where there is no room. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";

import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { type DayOfDoctor } from "./awayDays.ts";

/** What is on that day, in words; bookings lead to their callouts. */
export function Entries({ day: { leave, bookings } }: { day: DayOfDoctor }) {
  const { t, i18n } = useTranslation("doctors");
  if (leave.length + bookings.length === 0) return null;
  return (
    <ul>
      {leave.map(({ id, reason, part }) => (
        <li key={id}>
          <StatusLabel tone="risk" icon={<BlockRounded />}>
            {joinFacts(i18n.language, [t(`page.reasons.${reason}`), part && `${part.from}–${part.to}`])}
          </StatusLabel>
        </li>
      ))}
      {bookings.map(({ response_id, callout_id, list_start, start_time, end_time, site, surgeon }) => (
        <li key={response_id}>
          <Link to={`/callouts/${callout_id}`} translate="no">
            {joinFacts(i18n.language, [`${formatSpan(start_time, end_time, list_start)} ${site}`, surgeon])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where there is no room for words: signs, and the words for who hears the table. */
export function Marks({ day: { leave, bookings } }: { day: DayOfDoctor }) {
  const { t } = useTranslation("doctors");
  return (
    <div>
      {leave.length > 0 && (
        <StatusLabel tone="risk" icon={<BlockRounded />}>
          <VisuallyHidden>{t("page.leave")}</VisuallyHidden>
        </StatusLabel>
      )}
      {bookings.length > 0 && (
        <StatusLabel tone="confirmed" icon={<CheckRounded />}>
          <VisuallyHidden>{t("page.decisions.confirmed")}</VisuallyHidden>
        </StatusLabel>
      )}
    </div>
  );
}
