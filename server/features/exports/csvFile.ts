/** A table as a CSV file, written while it is read: some rows at a time, however many there are. */
import { Readable } from "node:stream";
import { type FastifyReply } from "fastify";
import { BYTE_ORDER_MARK } from "../../../src/contract/files/csvCell.ts";
import { csvLine } from "../../../src/contract/files/csvLine.ts";

export type Cell = string | number | null;

import { type Separator } from "../../../src/contract/shapes/exports.ts";

/** Rows that are looked up together. */
const CHUNK_ROWS = 200;

/** `present` gets the ids of some rows and tells their lines, in order. */
export async function* csvLines(
  head: readonly string[],
  ids: readonly number[],
  present: (ids: number[]) => Promise<Cell[][]>,
  separator: Separator = "comma",
): AsyncGenerator<string> {
  const sign = separator === "comma" ? "," : ";";
  yield BYTE_ORDER_MARK + csvLine(head, sign);
  for (let at = 0; at < ids.length; at += CHUNK_ROWS) {
    const lines = await present(ids.slice(at, at + CHUNK_ROWS));
    yield lines.map((line) => csvLine(line, sign)).join("");
  }
}

/** `name` without its ending; the day of the export is added. */
export const sendFile = (
  reply: FastifyReply,
  file: { name: string; day: string; type: "csv" | "json" },
  text: AsyncIterable<string>,
) =>
  reply
    .header("content-type", file.type === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8")
    .header("content-disposition", `attachment; filename="${file.name}-${file.day}.${file.type}"`)
    .send(Readable.from(text));
