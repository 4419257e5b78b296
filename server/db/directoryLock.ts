/** One process per data directory: a lock file that names its owner. */
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const lockFile = (directory: string): string => path.join(directory, "server.pid");

/** The directory belongs to a process that still runs. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    // After a power cut another program may have the dead process's number.
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop it, or set DATA_DIR to another directory. If process ${pid} is another program, remove ${lockFile(directory)}.`,
    );
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but is somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What failed for this reason is no failure, and has no result. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};

/**
 * Removes a dead process's lock. Another start may have done so meanwhile and stand there itself: what is moved aside is looked at
 * before it is gone, and put back where it is not the one that was read.
 */
async function removeDead(file: string, content: string): Promise<void> {
  const aside = `${file}.${process.pid}.dead`;
  await rename(file, aside).catch(unless("ENOENT"));
  const moved = await readFile(aside, "utf8").catch(unless("ENOENT"));
  if (moved === undefined) return;
  if (moved !== content) await link(aside, file).catch(unless("EEXIST"));
  await rm(aside);
}

/** Takes the directory, over from a dead process if need be; resolves to the function that gives it back. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = lockFile(directory);
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, String(process.pid));
  for (;;) {
    try {
      // A link is there at once with its content; a new file would be empty for a moment.
      await link(mine, file);
      await rm(mine);
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const content = await readFile(file, "utf8").catch(unless("ENOENT"));
    if (content === undefined) continue;
    const pid = Number(content);
    if (pid > 0 && pid !== process.pid && runs(pid)) {
      await rm(mine);
      throw new DirectoryInUse(directory, pid);
    }
    await removeDead(file, content);
  }
}
