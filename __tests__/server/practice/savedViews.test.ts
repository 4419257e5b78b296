/** Views of the callouts table that people keep: whose they are, who sees and who changes them. */
import { type SavedView } from "../../../src/contract/shapes/savedViews.ts";
import { aPractice } from "../../support/aCallout.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 0 });

const VIEW = { name: "Urgent and open", query: "tab=open&status=open&rows=50", shared: false };
const save = async (values = {}, as: Caller = call): Promise<SavedView> =>
  (await as("POST", "/saved_views", { ...VIEW, ...values })).body.data;
const names = async (as: Caller): Promise<string[]> =>
  (await as("GET", "/saved_views")).body.data.map(({ name }: SavedView) => name);
const colleague = async (role: "owner" | "admin") =>
  asUser(app, ports(), await aUser(ports().database.db, { company_id: practice.companyId, role }));

test("a view is kept under its name, changed in part, and deleted; the audit log tells of each", async () => {
  const view = await save({ name: "  Urgent and open " });
  expect(view).toMatchObject({ ...VIEW, mine: true, changeable: true, lock_version: 0 });
  await save({ name: "All drafts", query: "tab=drafts" });
  expect(await names(call)).toEqual(["All drafts", "Urgent and open"]);
  const path = `/saved_views/${view.id}`;
  const { body } = await call("PATCH", path, { shared: true, lock_version: 0 });
  expect(body.data).toMatchObject({ ...VIEW, shared: true, lock_version: 1 });
  await call("PATCH", path, { name: "Open", lock_version: 1 });
  expect(await names(call)).toEqual(["All drafts", "Open"]);
  const stale = await call("DELETE", `${path}?lock_version=1`);
  expect(stale).toMatchObject({ status: 409, body: { code: "stale", data: { name: "Open", lock_version: 2 } } });
  expect((await call("DELETE", `${path}?lock_version=2`)).status).toBe(200);
  expect((await call("DELETE", path)).status).toBe(404);
  const told = (await call("GET", "/audit_events")).body.data as { action: string; params: { name?: string } }[];
  expect(told.filter(({ action }) => action.startsWith("saved_view")).map(({ action }) => action)).toEqual([
    ...["saved_view_deleted", "saved_view_changed", "saved_view_changed", "saved_view_created", "saved_view_created"],
  ]);
  expect(told[0]?.params.name).toBe("Open");
});

test("colleagues see what is shared; of another's view only the practice's owners change it, and nobody what is not shared", async () => {
  const [owner, other] = [await colleague("owner"), await colleague("admin")];
  const own = await save({ name: "Mine" }, other);
  const shared = await save({ name: "Ours", shared: true }, other);
  const plain = await colleague("admin");
  expect(await names(plain)).toEqual(["Ours"]);
  const [seen] = (await plain("GET", "/saved_views")).body.data;
  expect(seen).toMatchObject({ mine: false, changeable: false, owner: { id: shared.owner.id } });
  const change = { name: "Theirs", lock_version: 0 };
  for (const [as, view, status] of [
    [plain, shared, 403],
    [plain, own, 404],
    [owner, own, 404],
    [owner, shared, 200],
  ] as const) {
    expect((await as("PATCH", `/saved_views/${view.id}`, change)).status).toBe(status);
  }
  expect((await plain("DELETE", `/saved_views/${shared.id}`)).body.code).toBe("forbidden");
  expect((await owner("DELETE", `/saved_views/${own.id}`)).body.code).toBe("not_found");
  expect((await owner("DELETE", `/saved_views/${shared.id}`)).status).toBe(200);
  expect(await names(other)).toEqual(["Mine"]);
});

test("a practice's owner stops the sharing of a colleague's view, and no longer sees it", async () => {
  const [owner, other] = [await colleague("owner"), await colleague("admin")];
  const { id, owner: whose } = await save({ name: "Ours", shared: true }, other);
  const { status, body } = await owner("PATCH", `/saved_views/${id}`, { shared: false, lock_version: 0 });
  const left = { ...VIEW, id, name: "Ours", owner: whose, mine: false, changeable: false, lock_version: 1 };
  expect([status, body.data]).toEqual([200, left]);
  expect(await names(owner)).toEqual([]);
  expect((await other("GET", "/saved_views")).body.data).toEqual([{ ...left, mine: true, changeable: true }]);
});

test("another practice sees none of it", async () => {
  const { id } = await save({ shared: true });
  const stranger = await asUser(app, ports(), (await aPractice(ports())).user);
  expect(await names(stranger)).toEqual([]);
  const answers = [
    await stranger("PATCH", `/saved_views/${id}`, { name: "X", lock_version: 0 }),
    await stranger("DELETE", `/saved_views/${id}`),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, "not_found"]);
  expect(await names(call)).toEqual([VIEW.name]);
});

test("a name is used once by a person, in whatever case, and a change that comes too late is told what there is", async () => {
  const view = await save();
  for (const bad of [{ name: "URGENT and open" }, { name: "  " }, { name: "x".repeat(61) }, { name: "B", query: "" }]) {
    const answer = await call("POST", "/saved_views", { ...VIEW, ...bad });
    expect(answer.status).toBe(422);
  }
  await save({}, await colleague("admin"));
  await call("PATCH", `/saved_views/${view.id}`, { query: "tab=past", lock_version: 0 });
  const late = await call("PATCH", `/saved_views/${view.id}`, { name: "Late", lock_version: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: "stale", data: { query: "tab=past", lock_version: 1 } } });
});

test("a person keeps up to fifty views", async () => {
  for (let at = 0; at < 50; at += 1) await save({ name: `View ${at}` });
  expect((await call("POST", "/saved_views", VIEW)).status).toBe(422);
  expect(await names(call)).toHaveLength(50);
});
