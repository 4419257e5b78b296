/** Fills a demo practice before all browser tests; each server starts on a copy of it. */
import { FILLED, TestServer } from "./testServer.ts";

export default async function fillDemo(): Promise<() => Promise<void>> {
  const server = await TestServer.start();
  await server.end("SIGTERM");
  process.env[FILLED.directory] = server.dataDir;
  if (server.database) process.env[FILLED.database] = server.database;
  return () => server.dispose();
}
