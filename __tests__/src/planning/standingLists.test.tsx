/** Standing lists: seen in the order of the week, added, changed and ended; two colleagues at once lose nothing. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { pick, shownIn } from "../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aStandingList, HANA } from "../../support/wire/wirePlans.ts";

const PAGE = "/planning/standing-lists";

const SITES = [
  { id: 1, name: "St Brannoc’s Hospital", short_name: "St Brannoc’s", time_zone: "Europe/London", theatres: [] },
  { id: 2, name: "Saltmarsh Clinic", short_name: "Saltmarsh", time_zone: "Europe/London", theatres: ["1", "2"] },
];
const SURGEONS = [
  { id: 1, display_name: "Ms N. Merrowby", specialty: null },
  { id: 2, display_name: "Mr P. Castellane", specialty: null },
];

const answering = (own: Answers = {}): Answers => ({
  "GET /sites": () => ({ data: SITES }),
  "GET /surgeons": () => ({ data: SURGEONS }),
  "GET /doctors": () => ({ data: [{ ...HANA, status: "active" }], meta: { page: 1, per_page: 20, total: 1 } }),
  "GET /standing_lists": () => ({ data: [aStandingList()] }),
  ...own,
});

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll("\u00a0", " ")));

test("each says when, where, whose, whom it needs, who is usually asked, and from when to when it counts", async () => {
  const fortnightly = aStandingList({
    id: 8,
    weekday: 3,
    every_weeks: 2,
    ends_on: "2099-12-31",
    theatre: null,
    surgeon: null,
    specialty: null,
    positions: 2,
    usual_doctor: null,
  });
  await renderScreen(PAGE, answering({ "GET /standing_lists": () => ({ data: [aStandingList(), fortnightly] }) }));
  await screen.findByRole("link", { name: "Monday 08:00–12:00" });
  expect(rows()).toEqual([
    [
      "Monday 08:00–12:00AM · Every week",
      "St Brannoc’s HospitalTheatre 1",
      "Ms N. MerrowbyGynaecology",
      "Anaesthetist",
      "Dr Hana Itokawa",
      "From Mon, 30 Nov 2099",
      "End…Delete",
    ],
    [
      "Wednesday 08:00–12:00AM · Every 2 weeks",
      "St Brannoc’s Hospital",
      "No surgeon",
      "AnaesthetistDoctors needed: 2",
      "Nobody",
      "Mon, 30 Nov 2099 – Thu, 31 Dec 2099",
      "End…Delete",
    ],
  ]);
});

test("where there is none yet, that is said, and the form is one press away", async () => {
  const user = userEvent.setup();
  await renderScreen(PAGE, answering({ "GET /standing_lists": () => ({ data: [] }) }));
  expect(await screen.findByRole("heading", { name: "No standing lists yet" })).toBeVisible();
  await user.click(screen.getAllByRole("button", { name: "Add standing list" })[1] as HTMLElement);
  expect(await screen.findByRole("dialog", { name: "Add standing list" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("what could not be loaded is asked for again", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(PAGE, answering({ "GET /standing_lists": () => new Refusal(422, {}) }));
  expect(await screen.findByText("The standing lists could not be loaded")).toBeVisible();
  api.answers["GET /standing_lists"] = () => ({ data: [aStandingList()] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Monday 08:00–12:00" })).toBeVisible();
});

test("a new one: the session brings its hours, another weekday its own; what is missing is said at its field", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(
    `${PAGE}?edit=new`,
    answering({ "POST /standing_lists": () => ({ data: aStandingList({ id: 9 }) }) }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Session"), "PM");
  expect([shownIn("Starts", dialog), shownIn("Ends", dialog)]).toEqual(["13:30", "17:30"]);
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  expect(await dialog.findAllByText("Please fill this in.")).toHaveLength(2);
  expect(dialog.getByLabelText("Site")).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText("Weekday"), "Thursday");
  await user.selectOptions(dialog.getByLabelText("Repeats"), "Every 2 weeks");
  await user.selectOptions(dialog.getByLabelText("Site"), "Saltmarsh Clinic");
  await user.selectOptions(dialog.getByLabelText("Theatre"), "2");
  await user.selectOptions(dialog.getByLabelText("Surgeon"), "Mr P. Castellane");
  await pick("First day", "2099-12-01", dialog);
  await pick(/^Last day/, "2099-11-01", dialog);
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  expect(await dialog.findByText("The last day must not be before the first.")).toBeVisible();
  await pick(/^Last day/, "2099-12-31", dialog);
  await user.type(dialog.getByLabelText(/^Usual doctor/), "Somebody else");
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  expect(await dialog.findByText(/^Choose one of the doctors/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Usual doctor/));
  await user.type(dialog.getByLabelText(/^Usual doctor/), HANA.name);
  // Whoever types a whole name need not pick it.
  expect(await screen.findByRole("option", { name: new RegExp(`^${HANA.name}`) })).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /standing_lists").map(({ body }) => body)).toEqual([
    {
      standing_list: {
        weekday: 4,
        every_weeks: 2,
        starts_on: "2099-12-01",
        ends_on: "2099-12-31",
        session: "pm",
        start_time: "13:30",
        end_time: "17:30",
        site_id: 2,
        theatre: "2",
        surgeon_id: 2,
        specialty: null,
        role_needed: "anaesthetist",
        positions: 1,
        usual_doctor_id: HANA.id,
      },
    },
  ]);
  expect(api.calls("POST /standing_lists")[0]?.headers.get("idempotency-key")).toBeTruthy();
});

test("a colleague's change stands beside mine; keeping mine saves it over theirs, and takes the rest from them", async () => {
  const user = userEvent.setup();
  const theirs = aStandingList({ theatre: "Theatre 9", weekday: 2, lock_version: 3 });
  const { api } = await renderScreen(
    `${PAGE}?edit=7`,
    answering({
      "PUT /standing_lists/:id": ({ body }) =>
        (body as { lock_version: number }).lock_version === 2
          ? new Refusal(409, { errors: ["stale"], code: "stale", data: theirs })
          : { data: theirs },
    }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Change standing list" }));
  await user.clear(dialog.getByLabelText(/^Theatre/));
  await user.type(dialog.getByLabelText(/^Theatre/), "Theatre 5");
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  expect(await dialog.findByText("Somebody has changed this standing list in the meantime.")).toBeVisible();
  const compared = dialog.getAllByRole("row").slice(1);
  expect(compared.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Weekday", "Tuesday", "not changed"],
    ["Site", "St Brannoc’s Hospital, Theatre 9", "St Brannoc’s Hospital, Theatre 5"],
  ]);
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  expect(dialog.getByLabelText("Weekday")).toHaveDisplayValue("Tuesday");
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("PUT /standing_lists/:id")[1]?.body).toMatchObject({
    lock_version: 3,
    standing_list: { weekday: 2, theatre: "Theatre 5", specialty: "Gynaecology", usual_doctor_id: HANA.id },
  });
});

test("what was typed is asked about before the dialog closes, and before the page is left", async () => {
  const user = userEvent.setup();
  await renderScreen(PAGE, answering());
  await user.click(await screen.findByRole("link", { name: "Monday 08:00–12:00" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change standing list" }));
  await user.type(dialog.getByLabelText(/^Theatre/), "A");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Leave without saving?" })).not.toBeInTheDocument());
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 1A");
  await user.click(screen.getByRole("link", { name: "Plan weeks", hidden: true }));
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 1A");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("an address of one that is gone says so, and leads to the others", async () => {
  const user = userEvent.setup();
  await renderScreen(`${PAGE}?edit=99`, answering());
  expect(await screen.findByRole("dialog", { name: /may have been deleted/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "All standing lists" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(/standing-lists$/));
});

test("one ends on a day; those that are over are shown on demand", async () => {
  const user = userEvent.setup();
  const past = aStandingList({ id: 8, weekday: 5, starts_on: "2020-01-01", ends_on: "2020-12-31" });
  const { api } = await renderScreen(
    PAGE,
    answering({
      "GET /standing_lists": () => ({ data: [aStandingList(), past] }),
      "PUT /standing_lists/:id": () => ({ data: aStandingList({ ends_on: "2099-12-31", lock_version: 3 }) }),
    }),
  );
  await screen.findByRole("link", { name: "Monday 08:00–12:00" });
  expect(screen.queryByRole("link", { name: /^Friday/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Show ended ones" }));
  expect(screen.getByRole("link", { name: "Friday 08:00–12:00" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^End Monday 08:00–12:00, St Brannoc’s, Theatre 1/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "When does this standing list end?" }));
  await pick("Last day", "2099-12-31", dialog);
  await user.click(dialog.getByRole("button", { name: "Save last day" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("PUT /standing_lists/:id")[0]?.body).toMatchObject({
    lock_version: 2,
    standing_list: { weekday: 1, starts_on: "2099-11-30", ends_on: "2099-12-31", theatre: "Theatre 1", surgeon_id: 1 },
  });
});

test("a site and a surgeon that were archived since stay chosen", async () => {
  const user = userEvent.setup();
  const archived_at = "2099-11-01T00:00:00Z";
  const { api } = await renderScreen(
    `${PAGE}?edit=7`,
    answering({
      "GET /sites": ({ query }) => ({
        data: SITES.flatMap((one) => (one.id === 2 ? [one] : query.size > 0 ? [{ ...one, archived_at }] : [])),
      }),
      "GET /surgeons": ({ query }) => ({
        data: SURGEONS.flatMap((one) => (one.id === 2 ? [one] : query.size > 0 ? [{ ...one, archived_at }] : [])),
      }),
      "PUT /standing_lists/:id": () => ({ data: aStandingList({ theatre: "Theatre 5", lock_version: 3 }) }),
    }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Change standing list" }));
  expect(await dialog.findByRole("option", { name: "St Brannoc’s Hospital" })).toBeInTheDocument();
  expect(await dialog.findByRole("option", { name: "Ms N. Merrowby" })).toBeInTheDocument();
  expect(dialog.getByLabelText("Site")).toHaveDisplayValue("St Brannoc’s Hospital");
  expect(dialog.getByLabelText("Surgeon")).toHaveDisplayValue("Ms N. Merrowby");
  await user.clear(dialog.getByLabelText(/^Theatre/));
  await user.type(dialog.getByLabelText(/^Theatre/), "Theatre 5");
  await user.click(dialog.getByRole("button", { name: "Save standing list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("PUT /standing_lists/:id")[0]?.body).toMatchObject({
    standing_list: { site_id: 1, surgeon_id: 1, theatre: "Theatre 5" },
  });
});

test("one that is over is looked at and closed again among those that are over", async () => {
  const user = userEvent.setup();
  const past = aStandingList({ id: 8, weekday: 5, starts_on: "2020-01-01", ends_on: "2020-12-31" });
  await renderScreen(
    `${PAGE}?ended=1`,
    answering({ "GET /standing_lists": () => ({ data: [aStandingList(), past] }) }),
  );
  await user.click(await screen.findByRole("link", { name: "Friday 08:00–12:00" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: "Friday 08:00–12:00" })).toBeVisible();
});
