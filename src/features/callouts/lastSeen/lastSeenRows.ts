/** The rows of the callouts list in plain words, for the page that shows them where the server cannot be reached. */
import i18next from "i18next";
import { COUNT_CEILING } from "../../../contract/calloutTabs.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../contract/languages.ts";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { keepLastSeen } from "../../offline/public.ts";
import { filterCount, type View } from "../shared/calloutQuery.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { createTimeFormat, type RowFormat } from "../shared/useTimeFormat.ts";

const HEADS = ["when", "list", "site", "role", "status", "confirmed"] as const;

const cell = (...lines: (string | null | false | undefined)[]): string => lines.filter(Boolean).join("\n");

const facts = (...words: (string | null | false)[]): string => words.filter(Boolean).join(" · ");

/** Whoever is booked for a part of the list, with its times. */
function bookedFor(list: CalloutList, { t, language }: RowFormat): string {
  const names = list.confirmed.map((booking) =>
    booking.whole ? booking.doctor.name : `${spanText(booking, list)} ${booking.doctor.name}`,
  );
  return cell(joinNames(language, names), t("filled", { filled: list.filled, needed: list.positions }));
}

function cellsOf({ title_own, title, reference, status }: CalloutRow, list: CalloutList, format: RowFormat): string[] {
  const { t, date, zone } = format;
  const cancelled = list.cover_status === "cancelled";
  return [
    cell(date(list.date), facts(spanText(wholeSpan(list), list), zone(list))),
    cell(title_own && title, list.surgeon.name) || reference,
    cell(list.site.name, list.theatre),
    t(`role.${list.role_needed}`),
    t(`status.${cancelled ? "cancelled" : status}`),
    cancelled ? "" : bookedFor(list, format),
  ];
}

type Seen = {
  rows: readonly CalloutRow[];
  /** On all pages. */
  total: number;
  view: View;
  /** When the server answered. Milliseconds. */
  at: number;
  /** By whose clocks that is said. */
  zone: string;
};

/** The tab, what was searched for, how many filters were on, and which page. */
function whichOf({ rows, total, view }: Seen, language: string): string {
  const t = i18next.getFixedT(language, ["callouts", "common"]);
  const before = (view.page - 1) * view.rows;
  const range = { from: before + 1, to: before + rows.length };
  const filters = filterCount(view);
  return facts(
    t(`callouts:tab.${view.tab}`),
    view.q.trim(),
    filters > 0 && t("callouts:filters.openCount", { count: filters }),
    total < COUNT_CEILING
      ? t("common:pager.range", { ...range, total })
      : t("common:pager.rangeMany", { ...range, total: COUNT_CEILING - 1 }),
  );
}

export function keepRows(seen: Seen) {
  const { rows, at, zone } = seen;
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  const format = createTimeFormat(i18next.getFixedT(language, "callouts"), language, at, zone);
  const moment = { dateStyle: "long", timeStyle: "short", timeZone: zone } as const;
  return keepLastSeen({
    language,
    at: new Intl.DateTimeFormat(dateLocale(language), moment).format(at),
    which: whichOf(seen, language),
    heads: HEADS.map((name) => format.t(`column.${name}`)),
    rows: rows.flatMap((row) => row.lists.map((list) => cellsOf(row, list, format))),
  });
}
