/** Where the database stops, its socket file goes with it. */
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { isUnavailable } from "../../../server/db/unavailable.ts";

test("a database whose socket file is gone cannot be asked just now; another file that is missing is no such thing", async () => {
  const client = new pg.Client({ host: path.join(os.tmpdir(), "no-database-here") });
  const gone = await client.connect().catch((error: unknown) => error);
  expect(isUnavailable(gone)).toBe(true);
  expect(isUnavailable(Object.assign(new Error("ENOENT"), { code: "ENOENT", syscall: "open" }))).toBe(false);
});
