/** What can happen while one is on the phone, and while what came of it is being saved. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../../src/api/adminApi.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { type PhoneCall } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { sessionOpened } from "../../../../src/features/auth/public.ts";
import { ME } from "../../../support/app/liveApp.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aChain, aDetail, aList } from "../../../support/aWireCallout.ts";
import { ASH, BEECH, END, MINE, named, pressNumber, showRingRound, TAKE } from "./ringRoundScreen.ts";

const FILLED = { cover_status: "covered" as const, open: [], filled: 1 };

/** As one who is on the phone with Dr Beech, and what `become` makes of it. */
async function onThePhone(callout: CalloutDetail, answers: Answers = {}) {
  const shown = await showRingRound(callout, [MINE], answers);
  act(() => void shown.store.dispatch(sessionOpened({ user: ME })));
  await screen.findByRole("button", { name: "Says no: Dr Beech" });
  const become = (now: CalloutDetail, calls: PhoneCall[] = [MINE]) => {
    shown.api.answers["GET /callouts/:id"] = () => ({ data: now });
    shown.api.answers["GET /callouts/:id/ring_round"] = () => ({ data: { calls } });
    act(() => void shown.store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  };
  return { ...shown, become, user: userEvent.setup() };
}

test("a list that is filled while one is on the phone stays until the call has ended", async () => {
  const responses = [ASH, BEECH, { ...named(73, "Dr Cedar"), list_id: 12 }, { ...BEECH, id: 82, list_id: 12 }];
  const filled = aDetail({ lists: [aList({ id: 11, ...FILLED }), aList({ id: 12 })], responses });
  const { api, become, user } = await onThePhone(
    aDetail({ lists: [aList({ id: 11 }), aList({ id: 12 })], responses }),
    {
      [END]: () => ({ data: { calls: [] } }),
    },
  );
  become(filled);
  expect(await screen.findByText("This list is already filled.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Dr Ash" })).toBeVisible();
  expect(screen.getAllByRole("option")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Says no: Dr Beech" }));
  await waitFor(() => expect(api.calls(END).map(({ body }) => body)).toEqual([{ result: "no", list_id: 11 }]));
  become(filled, []);
  expect(await screen.findByRole("link", { name: "Dr Cedar" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Dr Ash" })).not.toBeInTheDocument();
});

test("who loads the page anew while on the phone about a filled list has that list, as the address names it", async () => {
  const responses = [ASH, BEECH, { ...BEECH, id: 82, list_id: 12 }];
  const calls = Promise.withResolvers<void>();
  const { store } = await showRingRound(
    aDetail({ lists: [aList({ id: 11, ...FILLED }), aList({ id: 12 })], responses }),
    [MINE],
    {
      "GET /callouts/:id/ring_round": async () => {
        await calls.promise;
        return { data: { calls: [MINE] } };
      },
    },
    "?list=11",
  );
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  expect(await screen.findByRole("link", { name: "C-2026-0412" })).toBeVisible();
  calls.resolve();
  expect(await screen.findByText("This list is already filled.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Dr Ash" })).toBeVisible();
});

test("what a doctor said of a list that is filled is recorded although the call has ended", async () => {
  const responses = [ASH, BEECH, { ...BEECH, id: 82, list_id: 12, outcome: "standby" as const }];
  const { become, user } = await onThePhone(aDetail({ lists: [aList({ id: 11 }), aList({ id: 12 })], responses }), {
    [END]: () => ({ data: { calls: [] } }),
  });
  const filled = aDetail({ lists: [aList({ id: 11, ...FILLED }), aList({ id: 12 })], responses });
  become(filled);
  await screen.findByText("This list is already filled.");
  await user.click(screen.getByRole("button", { name: "Says no: Dr Beech" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  become(filled, []);
  await waitFor(() => expect(screen.queryByText(/on the phone with/)).not.toBeInTheDocument());
  expect(screen.getByRole("dialog")).toBeVisible();
});

test("a no of somebody who is asked as a standby is recorded where its mails are seen before", async () => {
  const { offer } = aChain();
  const chains = [aChain({ offer: offer && { ...offer, response_id: 72 } })];
  const { api, user } = await onThePhone(aDetail({ responses: [ASH, BEECH], chains }), {
    [END]: () => ({ data: { calls: [] } }),
  });
  await user.click(screen.getByRole("button", { name: "Says no: Dr Beech" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(api.calls(END).map(({ body }) => body)).toEqual([{ result: "dropped" }]);
});

test("when to ring again stays where it could not be saved, and it is said why", async () => {
  const refusal = () => new Refusal(409, { errors: ["stale"], code: "stale" });
  const { api, user } = await onThePhone(aDetail({ responses: [ASH, BEECH] }), { [END]: refusal });
  await user.click(screen.getByRole("button", { name: "Ring again at…: Dr Beech" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByText("This call has ended in the meantime.")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This call has ended in the meantime.")).toBeVisible();
  api.answers[END] = () => ({ data: { calls: [] } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("another number pressed while a doctor is being taken takes its doctor after that, the same one only once", async () => {
  const taken = Promise.withResolvers<void>();
  const { api } = await showRingRound(aDetail({ responses: [ASH, BEECH] }), [], {
    [TAKE]: async () => {
      await taken.promise;
      return { data: { calls: [] } };
    },
  });
  expect(await pressNumber("Dr Ash")).toBe(true);
  expect(await pressNumber("Dr Ash")).toBe(true);
  expect(await pressNumber("Dr Beech")).toBe(true);
  expect(api.calls(TAKE).map(({ body }) => body)).toEqual([{ recipient_id: 71 }]);
  taken.resolve();
  await waitFor(() => expect(api.calls(TAKE)).toHaveLength(2));
  expect(api.calls(TAKE)[1]?.body).toEqual({ recipient_id: 72 });
});

test.each(["/callouts/999/ring-round", "/callouts/0x1/ring-round"])(
  "a callout that does not exist is not looked for again: %s",
  async (path) => {
    const { api } = await renderScreen(path, {});
    expect(await screen.findByRole("heading", { level: 1, name: "Callout not found" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(api.calls("GET /callouts/:id")).toHaveLength(path.includes("999") ? 1 : 0);
  },
);

test("a number pressed while a result is being saved takes its doctor after that", async () => {
  const saved = Promise.withResolvers<void>();
  const { api, user } = await onThePhone(aDetail({ responses: [ASH, BEECH] }), {
    [END]: async () => {
      await saved.promise;
      return { data: { calls: [] } };
    },
  });
  await user.click(screen.getByRole("button", { name: "No answer: Dr Beech" }));
  await waitFor(() => expect(api.calls(END)).toHaveLength(1));
  expect(await pressNumber("Dr Ash")).toBe(true);
  expect(api.calls(TAKE)).toEqual([]);
  saved.resolve();
  await waitFor(() => expect(api.calls(TAKE).map(({ body }) => body)).toEqual([{ recipient_id: 71 }]));
});

test("a yes is recorded and the decision opens, about the answer as it is then; who leaves it goes on with a press on Book", async () => {
  const before = aDetail({ responses: [ASH, { ...BEECH, bookable: null }] });
  const yes = named(72, "Dr Beech", { lock_version: 2 });
  const after = aDetail({ responses: [ASH, yes] });
  const ended = [{ ...MINE, ended_at: MINE.started_at, result: "yes" as const, list_id: 11 }];
  const none = () => ({ data: { mails: [], silent: 0 } });
  const { api, become, user } = await onThePhone(before, {
    [END]: () => ({ data: { calls: ended } }),
    "POST /callouts/:id/answers_preview": none,
    "PUT /callouts/:id/answers": () => {
      become(after, ended);
      return { data: after };
    },
    "POST /callouts/:id/responses/:id/confirm_preview": none,
  });
  await user.click(screen.getByRole("button", { name: "Says yes: Dr Beech" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What did Dr Beech say?" }));
  const record = await dialog.findByRole("button", { name: "Record answer" });
  await waitFor(() => expect(record).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(record);
  const confirm = within(await screen.findByRole("dialog", { name: /^Confirm Dr Beech/ }));
  await waitFor(() =>
    expect(api.calls("POST /callouts/:id/responses/:id/confirm_preview")[0]?.body).toMatchObject({ lock_version: 2 }),
  );
  await user.click(confirm.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("button", { name: "Book Dr Beech" })).toBeVisible();
});

test("a yes that booked the doctor at once, or cannot be booked, leads back to the list of doctors", async () => {
  const booked = aDetail({ responses: [ASH, named(72, "Dr Beech", { outcome: "confirmed" })] });
  const { user } = await onThePhone(aDetail({ responses: [ASH, { ...BEECH, bookable: null }] }), {
    [END]: () => ({ data: { calls: [] } }),
    "POST /callouts/:id/answers_preview": () => ({ data: { mails: [], silent: 0 } }),
    "PUT /callouts/:id/answers": () => ({ data: booked }),
  });
  await user.click(screen.getByRole("button", { name: "Says yes: Dr Beech" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What did Dr Beech say?" }));
  const record = await dialog.findByRole("button", { name: "Record answer" });
  await waitFor(() => expect(record).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(record);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("of a standby who is being asked it is said until when", async () => {
  const { offer } = aChain();
  const chains = [aChain({ offer: offer && { ...offer, response_id: 71 } })];
  const standby = named(71, "Dr Ash", { outcome: "standby", standby_rank: 1 });
  await showRingRound(aDetail({ responses: [standby, BEECH], chains }));
  expect(await screen.findByText(/^Being asked now · .* left, until \d\d:\d\d$/)).toBeVisible();
});
