/** The heads of a week's columns: each day, how many lists it has, and which is today. */
import { useTranslation } from "react-i18next";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { useClockZone } from "../../user/public.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { DayCount } from "./DayCount.tsx";

type Props = { first: string; days: readonly string[]; lists: readonly ListRow[] };

/** `first`: what the rows are. */
export function DayHeads({ first, days, lists }: Props) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const format = useTimeFormat(now);
  const today = dateIn(useClockZone(), now);
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {days.map((date) => (
          <th key={date} scope="col" {...(date === today ? { "aria-current": "date" as const } : {})}>
            {format.date(date)}
            {date === today && ` · ${t("screen.today")}`}
            <small>
              <DayCount lists={lists.filter((list) => list.date === date)} now={now} />
            </small>
          </th>
        ))}
      </tr>
    </thead>
  );
}
