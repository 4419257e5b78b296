/** `npm run docs`: writes docs/api from the document of a server that is started for it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServer } from "../../server/startServer.ts";
import { apiReference } from "./apiReference.ts";

const folder = path.join(import.meta.dirname, "../api");
const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-docs-"));
const server = await startServer({ PORT: "0", DEMO: "0", DATA_DIR: dataDir }, "");
try {
  const document = await (await fetch(`${server.origin}/admin_api/openapi.json`)).json();
  for (const [name, text] of apiReference(document)) await writeFile(path.join(folder, name), text);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
