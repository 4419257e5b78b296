/** When a doctor can come: leave in whole days and in parts of them, and the month with leave and bookings. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { type User } from "../../../src/contract/shapes/user.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { pick, pickerField, shownIn } from "../../support/app/datePickers.ts";
import { ME } from "../../support/app/liveApp.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail } from "../../support/aWireCallout.ts";

const detail = () => ({ data: aDoctorDetail() });

/** The practice's clock is London's. */
function inLondon(store: Awaited<ReturnType<typeof renderScreen>>["store"], changes: Partial<User> = {}): void {
  const { company } = ME;
  const company_settings = { ...company.company_settings, time_zone: "Europe/London" };
  act(() => {
    store.dispatch(sessionOpened({ user: { ...ME, ...changes, company: { ...company, company_settings } } }));
  });
}

test("leave is whole days of the practice's clock, the last one included", async () => {
  const user = userEvent.setup();
  const { api, store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/unavailabilities": () => ({ data: {} }),
  });
  // The practice's clock is another than this one's.
  const { company } = ME;
  const company_settings = { ...company.company_settings, time_zone: "Pacific/Auckland" };
  act(() => {
    store.dispatch(sessionOpened({ user: { ...ME, company: { ...company, company_settings } } }));
  });
  expect(await screen.findByText("Dates are in Auckland time")).toBeVisible();
  await pick("From", "2026-12-01");
  await pick("To (inclusive)", "2026-12-07");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(1));
  const sent = api.calls("POST /doctors/:id/unavailabilities")[0]?.body as { starts_at: string; ends_at: string };
  expect([sent.starts_at, sent.ends_at]).toEqual(["2026-11-30T11:00:00.000Z", "2026-12-07T11:00:00.000Z"]);
});

test("half a day of leave is entered by its hours, also on the day the clocks are set, and listed with them", async () => {
  const user = userEvent.setup();
  const { api, store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => ({
      data: [
        { id: 1, starts_at: "2031-03-30T00:00:00Z", ends_at: "2031-03-30T11:00:00Z", reason: "sick" },
        { id: 2, starts_at: "2031-03-30T00:00:00Z", ends_at: "2031-03-31T23:00:00Z", reason: "leave" },
      ],
    }),
    "POST /doctors/:id/unavailabilities": () => ({ data: {} }),
  });
  inLondon(store);
  expect(await screen.findByText("Sun, 30 Mar 2031, 00:00 – 12:00")).toBeVisible();
  expect(screen.getByText("Sun, 30 Mar 2031 – Mon, 31 Mar 2031")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "All day" }));
  await pick("From", "2031-03-30");
  expect(shownIn("To")).toBe("30 Mar 2031");
  await pick("Start time", "13:00");
  await pick("End time", "12:00");
  expect(pickerField("End time")).toHaveAccessibleDescription("The end must be after the start.");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  expect(api.calls("POST /doctors/:id/unavailabilities")).toEqual([]);
  await pick("End time", "18:00");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(1));
  expect(api.calls("POST /doctors/:id/unavailabilities")[0]?.body).toEqual({
    starts_at: "2031-03-30T12:00:00.000Z",
    ends_at: "2031-03-30T17:00:00.000Z",
    reason: "leave",
  });
});

test("leave that the doctor entered says so, and the profile has the times of the week at which the doctor usually does not work", async () => {
  const user = userEvent.setup();
  const usually_not = [
    { weekday: 1, day_part: "am" as const },
    { weekday: 1, day_part: "pm" as const },
    { weekday: 5, day_part: "evening" as const },
  ];
  const span = { starts_at: "2031-03-03T00:00:00Z", ends_at: "2031-03-04T00:00:00Z", reason: "leave" };
  const { store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": () => ({ data: { ...aDoctorDetail(), usually_not } }),
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => ({
      data: [
        { id: 1, ...span, source: "doctor" },
        { id: 2, ...span, source: "office" },
      ],
    }),
  });
  inLondon(store);
  expect(await screen.findAllByText("Entered by the doctor")).toHaveLength(1);
  await user.click(screen.getByRole("link", { name: "Profile" }));
  const term = await screen.findByText("Usually not available");
  expect(term.nextElementSibling).toHaveTextContent("Mon AM, PM Fri Evening");
});

test("the calendar shows leave and bookings in weeks that begin as the person wants, month by month", async () => {
  const user = userEvent.setup();
  jest.useFakeTimers({ now: new Date("2026-11-24T10:42:00Z"), advanceTimers: true, doNotFake: ["queueMicrotask"] });
  const booking = {
    response_id: 5,
    callout_id: 412,
    date: "2026-11-27",
    start_time: "08:00",
    end_time: "12:00",
    site: "Northbank",
  };
  const { api, store } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/bookings": () => ({ data: [{ ...booking, surgeon: "Ms Reed" }] }),
    "GET /doctors/:id/unavailabilities": () => ({
      data: [{ id: 1, starts_at: "2026-11-25T13:00:00Z", ends_at: "2026-11-27T00:00:00Z", reason: "leave" }],
    }),
  });
  inLondon(store, { week_start: "sunday" });
  const month = within(await screen.findByRole("table", { name: "November 2026" }));
  expect(await month.findByRole("link", { name: "08:00–12:00 Northbank, Ms Reed" })).toHaveAttribute(
    "href",
    "/callouts/412",
  );
  expect(month.getAllByRole("columnheader").map((head) => head.textContent)[0]).toBe("Sun");
  const cell = (day: string) => month.getAllByRole("cell").find((one) => one.querySelector("time")?.dateTime === day);
  expect(cell("2026-11-24")).toHaveAttribute("aria-current", "date");
  expect(cell("2026-11-25")).toHaveTextContent("Leave, 13:00–24:00");
  expect(cell("2026-11-26")).toHaveTextContent(/Leave$/);
  expect(cell("2026-11-27")).not.toHaveTextContent("Leave");
  const asked = () => Object.fromEntries(api.calls("GET /doctors/:id/bookings").at(-1)?.query ?? []);
  await waitFor(() => expect(asked()).toEqual({ from: "2026-11-01", to: "2026-12-05" }));
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByRole("table", { name: "December 2026" })).toBeVisible();
  await waitFor(() => expect(asked()).toEqual({ from: "2026-11-29", to: "2027-01-02" }));
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(await screen.findByRole("table", { name: "November 2026" })).toBeVisible();
  jest.useRealTimers();
});

