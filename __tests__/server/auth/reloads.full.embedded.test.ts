/** The app's own session code before this server, in the rotation of each request, on a page that is reloaded amid answers. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const [seeds, calls] = process.env.FULL ? [5, 1000] : [1, 120];
/** A process of its own, beside others. Milliseconds. */
const TIMEOUT_MS = 600_000;

test(
  `${seeds} × ${calls} mixed calls with reloads amid their answers: tokens are lost, and nobody is signed out`,
  async () => {
    const run = ["--reloads", "--rotation", "every-request", "--seeds", String(seeds), "--calls", String(calls)];
    const { stdout } = await promisify(execFile)(process.execPath, ["bench/rotation.ts", ...run]);
    const { requests, tokensLost, refused, logouts } = JSON.parse(stdout) as Record<string, number>;
    expect(requests).toBeGreaterThanOrEqual(seeds * calls);
    expect(tokensLost).toBeGreaterThan(0);
    expect({ refused, logouts }).toEqual({ refused: 0, logouts: 0 });
  },
  TIMEOUT_MS,
);
