/** What a process of this machine has used so far, as Linux tells it. */
import { readFile } from "node:fs/promises";

/** Linux counts in hundredths of a second on every platform that Node supports. */
const TICK_MS = 10;

/** Milliseconds of both kinds. */
export async function cpuTime(pid: number): Promise<number> {
  const { own } = await timesOf(pid);
  return own;
}

/** The same with its children, those that have ended included. */
export async function cpuTimeOfFamily(pid: number): Promise<number> {
  const { own, ended } = await timesOf(pid);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  // One that ends while it is asked is counted with those that have ended, the next time.
  const living = children
    .split(" ")
    .filter(Boolean)
    .map((child) => cpuTime(Number(child)).catch(() => 0));
  return own + ended + (await Promise.all(living)).reduce((sum, time) => sum + time, 0);
}

async function timesOf(pid: number): Promise<{ own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // After the name, which may hold anything but ends with the last bracket: utime, stime and those of the children that
  // have ended are the 12th to the 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [utime = 0, stime = 0, ...ofChildren] = fields.slice(11, 15).map(Number);
  return { own: (utime + stime) * TICK_MS, ended: ofChildren.reduce((sum, time) => sum + time, 0) * TICK_MS };
}

/** Resident memory in KiB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]);
}
