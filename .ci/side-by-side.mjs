/** Runs npm scripts side by side, since most keep one core busy only; each one's words come together, all must succeed. */
import { spawn } from "node:child_process";

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn(`npm run ${script}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (words) => said.push(words));
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status ?? 1);
    });
  });

const statuses = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = statuses.some((status) => status !== 0) ? 1 : 0;
