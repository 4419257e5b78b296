/** What is said of a standing list, as a table and cards have it. */
import { useSearchParams } from "react-router-dom";
import { type StandingList } from "../../../contract/shapes/planning.ts";
import { fullDate } from "../../../lib/dateFormats.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { LongName, SecondLine } from "../../../ui/table/DataTable.tsx";
import { RowLink } from "../../../ui/table/RowLink.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { editSearch } from "./useStandingView.ts";

type Props = { list: StandingList };

/** Its link is the way to change it. */
export function When({ list }: Props) {
  const { t, title, every } = usePlanningFormat();
  const [params] = useSearchParams();
  return (
    <div>
      <RowLink to={editSearch(params, list.id)}>{title(list)}</RowLink>
      <SecondLine>
        {t(`callouts:session.${list.session}`)} · {every(list.every_weeks)}
      </SecondLine>
    </div>
  );
}

export function UsualDoctor({ list: { usual_doctor } }: Props) {
  const { t } = usePlanningFormat();
  return <LongName>{usual_doctor?.name ?? t("planning:standing.nobody")}</LongName>;
}

export function Dates({ list: { starts_on, ends_on } }: Props) {
  const { t, language } = usePlanningFormat();
  const date = (day: string) => nonBreaking(fullDate(language, day));
  if (ends_on === null) return t("planning:standing.since", { date: date(starts_on) });
  return t("planning:standing.span", { from: date(starts_on), to: date(ends_on) });
}
