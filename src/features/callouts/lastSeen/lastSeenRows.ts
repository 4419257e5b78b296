/** The rows of the callouts list in plain words, for the page that shows them where the server cannot be reached. */
import i18next from "i18next";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../contract/languages.ts";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { keepLastSeen } from "../../offline/public.ts";
import { leadList } from "../shared/cover.ts";
import { nameOf } from "../shared/nameOf.ts";
import { createTimeFormat, type RowFormat } from "../shared/useTimeFormat.ts";

const HEADS = ["when", "list", "site", "role", "status", "confirmed"] as const;

const cell = (...lines: (string | null | false | undefined)[]): string => lines.filter(Boolean).join("\n");

function cellsOf(row: CalloutRow, format: RowFormat): string[] {
  const { t, language, date, zone } = format;
  const list = leadList(row.lists);
  if (!list) return [];
  const booked = row.lists.flatMap(({ confirmed }) => confirmed.map(({ doctor }) => doctor.name));
  const times = [formatSpan(list.start_time, list.end_time), zone(list)].filter(Boolean).join(" · ");
  return [
    cell(date(list.date), times),
    cell(nameOf(row), row.lists.length > 1 && t("more", { count: row.lists.length - 1 })),
    cell(list.site.name, list.theatre),
    t(`role.${list.role_needed}`),
    t(`status.${row.status}`),
    cell(joinNames(language, [...new Set(booked)]), t("filled", { filled: row.filled, needed: row.needed })),
  ];
}

/** `at`: when the server answered. Milliseconds. */
export function keepRows(rows: readonly CalloutRow[], at: number) {
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  const format = createTimeFormat(i18next.getFixedT(language, "callouts"), language, at);
  return keepLastSeen({
    language,
    at,
    heads: HEADS.map((name) => format.t(`column.${name}`)),
    rows: rows.map((row) => cellsOf(row, format)).filter((cells) => cells.length > 0),
  });
}
