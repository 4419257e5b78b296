import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { askRunningServer, listenForStaff } from "../../../server/staff/socket.ts";
import { aCompany, aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { runProgram } from "../../support/runProgram.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
const staff = async (command: string, id = "") => (await runStaffCommand(ports(), { command, id, by: "tester" })).text;

const auditOf = async (companyId: number) =>
  ports()
    .database.db.selectFrom("audit_events")
    .select(["actor_type", "action", "params"])
    .where("company_id", "=", companyId)
    .execute();

test("a practice that waits stands first in the list, with its owner", async () => {
  const { db } = ports().database;
  await aUser(db);
  const waiting = await aCompany(db, { name: "Waiting Practice", status: "pending", verified_at: null });
  await aUser(db, { company_id: waiting.id, email: "owner@example.test", confirmed_at: null });
  const [first = ""] = (await staff("list")).split("\n");
  expect(first).toMatch(/pending +Waiting Practice +Anna Whitlocke +owner@example\.test \(not confirmed\)/);
});

test("verifying lets the practice in, and is audited with the name of who did it", async () => {
  const { db } = ports().database;
  const { id } = await aCompany(db, { status: "pending", verified_at: null });
  expect(await staff("verify", String(id))).toBe(`Practice ${id}: verified.\n`);
  const company = await db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(company).toMatchObject({ status: "active", verified_by: "tester", verified_at: ports().clock.now() });
  expect(await auditOf(id)).toEqual([{ actor_type: "provider", action: "company_verified", params: { by: "tester" } }]);
});

test("verifying mails the practice's owners once, each in their language, and nobody else", async () => {
  const { db } = ports().database;
  const { id: company_id } = await aCompany(db, { status: "pending", verified_at: null });
  await aUser(db, { company_id, email: "owner@example.test", locale: "de" });
  await aUser(db, { company_id, role: "admin" });
  await aUser(db, { company_id, status: "disabled" });
  for (let n = 0; n < 2; n += 1) await staff("verify", String(company_id));
  const mails = await db.selectFrom("outbox_emails").select(["to_address", "subject", "text"]).execute();
  expect(mails).toEqual([
    {
      to_address: "owner@example.test",
      subject: "Ihre Praxis ist freigeschaltet",
      text: expect.stringContaining(`${ports().config.publicOrigin}/auth/login`),
    },
  ]);
  expect(await auditOf(company_id)).toHaveLength(1);
});

test("suspending ends every session of the practice and of no other", async () => {
  const { db } = ports().database;
  const [ours, theirs] = [await aUser(db), await aUser(db)];
  await signInHeaders(ports(), ours);
  await signInHeaders(ports(), theirs);
  await staff("suspend", String(ours.company_id));
  const left = await db.selectFrom("sessions").select("user_id").execute();
  expect(left).toEqual([{ user_id: theirs.id }]);
});

test.each([
  ["verify", "12345", "There is no practice 12345.\n"],
  ["verify", "twelve", expect.stringContaining("Which practice?")],
  ["delete", "1", expect.stringContaining("Usage:")],
])("%s %s is answered with what is wrong", async (command, id, answer) => {
  expect(await staff(command, id)).toEqual(answer);
});

test("a running server carries the command out; without one there is no answer", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-staff-"));
  const request = { command: "list", id: "", by: "tester" };
  expect(await askRunningServer(dataDir, request)).toBeUndefined();
  const failed = jest.fn();
  const stop = await listenForStaff({ ...ports(), config: { ...ports().config, dataDir } }, failed);
  expect(await askRunningServer(dataDir, request)).toEqual({ text: "No practice has registered yet.\n", exitCode: 0 });
  expect(failed).not.toHaveBeenCalled();
  await stop();
  expect(await askRunningServer(dataDir, request)).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

test.each([
  ["STAFF", { STAFF: "anna", SUDO_USER: "bert" }, "anna"],
  ["sudo", { STAFF: "", SUDO_USER: "bert" }, "bert"],
  ["the system's user", {}, os.userInfo().username],
])("who typed a command is known from %s", async (_, env, by) => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-staff-"));
  const { id } = await aCompany(ports().database.db, { status: "pending", verified_at: null });
  const stop = await listenForStaff({ ...ports(), config: { ...ports().config, dataDir } }, jest.fn());
  expect(await runProgram("staff", { DATA_DIR: dataDir, ...env }, ["verify", String(id)])).toMatchObject({ code: 0 });
  await stop();
  expect(await auditOf(id)).toMatchObject([{ params: { by } }]);
  await rm(dataDir, { recursive: true });
});

test("what a running server could not carry out is said, and told to its log", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-staff-"));
  const failed = jest.fn();
  const lost = {
    ...ports().database,
    get db(): never {
      throw new Error("The database is gone");
    },
  };
  const stop = await listenForStaff({ ...ports(), database: lost, config: { ...ports().config, dataDir } }, failed);
  const request = { command: "list", id: "", by: "tester" };
  expect(await askRunningServer(dataDir, request)).toEqual({
    text: "That did not work; the server's log says why.\n",
    exitCode: 1,
  });
  expect(failed).toHaveBeenCalledWith(new Error("The database is gone"));
  await stop();
  await rm(dataDir, { recursive: true });
});
