/** Nothing fits the search and filters that the table and the week share: which they are, and the way without them. */
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED } from "../../../contract/callout.ts";
import { NoMatch } from "../../../ui/page/NoMatch.tsx";
import { useSitesQuery, useSurgeonsQuery } from "../../places/public.ts";
import { isCalendar, type View, valuesOf, withoutFilters } from "./calloutQuery.ts";

/** What was asked for, in the words of the filters that stand in the bar. */
function useFilterLabels(view: View): string[] {
  const { site, surgeon, role } = view;
  const range = isCalendar(view) ? "" : view.range;
  const { t } = useTranslation("callouts");
  const { data: sites } = useSitesQuery();
  const { data: surgeons } = useSurgeonsQuery();
  const days = { "": "", today: t("filters.today"), own: t("filters.ownDates") };
  const named = (filter: "site" | "surgeon", chosen: string, offered: { id: number; name: string }[] | undefined) =>
    valuesOf(chosen).map((value) => {
      if (!offered) return "";
      const found = offered.find(({ id }) => String(id) === value);
      return found?.name ?? `${t(`filters.${filter}`)}: ${t("filters.gone")}`;
    });
  const words = [
    range === "7" || range === "14" || range === "30" ? t(`filters.next${range}`) : days[range],
    ...named(
      "site",
      site,
      sites?.map(({ id, name }) => ({ id, name })),
    ),
    ...named(
      "surgeon",
      surgeon,
      surgeons?.map(({ id, display_name }) => ({ id, name: display_name })),
    ),
    ...ROLES_NEEDED.filter((one) => valuesOf(role).includes(one)).map((one) => t(`role.${one}`)),
  ];
  return words.flatMap((word) => word || []);
}

type Props = { title: string; text: string; view: View; onChange: (next: Partial<View>) => void };

export function NothingFound({ title, text, view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <NoMatch
      title={title}
      text={text}
      typed={view.q}
      filters={useFilterLabels(view)}
      clear={t("noMatch.clear")}
      onClear={() => onChange(withoutFilters(view))}
    />
  );
}
