/** What each part of a list is called, and what it says, as its form shows it. */
import { useTranslation } from "react-i18next";
import { formatSpan } from "../../../../contract/wallSpan.ts";
import { joinFacts, joinNames } from "../../../../lib/formatList.ts";
import { useSitesQuery, useSurgeonsQuery } from "../../../places/public.ts";
import { type TimeFormat } from "../../shared/useTimeFormat.ts";
import { type ListPart } from "../model/comparedLists.ts";
import { type NewList, OTHER_SURGEON, siteOf } from "../model/newList.ts";

export const PART_NAMES = {
  date: "form.date",
  hours: "form.session",
  place: "form.site",
  surgeon: "form.surgeon",
  specialty: "form.specialty",
  role: "form.role",
  positions: "form.positions",
  caseMix: "form.caseMix",
  requirements: "lists.requirements",
  notesPublic: "lists.notesPublic",
  notesInternal: "life.notes",
} as const satisfies Record<ListPart, string>;

/** What a part of a list says, as its form shows it. */
export function useListPartFormat({ language, date }: TimeFormat): (part: ListPart, list: NewList) => string {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  const { data: surgeons = [] } = useSurgeonsQuery();
  return (part, list) => {
    const known = surgeons.find(({ id }) => String(id) === list.surgeon)?.display_name;
    const words: Record<ListPart, string | undefined> = {
      date: list.date && date(list.date),
      hours: `${t(`session.${list.session}`)} ${formatSpan(list.start, list.end)}`,
      place: joinFacts(language, [siteOf(list, sites)?.name, list.theatre]),
      surgeon: list.surgeon === OTHER_SURGEON ? list.surgeonName : known,
      specialty: list.specialty,
      role: t(`role.${list.role}`),
      positions: String(list.positions),
      caseMix: list.caseMix,
      requirements: joinNames(
        language,
        list.requirements.map((one) => t(`lists.requirement.${one}`)),
      ),
      notesPublic: list.notesPublic,
      notesInternal: list.notesInternal,
    };
    return words[part] ?? "";
  };
}

const ALL = Object.keys(PART_NAMES) as ListPart[];
const TOLD = ["date", "hours", "role", "surgeon", "place"] as const satisfies ListPart[];

function useJoinedParts(parts: readonly ListPart[], format: TimeFormat): (list: NewList) => string {
  const formatPart = useListPartFormat(format);
  return (list) =>
    parts
      .map((part) => formatPart(part, list))
      .filter(Boolean)
      .join(" · ");
}

/** Everything that a list says, in one line. */
export const useListLine = (format: TimeFormat) => useJoinedParts(ALL, format);

/** What tells a list from others. */
export const useListSummary = (format: TimeFormat) => useJoinedParts(TOLD, format);
