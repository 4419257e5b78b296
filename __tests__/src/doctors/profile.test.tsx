/** One doctor: added by the form, refused for an address in use, shown, and given leave. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { inertPorts } from "../../../src/app/inertPorts.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { aWireDoctor } from "../../support/aWireCallout.ts";
import { ME } from "../../support/liveApp.ts";
import { Refusal, renderScreen } from "../../support/screenApp.tsx";

const detail = () => ({
  data: { ...aWireDoctor(), specialties: ["Cardiac"], registration_body: null, registration_number: null, notes: null },
});

test("a doctor is added, and an address in use is said at its field, once", async () => {
  const user = userEvent.setup();
  let taken = true;
  const { api } = await renderScreen("/doctors/new", {
    "POST /doctors": () =>
      taken ? new Refusal(422, { errors: { email: ["has already been taken"] }, code: "invalid_input" }) : detail(),
    "GET /doctors/:id": detail,
    "GET /doctors": () => ({ data: taken ? [aWireDoctor()] : [], meta: { total: 1, page: 1, per_page: 2 } }),
  });
  await user.type(await screen.findByRole("textbox", { name: /^First name/ }), "Hana");
  await user.type(screen.getByRole("textbox", { name: /^Last name/ }), "Itokawa");
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "hana@example.test");
  await user.tab();
  expect(await screen.findByText("Another doctor already has this email.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Email/ })).toHaveAccessibleDescription(
      "Another doctor already has this email.",
    ),
  );
  expect(screen.getAllByText("Another doctor already has this email.")).toHaveLength(1);
  taken = false;
  await user.type(screen.getByRole("textbox", { name: /^Last name/ }), "x");
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dr Hana Itokawa" })).toBeVisible();
  expect(api.calls("POST /doctors").at(-1)?.body).toMatchObject({
    doctor: { first_name: "Hana", last_name: "Itokawax", email: "hana@example.test", role: "anaesthetist" },
  });
});

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
  expect(await screen.findByText("Days as in Auckland")).toBeVisible();
  await user.type(await screen.findByLabelText("From"), "2026-12-01");
  await user.clear(screen.getByLabelText("To, included"));
  await user.type(screen.getByLabelText("To, included"), "2026-12-07");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(1));
  const sent = api.calls("POST /doctors/:id/unavailabilities")[0]?.body as { starts_at: string; ends_at: string };
  expect([sent.starts_at, sent.ends_at]).toEqual(["2026-11-30T11:00:00.000Z", "2026-12-07T11:00:00.000Z"]);
});

test("a doctor of nobody's is said in place", async () => {
  await renderScreen("/doctors/51", {});
  expect(await screen.findByText("This doctor is not in your practice")).toBeVisible();
});

test("archiving a booked doctor says what to do first", async () => {
  const said = jest.spyOn(inertPorts.toast, "say");
  await renderScreen("/doctors/51", {
    "GET /doctors/:id": detail,
    "POST /doctors/:id/archive": () => new Refusal(409, { errors: ["x"], code: "invalid_transition" }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
  await waitFor(() => expect(said).toHaveBeenCalledWith("error", { key: "doctors:work.booked" }, undefined, undefined));
});
