/** A list that is open again: its standbys asked one after another, and doctors who were stood down asked anew. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aChain, aDetail, aList, aResponse, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };
const LUCIA = { id: 53, name: "Dr Lucia Ferrantino", grade: null };
const CHAIN = "/callouts/:id/lists/:id/standby_chain";

const show = (callout: CalloutDetail, answers: Answers = {}) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    ...answers,
  });

const mails = (kind: string, ...doctors: object[]) => ({
  data: { mails: [{ kind, doctors, email: { subject: "Your list", text: "Dear Doctor" } }], silent: 0 },
});
const standby = aResponse({ outcome: "standby", standby_rank: 1 });
const panel = async () => within(await screen.findByRole("region", { name: "Standbys" }));

test("who is asked first is named with the time left, and who was asked and who is next", async () => {
  const chain = aChain({
    offer: {
      response_id: 71,
      doctor: HANA,
      from: "10:00",
      to: "12:00",
      offered_at: inHours(-1),
      expires_at: inHours(1.51),
    },
    asked: [{ doctor: OWEN, result: "declined" }],
    next: [LUCIA],
  });
  await show(aDetail({ chains: [chain], responses: [standby] }));
  const shown = await panel();
  expect(shown.getByText("Dr Hana Itokawa is being asked first, for 10:00–12:00")).toBeVisible();
  expect(shown.getByText(/^1\sh\s30\smin left, until \d\d:\d\d$/)).toBeVisible();
  expect(shown.getByText("Dr Owen Talgarth said no")).toBeVisible();
  expect(shown.getByText("Next: Dr Lucia Ferrantino")).toBeVisible();
});

test("the first of two standbys keeps that place while it is given a reason", async () => {
  const user = userEvent.setup();
  const path = "POST /callouts/:id/responses/:id/standby";
  const other = aResponse({ id: 72, recipient_id: 62, doctor: OWEN, outcome: "standby", standby_rank: 2 });
  const { api } = await show(aDetail({ responses: [standby, other] }), {
    [`${path}_preview`]: () => mails("standby", HANA),
    [path]: () => ({ data: aDetail() }),
  });
  await user.click(await screen.findByRole("button", { name: "More for Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("menuitem", { name: "Put on standby…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const place = dialog.getByRole("combobox");
  const places = within(place).getAllByRole("option");
  expect(places.map(({ textContent }) => textContent)).toEqual(["1", "2"]);
  expect(place).toHaveValue("1");
  await user.click(await dialog.findByRole("button", { name: "Put on standby and send 1 email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(path)[0]?.body).toMatchObject({ rank: 1 });
});

test("the next is asked at once only after the mails were seen", async () => {
  const user = userEvent.setup();
  const chain = aChain({ next: [OWEN] });
  const { api } = await show(aDetail({ chains: [chain], responses: [standby] }), {
    [`POST ${CHAIN}_preview`]: () => mails("standby_offer", OWEN),
    [`POST ${CHAIN}`]: () => ({ data: aDetail() }),
  });
  await user.click((await panel()).getByRole("button", { name: "Ask the next now" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask the next standby now?" }));
  expect(await dialog.findByText(OWEN.name)).toBeVisible();
  expect(api.calls(`POST ${CHAIN}`)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Ask the next now and send 1 email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(`POST ${CHAIN}`)[0]).toMatchObject({
    path: "/callouts/412/lists/11/standby_chain",
    body: { action: "next", response_id: 71 },
  });
});

test("passed over is whoever was seen: where another is asked by the time of the press, nobody is", async () => {
  const user = userEvent.setup();
  const seen = aChain({ next: [OWEN, LUCIA] });
  const now = aChain({ offer: seen.offer && { ...seen.offer, response_id: 72, doctor: OWEN }, next: [LUCIA] });
  const { api, store } = await show(aDetail({ chains: [seen], responses: [standby] }), {
    [`POST ${CHAIN}_preview`]: () => mails("standby_offer", OWEN),
    [`POST ${CHAIN}`]: () => new Refusal(409, { errors: ["now"], code: "invalid_transition" }),
  });
  await user.click((await panel()).getByRole("button", { name: "Ask the next now" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask the next standby now?" }));
  const submit = await dialog.findByRole("button", { name: "Ask the next now and send 1 email" });
  api.answers["GET /callouts/:id"] = () => ({ data: aDetail({ chains: [now], responses: [standby] }) });
  act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  expect(await screen.findByText(/^Dr Owen Talgarth is being asked first/)).toBeVisible();
  await user.click(submit);
  expect(await dialog.findByText("This is no longer possible for this callout.")).toBeVisible();
  for (const call of [`POST ${CHAIN}_preview`, `POST ${CHAIN}`])
    expect(api.calls(call).map(({ body }) => body)).toEqual([{ action: "next", response_id: 71 }]);
});

test.each([
  ["stopped", "Asking was stopped.", "Start again"],
  ["exhausted", "No standby could come, or there is no time left to ask.", "Start again"],
  [null, "Next: Dr Hana Itokawa", "Ask standbys one after another"],
] as const)("where nobody is asked (%s), the standbys can be asked from the first", async (state, said, button) => {
  const chains = state ? [aChain({ state, offer: null })] : [];
  const { api } = await show(aDetail({ chains, responses: [standby] }), {
    [`POST ${CHAIN}_preview`]: () => mails("standby_offer", HANA),
  });
  const shown = await panel();
  expect(shown.getByText(said)).toBeVisible();
  expect(shown.queryByRole("button", { name: "Stop asking" })).not.toBeInTheDocument();
  await userEvent.click(shown.getByRole("button", { name: button }));
  expect(await screen.findByRole("button", { name: "Start asking and send 1 email" })).toBeVisible();
  expect(api.calls(`POST ${CHAIN}_preview`)[0]?.body).toEqual({ action: "start" });
});

test("nobody can be asked anew where the only standby has offered only what is filled", async () => {
  const list = aList({ confirmed: [aBooking({ from: "10:00", whole: false })] });
  const late = aResponse({ outcome: "standby", standby_rank: 1, part_from: "10:00", bookable: null });
  const chains = [aChain({ state: "exhausted", offer: null })];
  await show(aDetail({ lists: [list], chains, responses: [late] }));
  const shown = await panel();
  expect(shown.getByText("No standby could come, or there is no time left to ask.")).toBeVisible();
  expect(shown.queryByRole("button")).not.toBeInTheDocument();
});

test("who asked to be put on standby stands in line after the ranked, the earliest first, and can be asked without any", async () => {
  const wish = (id: number, doctor: typeof HANA | typeof OWEN, hours: number, values = {}) =>
    aResponse({
      id,
      recipient_id: id,
      doctor,
      outcome: "not_required",
      standby_wanted_at: inHours(hours),
      ...values,
    });
  const wishes = [wish(72, LUCIA, -1), wish(73, OWEN, -2)];
  const { unmount } = await show(aDetail({ responses: [...wishes, standby] }));
  expect((await panel()).getByText("Next: Dr Hana Itokawa, Dr Owen Talgarth, Dr Lucia Ferrantino")).toBeVisible();
  expect(screen.getAllByText("Offered to stand by")).toHaveLength(2);
  unmount();
  const said = [wish(72, LUCIA, -1, { response: "unavailable" }), wish(73, OWEN, -2, { outcome: "released" })];
  await show(aDetail({ responses: said }), { [`POST ${CHAIN}_preview`]: () => mails("standby_offer", OWEN) });
  const shown = await panel();
  expect(shown.getByText("Next: Dr Owen Talgarth")).toBeVisible();
  expect(screen.getByText("Offered to stand by")).toBeVisible();
  await userEvent.click(shown.getByRole("button", { name: "Ask standbys one after another" }));
  expect(await screen.findByRole("button", { name: "Start asking and send 1 email" })).toBeVisible();
});

test("of a list that is covered, or without standbys, nothing is said of them", async () => {
  const covered = aList({ confirmed: [aBooking()] });
  const { unmount } = await show(
    aDetail({ lists: [covered], chains: [aChain({ offer: null })], responses: [standby] }),
  );
  await screen.findByRole("region", { name: "Lists" });
  expect(screen.queryByRole("region", { name: "Standbys" })).not.toBeInTheDocument();
  unmount();
  await show(aDetail());
  await screen.findByRole("region", { name: "Lists" });
  expect(screen.queryByRole("region", { name: "Standbys" })).not.toBeInTheDocument();
});

const ASK = "/callouts/:id/ask_again";
const stood = (id: number, doctor: typeof OWEN | typeof HANA, asked_again_at: string | null = null) =>
  aResponse({ id, recipient_id: id, doctor, outcome: "not_required", asked_again_at });

test("doctors who were stood down count for nothing: they are asked again, all at once, after their mail was seen", async () => {
  const user = userEvent.setup();
  const responses = [stood(71, HANA), stood(72, OWEN), stood(73, LUCIA, inHours(-1))];
  const { api } = await show(aDetail({ responses }), {
    [`POST ${ASK}_preview`]: () => mails("ask_again", HANA, OWEN),
    [`POST ${ASK}`]: () => ({ data: aDetail() }),
  });
  expect(await screen.findByText("The earlier offers of 3 doctors count only if they say yes again.")).toBeVisible();
  expect(screen.getAllByText("Told they were not needed")).toHaveLength(3);
  expect(screen.getByText(/^Asked again .*\d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Ask the other 2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask 2 doctors again?" }));
  await user.click(await dialog.findByRole("button", { name: "Ask again and send 2 emails" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(`POST ${ASK}`)[0]?.body).toEqual({ response_ids: [71, 72] });
});

test("whose offer came after the list was filled was told nothing, and is asked again like the others", async () => {
  await show(aDetail({ responses: [{ ...stood(71, HANA), came_late: true }, stood(72, OWEN)] }));
  const late = within(await screen.findByRole("row", { name: /Hana Itokawa/ }));
  expect(late.getByText("Offered late")).toBeVisible();
  expect(late.getByText("The list was filled by then; counts once they say yes again")).toBeVisible();
  expect(late.queryByText(/Told they were not needed|Stood down/)).not.toBeInTheDocument();
  expect(late.getByRole("button", { name: "Ask again: Dr Hana Itokawa" })).toBeEnabled();
  expect(screen.getAllByText("Told they were not needed")).toHaveLength(1);
  expect(screen.queryByText(/were stood down/)).not.toBeInTheDocument();
});

test("one of them is asked again from the row; who cannot be asked is said in place", async () => {
  const user = userEvent.setup();
  await show(aDetail({ responses: [stood(71, HANA)] }), {
    [`POST ${ASK}_preview`]: () => new Refusal(409, { errors: ["nobody"], code: "nobody_to_send_to" }),
  });
  await user.click(await screen.findByRole("button", { name: "Ask again: Dr Hana Itokawa" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask Dr Hana Itokawa again?" }));
  expect(await dialog.findByText(/^None of the chosen doctors can be asked/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Ask again/ })).not.toBeInTheDocument();
});

test("while the list is filled, nobody is asked again, and nothing is said of being stood down", async () => {
  const covered = aList({ confirmed: [aBooking({ doctor: OWEN })] });
  await show(aDetail({ status: "confirmed", lists: [covered], responses: [stood(71, HANA)] }));
  expect(await screen.findByText("Not needed")).toBeVisible();
  expect(screen.queryByText(/stood down/i)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Ask again|spoken/ })).not.toBeInTheDocument();
});

test.each([
  [
    "the next standby",
    `POST ${CHAIN}`,
    ["Ask the next now", "Ask the next now and send 1 email"],
    aDetail({ chains: [aChain({ next: [OWEN] })], responses: [standby] }),
  ],
  [
    "a doctor who was stood down",
    `POST ${ASK}`,
    ["Ask again: Dr Hana Itokawa", "Ask again and send 1 email"],
    aDetail({ responses: [stood(71, HANA)] }),
  ],
] as const)(
  "%s is asked once, although the answer was lost and the button is pressed again",
  async (_who, call, [button, submit], callout) => {
    const user = userEvent.setup();
    let isAway = true;
    const { api } = await show(callout, {
      [`${call}_preview`]: () => mails("ask_again", HANA),
      [call]: () => (isAway ? new Refusal(504, "upstream timed out") : { data: callout }),
    });
    await user.click(await screen.findByRole("button", { name: button }));
    await user.click(await screen.findByRole("button", { name: submit }));
    expect(await screen.findByText(/It’s safe to try again/)).toBeVisible();
    isAway = false;
    await user.click(await screen.findByRole("button", { name: submit }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const [first, ...others] = api.calls(call).map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[\d-]{10,}$/);
    expect(others).toEqual([first]);
  },
);
