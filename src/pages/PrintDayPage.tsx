/** /print-day?date=&site=: a page for the theatre's board for each list of a day at a site. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { CoverSheets } from "../features/coverSheets/CoverSheets.tsx";
import { dayInFull } from "../features/coverSheets/useSheetFormat.ts";

const DATE = /^[1-9]\d{3}-\d\d-\d\d$/;

export function PrintDayPage() {
  const { t, i18n } = useTranslation("coverSheets");
  const [params] = useSearchParams();
  const [date, site] = [params.get("date") ?? "", params.get("site") ?? ""];
  const asks = DATE.test(date) && /^[1-9]\d{0,14}$/.test(site);
  return (
    <CoverSheets
      query={asks ? { date, site_id: Number(site) } : null}
      back={asks ? `/callouts?view=week&week=${date}` : "/callouts?view=week"}
      titleOf={(first) => t("day", { date: dayInFull(i18n.language, first.date) })}
      nothing={t("nothing.day")}
    />
  );
}
