/** What a process of this machine has used so far, as Linux tells it. */
import { readFile } from "node:fs/promises";

/** Linux counts in hundredths of a second on every platform that Node supports. */
const TICK = 10;

/** Milliseconds of both kinds. */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // After the name, which may hold anything but ends with the last bracket: utime and stime are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Resident memory in KiB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]);
}
