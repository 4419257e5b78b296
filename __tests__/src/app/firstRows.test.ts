/** A list is asked for as soon as somebody is known to be signed in, and come with the page's first drawing. */
import { type Action } from "@reduxjs/toolkit";
import { act, screen } from "@testing-library/react";
import { runSaga, stdChannel } from "redux-saga";
import { askAheadSaga } from "../../../src/app/askAheadSaga.ts";
// The parts are there, as the boot script has seen to.
import "../../../src/features/callouts/list/askForCallouts.ts";
import "../../../src/features/doctors/list/askForDoctors.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { firstRowsAsked, firstRowsDue } from "../../../src/features/layout/public.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { ANNA, answering, memoryStorage, renderShell, SESSION } from "../../support/shellApp.tsx";

type World = { path?: string; search?: string; stored?: Record<string, string>; user?: typeof ANNA };

/** What was dispatched, in words; `answer` ends the question. */
async function arrive({
  path = "/callouts",
  search = "",
  stored = { [STORAGE_KEYS.auth]: SESSION },
  user,
}: World = {}) {
  const told: string[] = [];
  const channel = stdChannel<Action>();
  const question = Promise.withResolvers<void>();
  const dispatch = (action: unknown) => {
    told.push(typeof action === "function" ? "question" : (action as Action).type);
    return typeof action === "function"
      ? Object.assign(question.promise, { unsubscribe: () => told.push("let go") })
      : action;
  };
  const visit = {
    path: () => path,
    search: () => search,
    leaveFor: () => undefined,
    keptLink: () => "",
    keepLink: () => undefined,
  };
  const task = runSaga({ channel, dispatch }, askAheadSaga, { visit, storage: memoryStorage(stored) });
  // The part is run.
  await jest.advanceTimersByTimeAsync(0);
  channel.put(sessionOpened({ user: user ?? ANNA }));
  const answer = async () => {
    question.resolve();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { told, task, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("while rows are awaited nothing is drawn, so that the page's own mark stands", async () => {
  jest.useRealTimers();
  const storage = memoryStorage({ [STORAGE_KEYS.auth]: SESSION });
  const { store } = renderShell("/doctors", { storage, network: answering(ANNA) });
  act(() => void store.dispatch(firstRowsAsked()));
  await act(async () => void store.dispatch(sessionOpened({ user: ANNA })));
  expect(screen.queryAllByRole("banner")).toEqual([]);
  expect(screen.queryAllByRole("status", { name: "" })).toEqual([]);
  await act(async () => void store.dispatch(firstRowsDue()));
  expect(await screen.findAllByRole("banner")).not.toEqual([]);
});

test.each(["/", "/callouts", "/doctors", "/doctors/"])(
  "%s waits for its rows, and is drawn when they are there",
  async (path) => {
    const { told, task, answer } = await arrive({ path });
    expect(told).toEqual([firstRowsAsked.type, "question"]);
    await answer();
    expect(told).toEqual([firstRowsAsked.type, "question", firstRowsDue.type]);
    task.cancel();
  },
);

test("it does not wait long", async () => {
  const { told, task } = await arrive();
  await jest.advanceTimersByTimeAsync(149);
  expect(told).not.toContain(firstRowsDue.type);
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toContain(firstRowsDue.type);
  task.cancel();
});

test("what nobody waits for any more is let go", async () => {
  const { told, answer } = await arrive();
  await answer();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toBe("let go");
});

test("ended meanwhile, it holds nothing back", async () => {
  const { told, task } = await arrive();
  task.cancel();
  await jest.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe(firstRowsDue.type);
});

const COMPANY = { ...ANNA.company, company_settings: { ...ANNA.company.company_settings, callout_emails_name: null } };

test.each<[string, World]>([
  ["somebody who has to sign in first", { stored: {} }],
  ["another page", { path: "/doctors/import" }],
  ["the week", { search: "?view=week" }],
  ["a practice that must say first how it is reached", { user: { ...ANNA, company: COMPANY } }],
])("%s: nothing is asked, nothing waits", async (_name, world) => {
  const { told, task } = await arrive(world);
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);
  task.cancel();
});
