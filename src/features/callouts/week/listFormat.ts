/** A list of the calendar in words: who covers it, and whose it is. */
import { useTranslation } from "react-i18next";
import { isolated } from "../../../contract/isolated.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { spanText } from "../shared/cover.ts";

export const whoseList = ({ surgeon, callout, site }: ListRow): string =>
  surgeon.name || callout?.reference || site.short_name;

/** Who covers it, or that nobody does. */
export function useCoverFormat(): (list: ListRow) => string {
  const { t, i18n } = useTranslation("callouts");
  return (list) => {
    const { cover_status, confirmed, open, callout, offers } = list;
    const seats = confirmed.map(({ whole, doctor, ...span }) =>
      whole ? isolated(doctor.name) : t("cover.seat", { span: spanText(span, list), doctor: doctor.name }),
    );
    if (cover_status === "covered" && seats.length > 0) return joinNames(i18n.language, seats);
    if (callout === null) return t("lists.notAsked");
    if (callout.status === "draft") return t("lists.inDraft", { reference: callout.reference });
    const offered = offers > 0 ? [t("toChoose", { count: offers })] : [];
    if (cover_status === "cancelled" || seats.length === 0) return offered[0] ?? t(`tools.week.${cover_status}`);
    const gaps = open.map((span) => t("cover.open", { count: span.missing, span: spanText(span, list) }));
    return [...seats, ...gaps, ...offered].join(" · ");
  };
}
