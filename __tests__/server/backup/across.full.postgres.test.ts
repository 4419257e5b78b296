/** From one engine to the other and back, nothing is lost or told otherwise. */

import { describeFilled } from "../../../server/backup/backUp.ts";
import { dumpInstallation } from "../../../server/backup/dump.ts";
import { loadInstallation } from "../../../server/backup/load.ts";
import { type Database } from "../../../server/db/database.ts";
import { fillDemo } from "../../../server/demo/fillDemo.ts";
import { verifyAudits } from "../../../server/staff/verifyAudit.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { contentsOf, openEmptyDatabase, openEmptyPglite } from "../../support/database/emptyDatabase.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

async function move(from: Database, to: Database): Promise<void> {
  const header = await describeFilled(from, ports().config);
  await loadInstallation(to, header, dumpInstallation(from, header), { isContinued: true });
}

/** Both engines say the same rules, if not in the same order of words. */
const rowsOf = async (database: Database) => {
  const { constraints: _constraints, ...rows } = await contentsOf(database);
  return rows;
};

test("PostgreSQL to embedded to PostgreSQL", async () => {
  await fillDemo(ports());
  await aCallout(ports(), await aPractice(ports()));
  const before = await rowsOf(ports().database);
  const embedded = await openEmptyPglite();
  await move(ports().database, embedded.database);
  expect(await rowsOf(embedded.database)).toEqual(before);
  const again = await openEmptyDatabase();
  await move(embedded.database, again.database);
  expect(await rowsOf(again.database)).toEqual(before);
  expect(await verifyAudits(again.database.db)).toMatchObject({ exitCode: 0 });
  await embedded.drop();
  await again.drop();
});

test("what somebody writes while a dump is read is not in it, and nobody waits for it", async () => {
  const header = await describeFilled(ports().database, ports().config);
  const lines = dumpInstallation(ports().database, header);
  const first = [(await lines.next()).value, (await lines.next()).value];
  expect(first[1]).toBe('#{"table":"public.audit_chains"}');
  const before = await contentsOf(ports().database);
  await aCallout(ports(), await aPractice(ports()));
  const copy = await openEmptyDatabase();
  await loadInstallation(copy.database, header, lines, { isContinued: true });
  const after = await contentsOf(copy.database);
  // The sequence is read last, and may have gone on.
  expect({ ...after, sequence: [] }).toEqual({ ...before, sequence: [] });
  await copy.drop();
});
