/** The XSRF cookie goes along as a header, to the page's own server only; fetched data stays five minutes (specification §9). */
import { adminApi } from "../../../src/api/adminApi.ts";
import { aSession, knowsMe } from "../../support/app/aSession.ts";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { fakePorts } from "../../support/app/fakePorts.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";

const api = adminApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, void>({ query: () => "/thing" }),
    changeThing: build.mutation<unknown, void>({ query: () => ({ url: "/thing", method: "POST", body: {} }) }),
  }),
});

afterEach(() => jest.useRealTimers());

function start(cookies: string) {
  const server = knowsMe(new FakeServer()).on("GET /thing", { body: {} }).on("POST /thing", { body: {} });
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  const urls: string[] = [];
  const { ports } = fakePorts({ server, shared, cookies });
  const fetch: typeof ports.network.fetch = async (url, init) => {
    urls.push(url);
    return await server.fetch(url, init);
  };
  const store = createAppStore({ ...ports, network: { ...ports.network, fetch } });
  return { server, store, urls };
}

test.each([
  ["XSRF-TOKEN=abc123", "abc123"],
  ["a=1; XSRF-TOKEN=a%2Fb%3D%3D; b=2", "a/b=="],
  ["XSRF-TOKEN=50%", "50%"],
  ["XSRF-TOKEN=", ""],
  ["NOT-XSRF-TOKEN=abc", null],
  ["", null],
])("cookie %j: header %j, on reads and changes alike", async (cookies, header) => {
  const { server, store, urls } = start(cookies);
  await store.dispatch(api.endpoints.readThing.initiate());
  await store.dispatch(api.endpoints.changeThing.initiate());
  const sent = ["GET /thing", "POST /thing"].map((what) => server.of(what).headers.get("x-xsrf-token"));
  expect(sent).toEqual([header, header]);
  // Every address is a path: no request of the API can leave the origin that the cookie belongs to.
  expect(urls.filter((url) => !/^\/(?![/\\])/.test(url))).toEqual([]);
});

test("what nobody looks at any more is kept for five minutes", async () => {
  jest.useFakeTimers();
  const { store } = start("");
  const reading = store.dispatch(api.endpoints.readThing.initiate());
  await jest.advanceTimersByTimeAsync(100);
  reading.unsubscribe();
  const isKept = () => api.endpoints.readThing.select()(store.getState()).status === "fulfilled";
  await jest.advanceTimersByTimeAsync(299_000);
  expect(isKept()).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(isKept()).toBe(false);
});
