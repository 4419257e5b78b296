/** Cells of a row that was left out, as they are read when the mended file comes in again: in the clocks of the site. */

import { type ListField } from "../../contract/files/listFields.ts";
import { normalise } from "../../contract/files/synonyms.ts";
import { addDays, dateIn, timeIn } from "../../lib/dateFormats.ts";
import { instantOf } from "../../lib/instants.ts";
import { type CheckedRow } from "./checkedRows.ts";

type Place = { name: string; short_name: string; time_zone: string };
/** `sites`: of the practice. `zone`: the practice's, for sites that it does not have. */
type Clocks = { sites: readonly Place[]; zone: string };

export function leftOutCells(
  { draft: { cells, origin }, sent }: CheckedRow,
  { sites, zone }: Clocks,
): Readonly<Record<ListField, string>> {
  const told = origin?.zone;
  const begins = told ? instantOf(told, sent.date, sent.start_time) : null;
  if (!told || begins === null) return cells;
  const named = normalise(sent.site);
  const site = sites.find(({ name, short_name }) => [name, short_name].some((one) => normalise(one) === named));
  const there = site?.time_zone ?? zone;
  const endDay = sent.end_time > sent.start_time ? sent.date : addDays(sent.date, 1);
  const ends = instantOf(told, endDay, sent.end_time);
  return {
    ...cells,
    date: dateIn(there, begins),
    start_time: timeIn(there, begins),
    end_time: ends === null ? cells.end_time : timeIn(there, ends),
  };
}
