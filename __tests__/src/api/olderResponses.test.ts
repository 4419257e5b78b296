/** What a change has answered is never taken back by the answer to a question that was asked before it. */
import { waitFor } from "@testing-library/react";
import { readUser } from "../../../src/api/readUser.ts";
import { type User } from "../../../src/contract/shapes/user.ts";
import { accountApi } from "../../../src/features/user/accountApi.ts";
import { selectUser, userChanged } from "../../../src/features/user/public.ts";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { type FakeCable } from "../../support/app/fakes/fakeCable.ts";
import { FakeServer, held, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { ME } from "../../support/app/liveApp.ts";

async function aSignedInTab() {
  const server = knowsMe(new FakeServer());
  const tab = aTab(server, aSession());
  await settle();
  return { server, tab };
}

test("the person, asked for before a save and answered after it, is asked for again", async () => {
  const { server, tab } = await aSignedInTab();
  const cable = tab.ports.cable as FakeCable;
  const early = held();
  const named = (first_name: string): Reply => ({ body: { success: true, data: { ...ME, first_name } } });
  const replies = [early.reply, named("Saved")];
  server.on("GET /auth/validate_token", () => replies.shift() ?? {}).on("PUT /auth", named("Saved"));
  const asked = () => server.count("GET /auth/validate_token");
  const before = asked();
  cable.confirms();
  cable.says({ changed: { callout_id: null, seq: 0 } });
  await waitFor(() => expect(asked() - before).toBe(1));
  const save = await tab.store.dispatch(accountApi.endpoints.changeAccount.initiate({ locale: "de" }));
  tab.store.dispatch(userChanged({ user: readUser((save.data as { data: User }).data) }));
  early.let(named("Old"));
  await settle();
  expect([asked() - before, selectUser(tab.store.getState())?.first_name]).toEqual([2, "Saved"]);
});

test("what is answered about the person before is not told of the one who is here now", async () => {
  const { tab } = await aSignedInTab();
  tab.store.dispatch(userChanged({ user: { ...ME, id: ME.id + 1, first_name: "Somebody" } }));
  expect(selectUser(tab.store.getState())).toMatchObject({ id: ME.id, first_name: ME.first_name });
});

test("any question that was under way while a change was answered is asked once more, whichever came first", async () => {
  const { server, tab } = await aSignedInTab();
  const early = held();
  const replies = [early.reply, { body: { is: "new" } }];
  server.on("GET /ping", () => replies.shift() ?? {}).on("POST /poke", { body: {} });
  const question = tab.ping();
  await settle();
  await tab.poke();
  early.let({ body: { is: "old" } });
  const { data } = await question;
  expect([data, server.count("GET /ping")]).toEqual([{ is: "new" }, 2]);
});

test("a change that was refused, or answered before the question, makes nobody ask twice", async () => {
  const { server, tab } = await aSignedInTab();
  const early = held();
  server.on("GET /ping", () => early.reply).on("POST /poke", { status: 422, body: { errors: { name: ["no"] } } });
  const question = tab.ping();
  await settle();
  await tab.poke();
  early.let({ body: { is: "as it was" } });
  await question;
  server.on("POST /poke", { body: {} });
  await tab.poke();
  await tab.ping();
  expect(server.count("GET /ping")).toBe(2);
});
