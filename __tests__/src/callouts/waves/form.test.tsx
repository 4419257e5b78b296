/** Writing a callout that is asked in waves: by a plan or by hand, with who gets which mail when. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aWavePlan, LUCIA, OWEN, REGULARS, someWaves } from "../../../support/app/aWave.ts";
import { FORM_ANSWERS, fillCallout, HANA } from "../../../support/app/calloutForm.ts";
import { pick } from "../../../support/app/datePickers.ts";
import { type Answers, type Asked, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, inHours } from "../../../support/aWireCallout.ts";

const preview = ({ body }: Asked) => {
  const { callout } = body as { callout: { waves?: unknown[] } };
  const waves = (callout.waves ?? []).map((_, index) => ({
    position: index + 2,
    at: inHours(6 * (index + 1)),
    will_send: [OWEN],
    skipped: [{ doctor: LUCIA, reason: "on_leave", date: null }],
  }));
  return { data: { will_send: [HANA], skipped: [], preferences: [], waves, email: null } };
};
const ANSWERS: Answers = {
  ...FORM_ANSWERS,
  "POST /callouts/preview": preview,
  "GET /wave_plans": () => ({ data: [aWavePlan()] }),
};

async function open(answers: Answers = {}) {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", { ...ANSWERS, ...answers });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  const asked = () => (api.calls("POST /callouts/preview").at(-1)?.body as { callout: object } | undefined)?.callout;
  return { user, api, asked };
}
const choice = () => screen.getByLabelText("When are they asked?");
const wave = (number: number) => within(screen.getByRole("region", { name: `Wave ${number}` }));

test("a plan of the practice brings who is asked first and the waves after that", async () => {
  const { user, asked } = await open();
  await screen.findByRole("option", { name: "Weekdays" });
  await user.selectOptions(choice(), "Weekdays");
  expect(screen.getByRole("button", { name: "Remove Regulars" })).toBeVisible();
  expect(wave(2).getByRole("button", { name: "Remove Dr Owen Talgarth" })).toBeVisible();
  expect(wave(2).getByLabelText("Hours")).toHaveValue("6");
  expect(wave(3).getByLabelText("When")).toHaveDisplayValue("At a time of day");
  await waitFor(() =>
    expect(asked()).toMatchObject({
      recipients: { doctor_ids: [], group_ids: [REGULARS.id] },
      waves: [
        { doctor_ids: [OWEN.id], group_ids: [], after_hours: 6, at: null, fewer_than: 2 },
        { doctor_ids: [LUCIA.id], group_ids: [], after_hours: null, at: "18:00", fewer_than: null },
      ],
    }),
  );
  expect(choice()).toHaveDisplayValue("Weekdays");
  await user.click(wave(3).getByRole("button", { name: "Remove wave 3" }));
  expect(choice()).toHaveDisplayValue("In waves");
});

test("the dry run shows who is asked in each wave and when, and who is left out and why", async () => {
  const { user } = await open();
  await screen.findByRole("option", { name: "Weekdays" });
  await user.selectOptions(choice(), "Weekdays");
  const run = within(screen.getByRole("region", { name: "Who will be emailed" }));
  const steps = await waitFor(() => {
    const found = run.getAllByRole("listitem");
    expect(found).toHaveLength(2);
    return found;
  });
  expect(run.getByText("Later, if still needed")).toBeVisible();
  expect(steps[0]).toHaveTextContent(/^Wave 2, .*\d\d:\d\d \(1\)Dr Owen TalgarthOn leave: Dr Lucia Ferrantino$/);
  expect(steps[1]).toHaveTextContent(/^Wave 3, /);
  expect(screen.getByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
});

test("a wave that comes after the last list has started is told as too late, without a time and without doctors", async () => {
  const late = { position: 3, at: inHours(300), will_send: [LUCIA], skipped: [] };
  const inTime = { position: 2, at: inHours(6), will_send: [OWEN], skipped: [] };
  const { user } = await open({
    "POST /callouts/preview": () => ({
      data: { will_send: [HANA], skipped: [], preferences: [], waves: [inTime, late], email: null },
    }),
  });
  await screen.findByRole("option", { name: "Weekdays" });
  await user.selectOptions(choice(), "Weekdays");
  const run = within(screen.getByRole("region", { name: "Who will be emailed" }));
  const TOO_LATE = "Too late: the last list will already have started. Nobody in this wave will be asked.";
  await waitFor(() => expect(run.getAllByRole("listitem")).toHaveLength(2));
  const [second, third] = run.getAllByRole("listitem");
  expect(second).toHaveTextContent(/^Wave 2, .*\(1\)Dr Owen Talgarth$/);
  expect(third?.textContent).toBe(`Wave 3${TOO_LATE}`);
});

test("waves can be written by hand", async () => {
  const { user, asked } = await open({ "GET /wave_plans": () => ({ data: [] }) });
  await user.selectOptions(choice(), "In waves");
  await user.type(wave(2).getByRole("combobox", { name: "Then ask" }), "part");
  await user.click(await screen.findByRole("option", { name: "Partners (11)" }));
  await user.selectOptions(wave(2).getByLabelText("When"), "At a time of day");
  await pick("Time of day", "07:30", wave(2));
  const first = { doctor_ids: [], group_ids: [9], after_hours: null, at: "07:30", fewer_than: null };
  await waitFor(() => expect(asked()).toMatchObject({ waves: [first] }));
  await user.click(screen.getByRole("button", { name: "Add a wave" }));
  await waitFor(() => expect(wave(3).getByRole("combobox", { name: "Then ask" })).toHaveFocus());
});

test("waves of a plan can be put in another order, and given up again", async () => {
  const { user, asked } = await open();
  await screen.findByRole("option", { name: "Weekdays" });
  await user.selectOptions(choice(), "Weekdays");
  await user.click(await screen.findByRole("button", { name: "Move wave 3 up" }));
  await waitFor(() =>
    expect(asked()).toMatchObject({ waves: [{ doctor_ids: [LUCIA.id] }, { doctor_ids: [OWEN.id] }] }),
  );
  await user.selectOptions(choice(), "Everyone at once");
  await waitFor(() => expect(asked()).not.toHaveProperty("waves"));
});

test("what is wrong with a wave is said at its field, and nothing is sent", async () => {
  const { user, api } = await open();
  await user.selectOptions(choice(), "In waves");
  await user.clear(wave(2).getByLabelText("Hours"));
  await user.type(wave(2).getByLabelText(/^Only if fewer offers than/), "many");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.click(await screen.findByRole("link", { name: "Choose at least one group or doctor (wave 2)" }));
  await waitFor(() => expect(wave(2).getByRole("combobox", { name: "Then ask" })).toHaveFocus());
  expect(wave(2).getByText("Enter whole hours, up to 336")).toBeVisible();
  expect(wave(2).getByText("Enter a whole number from 1 to 20")).toBeVisible();
  expect(api.calls("POST /callouts")).toEqual([]);
  // What was typed stays.
  expect(wave(2).getByLabelText(/^Only if fewer offers than/)).toHaveValue("many");
});

test("a draft brings its waves back into the form", async () => {
  const draft = aDetail({
    status: "draft",
    sent_at: null,
    responses: [],
    waves: someWaves({ state: null, next_at: null }),
  });
  await renderScreen("/callouts/412/edit", { ...ANSWERS, "GET /callouts/:id": () => ({ data: draft }) });
  expect(await screen.findByLabelText("When are they asked?")).toHaveDisplayValue("In waves");
  expect(wave(3).getByLabelText(/^Only if fewer offers than/)).toHaveValue("2");
  expect(wave(4).getByRole("button", { name: "Remove Dr Lucia Ferrantino" })).toBeVisible();
});
