/** The heads of a week's columns: each day, how many lists it has, and which is today. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { usePracticeZone } from "../../user/public.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { countWanting } from "./listNeeds.ts";

const Wanting = styled("b")(({ theme: { vars } }) => ({ fontWeight: 600, color: vars.palette.status.error.fg }));

type CountProps = { lists: readonly ListRow[]; now: number };

/** "3 lists · 1 uncovered": what nobody covers yet stands out. Nothing for no list. */
export function DayCount({ lists, now }: CountProps) {
  const { t } = useTranslation("callouts");
  const wanting = countWanting(lists, now);
  if (lists.length === 0) return null;
  return (
    <>
      {t("week.lists", { count: lists.length })}
      {wanting > 0 && (
        <>
          {" · "}
          <Wanting data-wanting="">{t("week.uncovered", { count: wanting })}</Wanting>
        </>
      )}
    </>
  );
}

type Props = { first: string; days: readonly string[]; lists: readonly ListRow[] };

/** `first`: what the rows are. */
export function DayHeads({ first, days, lists }: Props) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const format = useTimeFormat(now);
  const today = dateIn(usePracticeZone(), now);
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
