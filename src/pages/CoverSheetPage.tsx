/** /callouts/:calloutId/cover-sheet: a page for the theatre's board for each list of a callout, or for the one that ?list= names. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { CoverSheets } from "../features/coverSheets/CoverSheets.tsx";
import { dayInFull } from "../features/coverSheets/useSheetFormat.ts";
import { joinFacts } from "../lib/formatList.ts";

const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function CoverSheetPage() {
  const { t, i18n } = useTranslation("coverSheets");
  const { language } = i18n;
  const { calloutId = "" } = useParams();
  const list = useSearchParams()[0].get("list");
  const [callout_id, list_id] = [idOf(calloutId), list === null ? null : idOf(list)];
  const ofList = list_id && { list_id };
  const ofCallout = list === null && callout_id ? { callout_id } : null;
  return (
    <CoverSheets
      query={callout_id ? ofList || ofCallout : null}
      back={callout_id ? `/callouts/${callout_id}` : "/callouts"}
      titleOf={({ surgeon, date }) => t("ofWhat", { what: joinFacts(language, [surgeon, dayInFull(language, date)]) })}
      nothing={t("nothing.callout")}
      above={(sheet) => <Link to={`/callouts/${calloutId}/cover-sheet?list=${sheet.list_id}`}>{t("only")}</Link>}
    />
  );
}
