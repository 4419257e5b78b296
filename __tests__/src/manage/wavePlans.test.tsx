/** Wave plans of the practice: read, written, changed beside a colleague, removed. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aWavePlan, LUCIA, OWEN, REGULARS } from "../../support/app/aWave.ts";
import { FORM_ANSWERS, HANA } from "../../support/app/calloutForm.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const TAB = "/practice-management/callout-defaults";
const open = (at: string, plans: object[], answers: Answers = {}) =>
  renderScreen(`${TAB}${at}`, { ...FORM_ANSWERS, "GET /wave_plans": () => ({ data: plans }), ...answers });
const wave = (number: number) => within(screen.getByRole("region", { name: `Wave ${number}` }));

test("each plan tells its steps in order", async () => {
  await open("", [aWavePlan()]);
  const plans = within(await screen.findByRole("region", { name: "Wave plans" }));
  expect(await plans.findByRole("link", { name: "Weekdays" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\?plan=31$/),
  );
  const [, steps] = plans.getAllByRole("list");
  expect(
    within(steps ?? document.body)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    `1${REGULARS.name}as soon as the callout is sent`,
    expect.stringMatching(/^2Dr Owen Talgarthafter 6\sh, only if fewer than 2 have offered$/),
    `3${LUCIA.name}at 18:00`,
  ]);
});

test("without one, it says what a plan is for; one that is gone is said to be", async () => {
  const { unmount } = await open("", []);
  expect(await screen.findByText("No wave plans yet")).toBeVisible();
  unmount();
  await open("?plan=99", []);
  expect(await screen.findByRole("heading", { name: /^Plan not found/ })).toBeVisible();
});

test("where they cannot be loaded, that is said, and tried again at a press", async () => {
  const user = userEvent.setup();
  const { api } = await open("", [], { "GET /wave_plans": () => new Refusal(404, { errors: ["x"] }) });
  expect(await screen.findByText("The wave plans could not be loaded")).toBeVisible();
  api.answers["GET /wave_plans"] = () => ({ data: [aWavePlan()] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Weekdays" })).toBeVisible();
});

test("a plan is written: name, who first, who then and when", async () => {
  const user = userEvent.setup();
  const { api } = await open("?plan=new", [], { "POST /wave_plans": () => ({ data: aWavePlan() }) });
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Choose at least one group or doctor")).toHaveLength(2);
  expect(api.calls("POST /wave_plans")).toEqual([]);
  await user.type(screen.getByLabelText("Name"), " Weekdays ");
  await user.type(screen.getByRole("combobox", { name: "First ask" }), "part");
  await user.click(await screen.findByRole("option", { name: "Partners (11)" }));
  await user.type(wave(2).getByRole("combobox", { name: "Then ask" }), "hana");
  await user.click(await screen.findByRole("option", { name: HANA.name }));
  await user.type(wave(2).getByLabelText(/^Only if fewer offers than/), "1");
  expect(screen.queryByRole("button", { name: "Remove wave 2" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(new RegExp(`^${TAB}$`)));
  expect(api.calls("POST /wave_plans").map(({ body }) => body)).toEqual([
    {
      name: "Weekdays",
      first: { doctor_ids: [], group_ids: [9] },
      waves: [{ doctor_ids: [HANA.id], group_ids: [], after_hours: 24, at: null, fewer_than: 1 }],
    },
  ]);
});

test("a name that is taken is said at the field, and nothing is lost", async () => {
  const user = userEvent.setup();
  await open("?plan=31", [aWavePlan()], {
    "PUT /wave_plans/:id": () =>
      new Refusal(422, { errors: { name: ["has already been taken"] }, code: "invalid_input" }),
  });
  await user.type(await screen.findByLabelText("Name"), " too");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Another plan has this name.")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Weekdays too");
});

test("a colleague's change stands beside mine; keeping mine takes over the rest", async () => {
  const user = userEvent.setup();
  const [first, second] = aWavePlan().waves;
  const theirs = aWavePlan({ name: "Week", lock_version: 2, waves: first ? [first] : [] });
  const { api } = await open("?plan=31", [aWavePlan()], {
    "PUT /wave_plans/:id": ({ body }) =>
      (body as { lock_version: number }).lock_version === 1
        ? new Refusal(409, { errors: ["stale"], code: "stale", data: theirs })
        : { data: theirs },
  });
  await user.click(await screen.findByRole("button", { name: `Remove ${OWEN.name}` }));
  await user.type(wave(2).getByRole("combobox", { name: "Then ask" }), "hana");
  await user.click(await screen.findByRole("option", { name: HANA.name }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Somebody else has changed this in the meantime.")).toBeVisible();
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(["Name", "Waves"]);
  await user.click(screen.getByRole("button", { name: /^Keep/ }));
  expect(screen.getByLabelText("Name")).toHaveValue("Week");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("PUT /wave_plans/:id")).toHaveLength(2));
  expect(api.calls("PUT /wave_plans/:id")[1]?.body).toMatchObject({
    name: "Week",
    lock_version: 2,
    waves: [{ doctor_ids: [HANA.id] }, { doctor_ids: second?.doctors.map(({ id }) => id) }],
  });
});

test("a plan is removed after a question", async () => {
  const user = userEvent.setup();
  const { api } = await open("", [aWavePlan()], { "DELETE /wave_plans/:id": () => ({ success: true }) });
  await user.click(await screen.findByRole("button", { name: "Remove Weekdays" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Weekdays?" }));
  expect(dialog.getByText(/keep their waves/)).toBeVisible();
  expect(api.calls("DELETE /wave_plans/:id")).toEqual([]);
  api.answers["GET /wave_plans"] = () => ({ data: [] });
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("No wave plans yet")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Wave plans" })).toHaveFocus());
  expect(api.calls("DELETE /wave_plans/:id").map(({ path }) => path)).toEqual(["/wave_plans/31"]);
});
