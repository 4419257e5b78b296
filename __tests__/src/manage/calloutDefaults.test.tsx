/** What callouts begin with, and how long data is kept: saved against the version that was read. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { USUAL_DEFAULTS } from "../../../src/contract/rules/sessionHours.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { userChanged } from "../../../src/features/user/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const BASE = "/practice-management";

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("a colleague's new defaults stand in the form, but never over what is being typed: saving then shows both", async () => {
  const user = userEvent.setup();
  const { company } = ME;
  const theirs = (defaults_version: number, respond_within_hours: number) => ({
    ...ME,
    company: {
      ...company,
      company_settings: { ...company.company_settings, defaults_version, respond_within_hours, fees_enabled: true },
    },
  });
  const { api, store } = await renderScreen(`${BASE}/callout-defaults`, {
    "PUT /company_settings": ({ body }) =>
      (body as { lock_version: number }).lock_version < 3
        ? new Refusal(409, { errors: ["stale"], code: "stale", data: theirs(3, 12) })
        : { data: theirs(4, 48) },
  });
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  const hours = await screen.findByLabelText(/^Hours to answer/);
  act(() => void store.dispatch(userChanged({ user: theirs(1, 24) })));
  expect(hours).toHaveValue("24");
  await user.clear(hours);
  await user.type(hours, "48");
  await user.click(screen.getByRole("checkbox", { name: /^Remind once/ }));
  await user.click(screen.getByRole("button", { name: "Add a day" }));
  act(() => void store.dispatch(userChanged({ user: theirs(2, 12) })));
  expect(hours).toHaveValue("48");
  await user.click(screen.getByRole("button", { name: "Save defaults" }));
  await waitFor(() => expect(api.calls("PUT /company_settings")[0]?.body).toMatchObject({ lock_version: 1 }));
  expect(await screen.findByText("Somebody else has changed these settings in the meantime.")).toBeVisible();
  expect(rows()).toEqual([
    ["Hours to answer", "12", "48"],
    ["Remind once automatically", "on", "off"],
  ]);
  expect(hours).toHaveValue("48");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(hours).toHaveValue("48");
  await user.click(screen.getByRole("button", { name: "Save defaults" }));
  await waitFor(() => expect(api.calls("PUT /company_settings")[1]?.body).toMatchObject({ lock_version: 3 }));
  expect(api.calls("PUT /company_settings")[1]?.body).toMatchObject({
    callout_defaults: { respond_within_hours: 48, automatic_reminder: false, fees_enabled: true },
  });
});

test("of the times nobody else changed anything: for them the newest version counts, and theirs is taken when it is chosen", async () => {
  const user = userEvent.setup();
  const { company } = ME;
  const with_ = (defaults_version: number, values: object) => ({
    ...ME,
    company: { ...company, company_settings: { ...company.company_settings, defaults_version, ...values } },
  });
  const { usual } = USUAL_DEFAULTS.session_times;
  const session_times = { usual: { ...usual, am: ["07:00", "12:00"] }, weekdays: { wed: { am: ["06:00", "12:00"] } } };
  const { api, store } = await renderScreen(`${BASE}/callout-defaults`, {
    "PUT /company_settings": () =>
      new Refusal(409, { errors: ["stale"], code: "stale", data: with_(3, { session_times }) }),
  });
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  await user.click(await screen.findByRole("button", { name: "Add a day" }));
  act(() => void store.dispatch(userChanged({ user: with_(2, { respond_within_hours: 12 }) })));
  await user.click(screen.getByRole("button", { name: "Save times" }));
  await waitFor(() => expect(api.calls("PUT /company_settings")[0]?.body).toMatchObject({ lock_version: 2 }));
  await screen.findByText("Somebody else has changed these settings in the meantime.");
  expect(rows()).toEqual([
    ["AM", "07:00–12:00", "not changed"],
    ["Different times on some days", "Wednesday, AM 06:00–12:00", "Monday, AM 07:30–12:00"],
  ]);
  expect(screen.getByRole("listitem", { name: "Monday, AM" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use theirs" }));
  expect(screen.getByRole("listitem", { name: "Wednesday, AM" })).toBeVisible();
  expect(screen.queryByRole("listitem", { name: "Monday, AM" })).not.toBeInTheDocument();
});

test("defaults and session times are saved against the version that was read, a day that differs among them", async () => {
  const user = userEvent.setup();
  const { company } = ME;
  const at = (defaults_version: number) => ({
    data: { ...ME, company: { ...company, company_settings: { ...company.company_settings, defaults_version } } },
  });
  const { api, store } = await renderScreen(`${BASE}/callout-defaults`, {
    "PUT /company_settings": () => at(api.calls("PUT /company_settings").length),
  });
  act(() => {
    store.dispatch(sessionOpened({ user: ME }));
  });
  const hours = await screen.findByLabelText(/^Hours to answer/);
  await user.type(hours, "0");
  await user.click(screen.getByRole("button", { name: "Save defaults" }));
  expect(hours).toHaveAccessibleDescription("Whole hours, 1 to 720");
  await user.clear(hours);
  await user.type(hours, "48");
  await user.click(screen.getByRole("checkbox", { name: /^Remind once/ }));
  const standbys = screen.getByRole("checkbox", { name: /^Ask standbys automatically/ });
  expect(standbys).toBeChecked();
  await user.click(standbys);
  await user.click(screen.getByRole("button", { name: "Save defaults" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add a day" }));
  await user.click(screen.getByRole("button", { name: "Add a day" }));
  await user.selectOptions(screen.getAllByLabelText("Day")[1] as HTMLElement, "Wednesday");
  await user.click(screen.getByRole("button", { name: "Remove Monday, AM" }));
  await user.click(screen.getByRole("button", { name: "Save times" }));
  await waitFor(() => expect(api.calls("PUT /company_settings")).toHaveLength(2));
  expect(api.calls("PUT /company_settings").map(({ body }) => body)).toMatchObject([
    {
      update_type: "callout_defaults",
      callout_defaults: {
        respond_within_hours: 48,
        automatic_reminder: false,
        ask_standbys: false,
        withdraw_phone_hours: 72,
      },
      lock_version: 0,
    },
    {
      update_type: "session_times",
      session_times: { usual: USUAL_DEFAULTS.session_times.usual, weekdays: { wed: { am: ["07:30", "12:00"] } } },
      lock_version: 1,
    },
  ]);
});

test("how long data is kept is chosen beside the export, and what then goes is said there", async () => {
  const user = userEvent.setup();
  const { company } = ME;
  const { api, store } = await renderScreen(`${BASE}/data`, {
    "PUT /company_settings": () => ({
      data: { ...ME, company: { ...company, company_settings: { ...company.company_settings, retention_months: 24 } } },
    }),
  });
  act(() => {
    store.dispatch(sessionOpened({ user: ME }));
  });
  const choice = await screen.findByRole("combobox", { name: "Keep for" });
  expect(choice).toHaveDisplayValue("No limit");
  expect(screen.getByText(/What has been removed cannot be brought back/)).toBeVisible();
  await user.selectOptions(choice, "24 months");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("PUT /company_settings")).toHaveLength(1));
  const privacy = { retention_months: 24 };
  expect(api.calls("PUT /company_settings")[0]?.body).toEqual({ update_type: "privacy", privacy, lock_version: 0 });
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(choice).toHaveDisplayValue("24 months");
});

test("how long data is kept, too, shows a colleague's choice beside one's own", async () => {
  const user = userEvent.setup();
  const { company } = ME;
  const theirs = {
    ...ME,
    company: {
      ...company,
      company_settings: { ...company.company_settings, retention_months: 24, defaults_version: 2 },
    },
  };
  const { store } = await renderScreen(`${BASE}/data`, {
    "PUT /company_settings": () => new Refusal(409, { errors: ["stale"], code: "stale", data: theirs }),
  });
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  const choice = await screen.findByRole("combobox", { name: "Keep for" });
  await user.selectOptions(choice, "36 months");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Somebody else has changed these settings in the meantime.");
  expect(rows()).toEqual([["Keep for", "24 months", "36 months"]]);
  expect(choice).toHaveDisplayValue("36 months");
  await user.click(screen.getByRole("button", { name: "Use theirs" }));
  expect(choice).toHaveDisplayValue("24 months");
});
