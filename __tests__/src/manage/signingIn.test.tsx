/** How a practice's administrators sign in, and where they are signed in: for its owners. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type UserRole } from "../../../src/contract/account.ts";
import { type Administrator, type ColleagueSession } from "../../../src/contract/shapes/administrator.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { type Answers, renderScreen } from "../../support/app/screenApp.tsx";

const PATH = "/practice-management/administrators";
const person = (id: number, first_name: string, values: Partial<Administrator> = {}): Administrator => ({
  id,
  first_name,
  last_name: "Kessler",
  email: `person${id}@example.test`,
  role: "admin",
  status: "active",
  last_seen_at: null,
  second_factor: false,
  invitation_expires_at: null,
  ...values,
});
const session = (user_id: number, id: string, values: Partial<ColleagueSession> = {}): ColleagueSession => ({
  ...{ user_id, id, current: false, browser: "Firefox", system: "Linux", ip: "192.0.2.7" },
  created_at: "2026-11-20T08:00:00Z",
  last_used_at: "2026-11-23T08:05:00Z",
  ...values,
});
const ANNA = person(1, "Anna", { role: "owner", second_factor: true });
const BEN = person(2, "Ben");
const SESSIONS = [
  session(1, "own", { current: true }),
  session(2, "one"),
  session(2, "two", { browser: "Edge", system: "Windows" }),
];

async function open(as: UserRole, people: Administrator[], more: Answers = {}) {
  const user = userEvent.setup();
  const answers = {
    "GET /users": () => ({ data: people }),
    "GET /users/sessions": () => ({ data: SESSIONS }),
    ...more,
  };
  const shown = await renderScreen(PATH, answers);
  act(() => void shown.store.dispatch(sessionOpened({ user: { ...ME, id: 1, role: as } })));
  await screen.findByText(people[0]?.email ?? "");
  return { user, ...shown };
}
const devices = async () => within(await screen.findByRole("region", { name: "Signed-in devices" }));

test("an owner who has two-step verification requires it of everybody, and reads how many lack it", async () => {
  const settings = { ...ME.company.company_settings, second_factor_required: true, defaults_version: 1 };
  const saved = { ...ME, id: 1, company: { ...ME.company, company_settings: settings } };
  const { user, api } = await open("owner", [ANNA, BEN, person(3, "Caro", { status: "disabled" })], {
    "PUT /company_settings": () => ({ data: saved }),
  });
  const form = within(await screen.findByRole("form", { name: "Signing in" }));
  expect(form.getByText(/^1 active administrator has not set it up/)).toBeVisible();
  await user.click(form.getByRole("checkbox", { name: /is required for everybody in the practice/ }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(form.getByRole("status")).toBeVisible());
  expect(api.calls("PUT /company_settings").map(({ body }) => body)).toEqual([
    { update_type: "security", security: { second_factor_required: true }, lock_version: 0 },
  ]);
  expect(form.getByRole("checkbox")).toBeChecked();
});

test("an owner without it is led to setting it up first", async () => {
  await open("owner", [person(1, "Anna", { role: "owner" }), BEN]);
  expect(await screen.findByRole("link", { name: "Set it up" })).toHaveAttribute(
    "href",
    "/user-settings/settings#second-factor",
  );
  expect(screen.queryByRole("form", { name: "Signing in" })).not.toBeInTheDocument();
});

test("who is no owner is shown neither the requirement nor others' sessions", async () => {
  const { api } = await open("admin", [ANNA, BEN]);
  expect(screen.queryByRole("region", { name: "Signed-in devices" })).not.toBeInTheDocument();
  expect(screen.queryByRole("form", { name: "Signing in" })).not.toBeInTheDocument();
  expect(api.calls("GET /users/sessions")).toHaveLength(0);
});

test("sessions by person: device, last use and beginning; one is ended, or all of a person", async () => {
  let rows = SESSIONS;
  const { user, api } = await open("owner", [ANNA, BEN], {
    "GET /users/sessions": () => ({ data: rows }),
    "DELETE /users/:id/sessions/two": () => {
      rows = SESSIONS.filter(({ id }) => id !== "two");
      return { success: true };
    },
    "DELETE /users/:id/sessions": () => ({ success: true }),
  });
  const list = await devices();
  expect(await list.findByText("Edge on Windows")).toBeVisible();
  expect(list.getAllByText(/Last used .*23 Nov 2026.* · Signed in .*20 Nov 2026/)).toHaveLength(3);
  expect(list.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Anna Kessler",
    "Ben Kessler",
  ]);
  expect(list.getByText("This device")).toBeVisible();
  expect(list.queryByRole("button", { name: /Anna Kessler/ })).not.toBeInTheDocument();
  await user.click(list.getByRole("button", { name: "Sign out everywhere: Ben Kessler" }));
  expect(api.calls("DELETE /users/:id/sessions").map(({ path }) => path)).toEqual(["/users/2/sessions"]);
  await user.click(list.getByRole("button", { name: "Sign out: Ben Kessler, Edge on Windows" }));
  await waitFor(() => expect(list.queryByText("Edge on Windows")).not.toBeInTheDocument());
  expect(list.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(list.queryByRole("button", { name: /^Sign out everywhere/ })).not.toBeInTheDocument();
});
