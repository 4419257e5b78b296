/** Writes a backup where nobody else can read it, and reads it back before it gets its name. */
import { existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type BackupContents, checkBackup } from "../backup/file.ts";
import { OperatorError } from "../db/operatorError.ts";

/** A file that a person named, from where the person typed it: npm runs its programs elsewhere. */
export const namedFile = (name: string): string => path.resolve(process.env.INIT_CWD ?? ".", name);

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EEXIST: "another backup is writing it, or one was interrupted. Remove it if none runs",
  ENOENT: "its folder does not exist",
  EROFS: "this user may not write there",
};

async function create(file: string) {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
    if (reason) throw new OperatorError(`${file} cannot be made: ${reason}.`);
    throw error;
  }
}

/** Resolves to what is in the file, and its size in bytes. Throws `OperatorError`; then there is no file. */
export async function writeBackup(
  file: string,
  begin: () => Promise<Readable>,
): Promise<BackupContents & { size: number }> {
  if (existsSync(file)) throw new OperatorError(`${file} is there already. Choose another name.`);
  const part = `${file}.part`;
  const handle = await create(part);
  try {
    // Written through to the disk before it gets its name.
    await pipeline(await begin(), handle.createWriteStream({ flush: true }));
    const contents = await checkBackup(part);
    await rename(part, file);
    return { ...contents, size: (await stat(file)).size };
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}
