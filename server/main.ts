/** The process: settings, database, app, sockets and worker in order; and all of it down again on SIGTERM. */
import { enableCompileCache } from "node:module";
import path from "node:path";
import { explain } from "./startupErrors.ts";

const root = path.join(import.meta.dirname, "..");

// Hundreds of files are freed of their types and compiled once, not at every start; so what follows is imported after this.
enableCompileCache(path.join(root, "node_modules/.cache/compiled"));
const { startServer } = await import("./startServer.ts");

// `npm start -- --demo=large`
const asked = process.argv.find((argument) => argument.startsWith("--demo="))?.slice("--demo=".length);

try {
  const server = await startServer({ ...process.env, ...(asked ? { DEMO: asked } : {}) }, path.join(root, "dist"));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
  process.stdout.write(server.greeting);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
