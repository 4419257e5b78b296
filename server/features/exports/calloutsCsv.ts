/** Callouts as a file, a line for each of their lists; those of a tab with its filters, or the chosen ones. */
import { type Language } from "../../../src/contract/languages.ts";
import { type CalloutRow } from "../../../src/contract/shapes/callout.ts";
import { type CalloutsQuery } from "../../../src/contract/shapes/calloutRequests.ts";
import { type Separator } from "../../../src/contract/shapes/exports.ts";
import { formatSpan } from "../../../src/contract/wallSpan.ts";
import { type Db } from "../../db/database.ts";
import { findCallouts, findRows, presentRow } from "../callouts/public.ts";
import { columnNames } from "./columnNames.ts";
import { type Cell, csvLines } from "./csvFile.ts";
import { type ExportLabels, exportLabels } from "./exportLabels.ts";

/** More than a practice will ever have: the file has no pages. */
const ALL_ROWS = 10_000_000;

/** `alone`: ids of lists that were cancelled before their callout, or without it. */
const linesOf = (row: CalloutRow, alone: ReadonlySet<number>, { word, mode }: ExportLabels): Cell[][] =>
  row.lists.map((list) => [
    ...[row.reference, row.title, word("calloutStatus", row.status)],
    ...[list.date, word("session", list.session), list.start_time, list.end_time, list.time_zone],
    ...[
      list.site.name,
      list.theatre,
      list.surgeon.name,
      list.specialty,
      word("role", list.role_needed),
      list.positions,
    ],
    list.confirmed
      .map(({ doctor, whole, from, to }) =>
        whole ? doctor.name : `${doctor.name} ${formatSpan(from, to, list.start_time)}`,
      )
      .join("; "),
    list.open
      .map(({ from, to, missing }) => `${formatSpan(from, to, list.start_time)}${missing > 1 ? ` (${missing})` : ""}`)
      .join("; "),
    ...[list.counts.available, list.counts.if_needed, list.counts.unavailable, list.counts.none],
    ...[word("cover", list.cover_status), mode(row.mode), word("urgency", row.urgency)],
    ...[row.respond_by, row.sent_at, row.sent_by],
    ...[alone.has(list.id) ? list.cancel_reason : row.cancel_reason, row.updated_at],
  ]);

async function present(db: Db, now: Date, labels: ExportLabels, ids: number[]): Promise<Cell[][]> {
  const found = await findRows(db, now, ids);
  return found.flatMap((row) => {
    const alone = row.lists.filter((list) => list.cancel_reason !== null).map(({ id }) => id);
    return linesOf(presentRow(row), new Set(alone), labels);
  });
}

/** Ids that are not the company's are as if they were not there. */
async function chosenOf(db: Db, chosen: readonly number[]): Promise<number[]> {
  const known = await db
    .selectFrom("callouts")
    .select("id")
    .where("id", "in", [0, ...chosen])
    .execute();
  return chosen.filter((one) => known.some(({ id }) => id === one));
}

type Asked = CalloutsQuery & { ids?: readonly number[]; language: Language; separator?: Separator };

export async function calloutsCsv(db: Db, now: Date, { ids: chosen, language, separator, ...query }: Asked) {
  const ids = chosen
    ? await chosenOf(db, chosen)
    : (await findCallouts(db, now, { ...query, page: 1, per_page: ALL_ROWS })).ids;
  const head = columnNames("callouts", language);
  const labels = await exportLabels(language);
  return { rows: ids.length, text: csvLines(head, ids, (some) => present(db, now, labels, some), separator) };
}
