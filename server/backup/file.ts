/** A backup as a file: compressed lines, the last of which tells that nothing is missing. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { OperatorError } from "../db/operatorError.ts";
import { type BackupHeader, FORMAT } from "./header.ts";
import { readMark, writeMark } from "./lines.ts";

/** The file is no backup, or is not as it was written. */
export class BackupDamaged extends OperatorError {
  constructor(file: string, reason: string) {
    super(`${file} cannot be used: ${reason}.`);
  }
}

/** Bytes that are handed on together. */
const CHUNK_BYTES = 64 * 1024;

async function* finish(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let rows = 0;
  let chunk = "";
  for await (const line of lines) {
    if (!line.startsWith("#")) rows += 1;
    hash.update(line).update("\n");
    chunk += `${line}\n`;
    if (chunk.length < CHUNK_BYTES) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}${writeMark({ end: { rows, sha256: hash.digest("hex") } })}\n`;
}

/** The bytes of a backup of these lines. An error of theirs ends the stream with it. */
export function compress(lines: AsyncIterable<string>): Readable {
  const text = Readable.from(finish(lines), { objectMode: false });
  const gzip = createGzip();
  text.once("error", (error) => gzip.destroy(error));
  gzip.once("close", () => text.destroy());
  return text.pipe(gzip);
}

/** Node's own readline also splits at characters that may stand inside a text. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, to));
      yield Buffer.concat(parts).toString("utf8");
      parts = [];
      from = to + 1;
    }
    parts.push(chunk.subarray(from));
  }
}

async function* uncompress(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once("error", (error) => gunzip.destroy(error));
  gunzip.once("close", () => source.destroy());
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") throw new BackupDamaged(file, "its end is missing");
    if (code.startsWith("Z_")) throw new BackupDamaged(file, "it is not a backup, or it is damaged");
    throw error;
  }
}

/** The lines of a backup, as they were dumped. Throws `BackupDamaged` at the end, at the latest. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let rows = 0;
  let isComplete = false;
  for await (const line of splitLines(uncompress(file))) {
    if (isComplete) throw new BackupDamaged(file, "something follows its end");
    const mark = readMark(line);
    if (mark && "end" in mark) {
      isComplete = mark.end.rows === rows && mark.end.sha256 === hash.digest("hex");
      if (isComplete) continue;
      break;
    }
    if (!mark) rows += 1;
    hash.update(line).update("\n");
    yield line;
  }
  if (!isComplete) throw new BackupDamaged(file, "its end is missing, or it was changed");
}

export type BackupContents = { header: BackupHeader; rows: number; tables: number };

/** Reads a backup from its beginning to its end. Throws `BackupDamaged`. */
export async function checkBackup(file: string): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  let rows = 0;
  let tables = 0;
  for await (const line of readLines(file)) {
    const mark = readMark(line);
    if (!mark) rows += 1;
    else if ("table" in mark) tables += 1;
    else if ("header" in mark) ({ header } = mark);
    if (header?.format !== FORMAT) throw new BackupDamaged(file, "this program does not know its format");
  }
  if (!header) throw new BackupDamaged(file, "it is not a backup");
  return { header, rows, tables };
}
