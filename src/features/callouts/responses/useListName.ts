/** What a list of a callout is called beside the others: its date, and whatever else it takes to tell it from them. */
import { useTranslation } from "react-i18next";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

/** "Fri 11 Dec"; of two on that day "Fri 11 Dec, AM 08:00–12:00, Ms N. Merrowby, Northbank, Theatre 1". */
export function useListName(lists: readonly CalloutList[], format: TimeFormat): (list: CalloutList) => string {
  const { t } = useTranslation("callouts");
  return (list) => {
    const { date, session, surgeon, site, theatre } = list;
    if (!lists.some((other) => other.id !== list.id && other.date === date)) return format.date(date);
    const when = `${t(`session.${session}`)} ${spanText(wholeSpan(list), list)}`;
    return joinFacts(format.language, [format.date(date), when, surgeon.name, site.name, theatre]);
  };
}
