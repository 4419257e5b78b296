/** What counts as success (specification §7). */
import { aSession, aTab, knowsMe } from "../../support/app/aSession.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";

test.each([
  [200, true],
  [201, true],
  [299, true],
  [300, false],
  [400, false],
])("%i is success: %p", async (status, isSuccess) => {
  const server = knowsMe(new FakeServer()).on("POST /poke", { status, body: { done: true } });
  const { data, error } = await aTab(server, aSession()).poke();
  expect(error === undefined).toBe(isSuccess);
  if (isSuccess) expect(data).toEqual({ done: true });
});
