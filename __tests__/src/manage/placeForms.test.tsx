/** The forms of practice management: opening and leaving them, and saving once. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aWavePlan } from "../../support/app/aWave.ts";
import { FORM_ANSWERS, HANA } from "../../support/app/calloutForm.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail } from "../../support/aWireCallout.ts";

test.each(["sites", "surgeons", "groups"])("%s: Cancel leads back to the list", async (part) => {
  const user = userEvent.setup();
  const { api } = await renderScreen(`/practice-management/${part}?edit=new`, {});
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText("address")).toHaveTextContent(new RegExp(`^/practice-management/${part}$`));
  expect(api.log.filter(({ call }) => !call.startsWith("GET"))).toEqual([]);
});

test.each([
  ["surgeons?edit=new", "POST /surgeons", "Name"],
  ["sites?edit=new", "POST /sites", "Name"],
  ["groups?edit=new", "POST /doctor_groups", "Name"],
])(
  "%s: what is sent again after an answer was lost is the same one, with another name too",
  async (at, call, label) => {
    const user = userEvent.setup();
    const { api } = await renderScreen(`/practice-management/${at}`, {
      [call]: () => new Refusal(503, { errors: ["Please try again."], code: "unavailable" }),
    });
    const keys = () => api.calls(call).map(({ headers }) => headers.get("idempotency-key"));
    const name = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.type(name, "Dr Rowan");
    const short = screen.queryByLabelText(/^Short name/);
    if (short) await user.type(short, "Rowan");
    for (const count of [1, 2, 3]) {
      if (count === 3) await user.type(name, "s");
      await user.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(keys()).toHaveLength(count));
      await screen.findByText("Could not be saved");
    }
    const [first, ...others] = keys();
    expect(first).toMatch(/^[\d-]{10,}$/);
    expect(others).toEqual([first, first]);
  },
);

test.each([
  ["sites", "GET /sites", "The sites could not be loaded", "Site not found; it may have been removed."],
  ["surgeons", "GET /surgeons", "The surgeons could not be loaded", "Surgeon not found; it may have been removed."],
])(
  "%s: what could not be loaded is said in the form's place, and asked for again",
  async (part, call, failed, gone) => {
    const user = userEvent.setup();
    const { api } = await renderScreen(`/practice-management/${part}?edit=5`, {
      [call]: () => new Refusal(403, { errors: ["no"], code: "forbidden", request_id: "req-7" }),
    });
    expect(await screen.findByRole("heading", { name: failed })).toBeVisible();
    expect(screen.getByText(/req-7/)).toBeVisible();
    api.answers[call] = () => ({ data: [] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(gone)).toBeVisible();
  },
);

test("a new site needs no others: where they could not be loaded, it is added all the same", async () => {
  await renderScreen("/practice-management/sites?edit=new", {
    "GET /sites": () => new Refusal(403, { errors: ["no"], code: "forbidden" }),
  });
  expect(await screen.findByLabelText(/^Name/)).toBeVisible();
});

const SURGEON = { id: 8, display_name: "Ms Reed", specialty: null, phone: null, notes: null, archived_at: null };
const GROUP = { id: 9, name: "Hearts", colour: "red", description: null, doctors: 3, lock_version: 0 };

test.each<[at: string, call: string, field: RegExp, save: string, answers: Answers]>([
  [
    "/practice-management/surgeons?edit=8",
    "PUT /surgeons/:id",
    /^Specialty/,
    "Save",
    { "GET /surgeons": () => ({ data: [{ ...SURGEON, in_use: true, lock_version: 0, doctors: [] }] }) },
  ],
  [
    "/practice-management/groups?edit=9",
    "PUT /doctor_groups/:id",
    /^Name/,
    "Save",
    { "GET /doctor_groups": () => ({ data: [GROUP] }), "GET /doctor_groups/:id/members": () => ({ data: [] }) },
  ],
  [
    "/doctors/51/edit",
    "PUT /doctors/:id",
    /^First name/,
    "Save doctor",
    { "GET /doctors/:id": () => ({ data: aDoctorDetail() }) },
  ],
])(
  "%s: a change that is sent again after an answer was lost is the same one",
  async (at, call, field, save, answers) => {
    const user = userEvent.setup();
    const away = () => new Refusal(503, { errors: ["Please try again."], code: "unavailable" });
    const { api } = await renderScreen(at, { ...answers, [call]: away });
    const keys = () => api.calls(call).map(({ headers }) => headers.get("idempotency-key"));
    await user.type(await screen.findByLabelText(field), "!");
    for (const count of [1, 2]) {
      await user.click(screen.getByRole("button", { name: save }));
      await waitFor(() => expect(keys()).toHaveLength(count));
      await screen.findByText(/(could|was) not (be )?saved/i);
    }
    expect(keys()).toEqual([expect.stringMatching(/^[\d-]{10,}$/), keys()[0]]);
  },
);

test("a group that was added is there at once, in its place, though the groups are not asked for yet", async () => {
  const user = userEvent.setup();
  const later = Promise.withResolvers<unknown>();
  const eyes = { ...GROUP, id: 10, name: "eyes", lock_version: 0 };
  const { api } = await renderScreen("/practice-management/groups", {
    "GET /doctor_groups": () => (api.calls("POST /doctor_groups").length > 0 ? later.promise : { data: [GROUP] }),
    "POST /doctor_groups": () => ({ data: eyes }),
    "GET /doctor_groups/:id/members": () => ({ data: [] }),
  });
  const gone: boolean[] = [];
  const watch = new MutationObserver(() => gone.push(screen.queryByText(/^Group not found/) !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  await screen.findByText("Hearts");
  await user.click(screen.getByRole("button", { name: "Add group" }));
  await user.type(await screen.findByLabelText(/^Name/), "eyes");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: "Change group" })).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue("eyes");
  watch.disconnect();
  expect(gone).not.toContain(true);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.textContent?.match(/eyes|Hearts/)?.[0])).toEqual(["eyes", "Hearts"]);
  later.resolve({ data: [eyes, { ...GROUP, name: "Hearts again" }] });
  expect(await screen.findByText("Hearts again")).toBeVisible();
});

test("a wave plan that is sent again after an answer was lost is the same one", async () => {
  const user = userEvent.setup();
  let isAway = true;
  const { api } = await renderScreen("/practice-management/callout-defaults?plan=new", {
    ...FORM_ANSWERS,
    "GET /wave_plans": () => ({ data: [] }),
    "POST /wave_plans": () =>
      isAway ? new Refusal(503, { errors: ["Please try again."], code: "unavailable" }) : { data: aWavePlan() },
  });
  await user.type(await screen.findByLabelText("Name"), "Weekdays");
  await user.type(screen.getByRole("combobox", { name: "First ask" }), "part");
  await user.click(await screen.findByRole("option", { name: "Partners (11)" }));
  await user.type(screen.getByRole("combobox", { name: "Then ask" }), "hana");
  await user.click(await screen.findByRole("option", { name: HANA.name }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Could not be saved");
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("POST /wave_plans")).toHaveLength(2));
  const [first, again] = api.calls("POST /wave_plans").map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[\d-]{10,}$/);
  expect(again).toBe(first);
});
