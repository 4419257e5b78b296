/** Waits for what happens by itself, in a server's own time: looks again and again, and gives up before the test does. */
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 30_000;

export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`It was not so within ${PATIENCE_MS} ms: ${isSo}`);
    await pause(20);
  }
}