const LEAVE = {
  id: 1,
  starts_at: "2031-03-03T00:00:00Z",
  ends_at: "2031-03-04T00:00:00Z",
  reason: "leave",
  source: "office",
};

test("leave that does not load is said in the calendar and in the list, and asked for again", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => new Refusal(422, { errors: ["x"] }),
  });
  expect(await screen.findByText("The leave could not be loaded")).toBeVisible();
  expect(await screen.findByText("The calendar could not be loaded")).toBeVisible();
  expect(screen.queryByText("No leave entered")).not.toBeInTheDocument();
  api.answers["GET /doctors/:id/unavailabilities"] = () => ({ data: [] });
  const [again] = screen.getAllByRole("button", { name: "Try again" });
  if (again) await user.click(again);
  expect(await screen.findByText("No leave entered")).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test("leave that cannot be removed stays and says so; after it is removed the focus stays with the rest", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => ({ data: [LEAVE] }),
    "DELETE /doctors/:id/unavailabilities/:id": () => new Refusal(422, { errors: ["x"] }),
  });
  const button = await screen.findByRole("button", { name: /^Remove leave/ });
  const removeLeave = async () => {
    await user.click(button);
    const question = within(await screen.findByRole("dialog", { name: "Remove this leave?" }));
    expect(question.getByText(/^Mon, 3 Mar 2031\./)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Remove" }));
  };
  await removeLeave();
  const text = { key: "doctors:page.refused", params: { reason: "x" } };
  await waitFor(() => expect(said.mock.lastCall?.slice(0, 2)).toEqual(["error", text]));
  expect(button).toBeVisible();
  api.answers["DELETE /doctors/:id/unavailabilities/:id"] = () => {
    api.answers["GET /doctors/:id/unavailabilities"] = () => ({ data: [] });
    return { success: true };
  };
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await removeLeave();
  expect(await screen.findByText("No leave entered")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Leave" })).toHaveFocus());
});

test("leave whose answer was lost says so, and once more it is the same", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const answers = [new Refusal(503, { errors: ["x"], code: "unavailable" })];
  const { api } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/unavailabilities": () => answers.shift() ?? { data: {} },
  });
  const add = async (times: number) => {
    await user.click(screen.getByRole("button", { name: "Add leave" }));
    await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(times));
  };
  await screen.findByText("No leave entered");
  await pick("From", "2031-12-01");
  await add(1);
  const refused = { key: "doctors:page.refused", params: { reason: expect.any(String) } };
  await waitFor(() => expect(said.mock.lastCall?.slice(0, 2)).toEqual(["error", refused]));
  await add(2);
  await waitFor(() => expect(shownIn("From")).not.toBe("1 Dec 2031"));
  await pick("From", "2031-12-01");
  await add(3);
  const [first, second, third] = api
    .calls("POST /doctors/:id/unavailabilities")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("leave of more than three years is a slip: it is said at its last day, and nothing is sent", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/unavailabilities": () => ({ data: {} }),
  });
  await screen.findByText("No leave entered");
  await pick("From", "2031-12-01");
  await pick("To (inclusive)", "2035-12-01");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  expect(pickerField("To (inclusive)")).toHaveAccessibleDescription("Choose at most 1098 days");
  expect(api.calls("POST /doctors/:id/unavailabilities")).toEqual([]);
  await pick("To (inclusive)", "2033-12-01");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(1));
});

test("leave that lasts or is to come stands first, then what is over, the newest first, of which no callouts are promised", async () => {
  const user = userEvent.setup();
  const leave = (id: number, year: number) => ({
    ...LEAVE,
    id,
    starts_at: `${year}-03-03T00:00:00Z`,
    ends_at: `${year}-03-04T00:00:00Z`,
  });
  await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": detail,
    "GET /doctors/:id/unavailabilities": () => ({ data: [2021, 2022, 2091, 2092].map((year, n) => leave(n, year)) }),
  });
  const list = within(await screen.findByRole("region", { name: "Leave" }));
  const rows = await list.findAllByRole("listitem");
  expect(rows.map((row) => /20\d\d/.exec(row.textContent)?.[0])).toEqual(["2091", "2092", "2022", "2021"]);
  const questions: (string | null)[] = [];
  for (const button of list.getAllByRole("button").slice(1, 3)) {
    await user.click(button);
    const question = within(await screen.findByRole("dialog", { name: "Remove this leave?" }));
    questions.push(question.getByText(/^Mon, 3 Mar 2092|^Thu, 3 Mar 2022/).textContent);
    await user.click(question.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  }
  expect(questions).toEqual([
    "Mon, 3 Mar 2092. Callouts for this time will go to the doctor again.",
    "Thu, 3 Mar 2022",
  ]);
});
