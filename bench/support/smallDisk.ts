/** A file system of a few megabytes in memory, to be filled up and given room again. Linux alone, and root. */
import { execFile } from "node:child_process";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The last room is taken in steps of this, so that nothing is left. */
const STEPS = [1024 * 1024, 4096];

export class SmallDisk {
  readonly directory: string;

  private constructor(directory: string) {
    this.directory = directory;
  }

  /** Undefined where this user may mount nothing. */
  static async mount(megabytes: number): Promise<SmallDisk | undefined> {
    const directory = await mkdtemp(path.join(os.tmpdir(), "callouts-disk-"));
    try {
      await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", directory]);
      return new SmallDisk(directory);
    } catch {
      await rmdir(directory);
      return undefined;
    }
  }

  get #ballast(): string {
    return path.join(this.directory, "ballast");
  }

  /** Takes all the room that is left, also where it has been filled before. */
  async fill(): Promise<void> {
    const file = await open(this.#ballast, "a");
    try {
      for (const size of STEPS) await untilFull(() => file.write(Buffer.alloc(size)));
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.#ballast, { force: true });
  }

  async remove(): Promise<void> {
    await run("umount", [this.directory]);
    await rmdir(this.directory);
  }
}

async function untilFull(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
