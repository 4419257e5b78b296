/** The process: settings, database, app, sockets and worker in order; and all of it down again on SIGTERM. */
import path from "node:path";
import { startServer } from "./startServer.ts";
import { explain } from "./startupErrors.ts";

const root = path.join(import.meta.dirname, "..");

// `npm start -- --demo=large`
const asked = process.argv.find((argument) => argument.startsWith("--demo="))?.slice("--demo=".length);

try {
  const server = await startServer({ ...process.env, ...(asked ? { DEMO: asked } : {}) }, path.join(root, "dist"));
  process.stdout.write(server.greeting);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
