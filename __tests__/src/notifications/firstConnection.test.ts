/** What was read before the live connection stood is read again only where it may have changed since, and once. */
import { adminApi } from "../../../src/api/adminApi.ts";
import { pass } from "../../support/app/liveApp.ts";
import { connectedApp } from "../../support/wire/connectedApp.ts";

const own = connectedApp();

const { things, failing } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    things: build.query<unknown, string>({ query: (path) => path, providesTags: ["Sites"] }),
    failing: build.query<unknown, void>({ query: () => "/failing", providesTags: ["Doctors"] }),
  }),
}).endpoints;

const asked = (path: string) => own.app.server.requests.filter((request) => request === `GET ${path}`).length;
const read = (path: string) => void own.app.store.dispatch(things.initiate(path));

/** Signed in, with two things read; connected a second later. */
async function load(): Promise<void> {
  own.app.signIn();
  read("/sites");
  read("/surgeons");
  await pass(1000);
  own.app.cable.confirms();
}

test("nothing has changed since it was read: nothing is read again", async () => {
  own.app.server.quiet = 5000;
  await load();
  await pass(10_000);
  expect([asked("/sites"), asked("/surgeons"), asked("/auth/validate_token")]).toEqual([1, 1, 0]);
});

test("something has changed since: what was read before is, once, and the person with it", async () => {
  own.app.server.quiet = 500;
  await load();
  read("/groups");
  await pass(10_000);
  expect([asked("/sites"), asked("/surgeons"), asked("/groups"), asked("/auth/validate_token")]).toEqual([2, 2, 1, 1]);
});

test.each([200, 404])("a server that cannot tell (%p for the list of notifications): once", async (status) => {
  own.app.server.status = status;
  await load();
  await pass(20_000);
  expect([asked("/sites"), asked("/surgeons")]).toEqual([2, 2]);
});

test("an answer that is still under way is asked for again when it comes, not while", async () => {
  own.app.signIn();
  own.app.server.holds = true;
  read("/sites");
  await pass(1000);
  own.app.cable.confirms();
  await pass(6000);
  expect(asked("/sites")).toBe(1);
  own.app.server.release();
  await pass(6000);
  expect(asked("/sites")).toBe(2);
});

test("what fails is tried once and three times more; each later connection tries it again", async () => {
  own.app.server.failing.add("/failing");
  own.app.server.quiet = 5000;
  void own.app.store.dispatch(failing.initiate());
  await load();
  await pass(30_000);
  expect(asked("/failing")).toBe(4);
  own.app.cable.confirms();
  await pass(30_000);
  expect(asked("/failing")).toBe(8);
});

test("what had failed for want of a server is read when the connection is there", async () => {
  own.app.signIn();
  own.app.server.failing.add("/sites");
  read("/sites");
  await pass(30_000);
  expect(asked("/sites")).toBe(4);
  own.app.server.failing.clear();
  own.app.server.quiet = 60_000;
  own.app.cable.confirms();
  await pass(10_000);
  expect(asked("/sites")).toBe(5);
});

test("every later connection reads all that is shown", async () => {
  own.app.server.quiet = 5000;
  await load();
  await pass(2000);
  own.app.cable.confirms();
  await pass(2000);
  expect([asked("/sites"), asked("/surgeons")]).toEqual([2, 2]);
});
