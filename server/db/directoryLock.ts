/** One process per data directory: a lock file that names its owner. */
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The directory belongs to a process that still runs. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop it, or set DATA_DIR to another directory.`,
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

/** Takes the directory, over from a dead process if need be; resolves to the function that gives it back. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, "server.pid");
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
    const pid = Number(await readFile(file, "utf8").catch(() => "0"));
    if (pid > 0 && pid !== process.pid && runs(pid)) {
      await rm(mine);
      throw new DirectoryInUse(directory, pid);
    }
    await rm(file, { force: true });
  }
}
