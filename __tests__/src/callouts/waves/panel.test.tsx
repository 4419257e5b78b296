/** The waves of a callout on its page: what has been asked, what comes next, and the office's hand in it. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { aWave, OWEN, REGULARS, someWaves } from "../../../support/app/aWave.ts";
import { PLACES } from "../../../support/app/calloutForm.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, inHours } from "../../../support/aWireCallout.ts";

const show = (callout: Partial<CalloutDetail>, answers: Answers = {}) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail(callout) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    ...answers,
  });
const panel = async () => within(await screen.findByRole("region", { name: "Waves" }));
const stepsOf = (shown: Awaited<ReturnType<typeof panel>>): (string | undefined)[][] =>
  shown
    .getAllByRole("listitem")
    .map((step) => [...(step.lastElementChild?.children ?? [])].map((one) => one.textContent));

const MAILS = {
  data: {
    mails: [
      {
        kind: "callout",
        doctors: [OWEN, { id: 54, name: "Dr Emeka Obilade", grade: null }],
        email: { subject: "Can you cover?", text: "Dear Doctor" },
      },
    ],
    silent: 0,
  },
};

test("each wave says who is in it and what became of it, and the next one when it is asked", async () => {
  await show({ waves: someWaves() });
  const shown = await panel();
  expect(shown.getByRole("status")).toHaveTextContent(/^Wave 3 will be asked .*\d\d:\d\d$/);
  expect(shown.getByText(/^in 2\sh\s30\smin$/)).toBeVisible();
  expect(stepsOf(shown)).toEqual([
    ["Wave 1", expect.stringMatching(/^Asked .*\d\d:\d\d, when the callout was sent$/)],
    ["Wave 2", OWEN.name, expect.stringMatching(/^Asked .*\d\d:\d\d: 3 doctors emailed$/)],
    ["Wave 3", REGULARS.name, expect.stringMatching(/^after 6\sh, only if fewer than 2 have offered$/)],
    ["Wave 4", "Dr Owen Talgarth, Dr Lucia Ferrantino", "at 18:00"],
  ]);
  expect(shown.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
});

const LATE = /^Wave 3 comes too late: the last open list will already have started/;
const TOO_LATE = "Too late: the last open list will already have started";

test("a wave that comes after the list has started is told as too late, without a time", async () => {
  await show({ lists: [aList({ starts_at: inHours(2), ends_at: inHours(6) })], waves: someWaves() });
  const shown = await panel();
  expect(shown.getByRole("status")).toHaveTextContent(LATE);
  expect(shown.queryByText(/^in 2/)).not.toBeInTheDocument();
  expect(stepsOf(shown).slice(2)).toEqual([
    ["Wave 3", REGULARS.name, TOO_LATE],
    ["Wave 4", "Dr Owen Talgarth, Dr Lucia Ferrantino", TOO_LATE],
  ]);
  expect(shown.getByRole("button", { name: "Ask wave 3 now" })).toBeEnabled();
});

test("only a later wave may come too late; an urgent callout waits half as long for it", async () => {
  const lists = [aList({ starts_at: inHours(6), ends_at: inHours(10) })];
  const waves = someWaves({ steps: [aWave({ position: 3 }), aWave({ position: 4 })] });
  const { unmount } = await show({ lists, waves });
  const shown = await panel();
  expect(shown.getByRole("status")).toHaveTextContent(/^Wave 3 will be asked/);
  expect(stepsOf(shown).map((step) => step.at(-1))).toEqual([
    expect.stringMatching(/^Asked/),
    expect.stringMatching(/^after 6/),
    TOO_LATE,
  ]);
  unmount();
  await show({ lists, waves, urgency: "urgent" });
  expect(
    stepsOf(await panel())
      .at(-1)
      ?.at(-1),
  ).toMatch(/^after 3/);
});

test.each([
  ["open", aList({ id: 12 }), /^Wave 3 will be asked/],
  ["covered", aList({ id: 12, confirmed: [aBooking()] }), LATE],
  ["cancelled", aList({ id: 12, cover_status: "cancelled" }), LATE],
])("what counts is the last list that needs somebody: the other one is %s", async (_, other, said) => {
  const soon = aList({ starts_at: inHours(2), ends_at: inHours(6) });
  await show({ lists: [soon, other], waves: someWaves() });
  expect((await panel()).getByRole("status")).toHaveTextContent(said);
});

test("a time of day is the next one by the clocks of the list's place", async () => {
  const [nextAt, starts] = [Date.parse(inHours(2)), Date.parse(inHours(20))];
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  const list = aList({ time_zone: "UTC", starts_at: new Date(starts).toISOString(), ends_at: inHours(24) });
  const atTime = (position: number, ms: number) => aWave({ position, after_hours: null, at: clock(ms) });
  const steps = [aWave({ position: 2 }), atTime(3, starts - HOUR_MS), atTime(4, starts + HOUR_MS)];
  await show({ lists: [list], waves: someWaves({ next_at: new Date(nextAt).toISOString(), steps }) });
  expect(stepsOf(await panel()).slice(2)).toEqual([
    ["Wave 3", REGULARS.name, `at ${clock(starts - HOUR_MS)}`],
    ["Wave 4", REGULARS.name, TOO_LATE],
  ]);
});

test("an urgent callout waits half as long, and says so", async () => {
  await show({ urgency: "urgent", waves: someWaves() });
  expect((await panel()).getByText(/^after 3\sh/)).toBeVisible();
});

test("elsewhere, the time is by the clocks of the list's place, which is named", async () => {
  await show({ lists: [aList({ time_zone: "Pacific/Auckland" })], waves: someWaves() });
  expect((await panel()).getByText(/Auckland time/)).toBeVisible();
});

test("the next wave is asked at once only after its mails were seen, by the number that was seen", async () => {
  const user = userEvent.setup();
  const { api } = await show(
    { waves: someWaves() },
    { "POST /callouts/:id/waves_preview": () => MAILS, "POST /callouts/:id/waves": () => ({ data: aDetail() }) },
  );
  await user.click((await panel()).getByRole("button", { name: "Ask wave 3 now" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask wave 3 now?" }));
  expect(await dialog.findByText(/Dr Owen Talgarth.*Dr Emeka Obilade/)).toBeVisible();
  expect(api.calls("POST /callouts/:id/waves")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Ask now and send 2 emails" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/waves").map(({ body }) => body)).toEqual([{ action: "next", wave: 3 }]);
});

test("a wave of very many doctors is asked after a second look", async () => {
  const user = userEvent.setup();
  const doctors = Array.from({ length: 51 }, (_, at) => ({ id: 100 + at, name: `Dr No. ${at}`, grade: null }));
  const mails = [{ kind: "callout", doctors, email: { subject: "Can you cover?", text: "Dear Doctor" } }];
  const { api } = await show(
    { waves: someWaves() },
    {
      ...PLACES,
      "POST /callouts/:id/waves_preview": () => ({ data: { mails, silent: 0 } }),
      "POST /callouts/:id/waves": () => ({ data: aDetail() }),
    },
  );
  await user.click((await panel()).getByRole("button", { name: "Ask wave 3 now" }));
  await user.click(await screen.findByRole("button", { name: "Ask now and send 51 emails" }));
  const look = within(await screen.findByRole("dialog", { name: "Send to 51 doctors?" }));
  expect(look.getByText(/Ms N. Merrowby/)).toBeVisible();
  expect(api.calls("POST /callouts/:id/waves")).toEqual([]);
  await user.click(look.getByRole("button", { name: "Send to 51 doctors" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/waves")).toHaveLength(1);
});

test("a wave that a colleague has asked meanwhile is refused, and the page is fetched anew", async () => {
  const user = userEvent.setup();
  const { api } = await show(
    { waves: someWaves() },
    { "POST /callouts/:id/waves_preview": () => new Refusal(409, { errors: ["x"], code: "invalid_transition" }) },
  );
  await user.click((await panel()).getByRole("button", { name: "Skip wave 3" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Skip wave 3?" }));
  expect(await dialog.findByText(/^This is no longer possible for this callout/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
  await waitFor(() => expect(api.calls("GET /callouts/:id").length).toBeGreaterThan(1));
});

test.each([
  ["running", "Pause waves", "pause"],
  ["paused", "Continue waves", "resume"],
  ["stopped", "Continue waves", "resume"],
] as const)("%s waves are held or let go on at a press, without a question", async (state, button, action) => {
  const user = userEvent.setup();
  const { api } = await show(
    { waves: someWaves({ state, ...(state === "running" ? {} : { next_at: null }) }) },
    { "POST /callouts/:id/waves": () => ({ data: aDetail() }) },
  );
  await user.click((await panel()).getByRole("button", { name: button }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls("POST /callouts/:id/waves").map(({ body }) => body)).toEqual([{ action, wave: 3 }]),
  );
});

test("what was refused is said in place", async () => {
  const user = userEvent.setup();
  await show(
    { waves: someWaves() },
    { "POST /callouts/:id/waves": () => new Refusal(409, { errors: ["x"], code: "invalid_transition" }) },
  );
  const shown = await panel();
  await user.click(shown.getByRole("button", { name: "Pause waves" }));
  expect(await shown.findByText(/^This is no longer possible for this callout/)).toBeVisible();
});

test.each([
  ["paused", "open", /^Paused/],
  ["stopped", "open", /^Stopped when the callout was filled/],
  ["stopped", "confirmed", "No further wave will be asked"],
  ["done", "open", "All waves are complete"],
  [null, "draft", "Waves start when the callout is sent"],
] as const)("waves %s of a callout %s say so, and offer what can be done", async (state, status, said) => {
  const sent_at = status === "draft" ? { sent_at: null } : {};
  const steps = state === "done" ? someWaves().steps.slice(0, 1) : someWaves().steps;
  await show({ status, ...sent_at, waves: { state, next_at: null, steps } });
  const shown = await panel();
  expect(shown.getByRole("status")).toHaveTextContent(said);
  const mayDirect = status === "open" && state !== "done";
  expect(shown.queryAllByRole("button")).toHaveLength(mayDirect ? 3 : 0);
});

test("a callout without waves says nothing of them", async () => {
  await show({ waves: { state: null, next_at: null, steps: [] } });
  await screen.findByRole("region", { name: "Lists" });
  expect(screen.queryByRole("region", { name: "Waves" })).not.toBeInTheDocument();
});
