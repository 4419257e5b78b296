/** A data directory of each test's own, and a database for it as it is before the first practice. */
import { openAsBlob } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { EXTENSIONS } from "../../server/db/database.ts";
import { templateFile } from "./database/templateFile.ts";

const aDirectory = () => mkdtemp(path.join(os.tmpdir(), "callouts-"));

export function ownDirectory() {
  let directory: string;
  beforeEach(async () => {
    directory = await aDirectory();
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  /** Making one takes seconds, copying it a moment. */
  let made: string;
  beforeAll(async () => {
    made = await aDirectory();
    const loadDataDir = await openAsBlob(templateFile());
    const pglite = await PGlite.create(made, { extensions: EXTENSIONS, loadDataDir });
    await pglite.close();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));

  return {
    directory: () => directory,
    withDatabase: () => cp(made, path.join(directory, "database"), { recursive: true }),
  };
}
