/** The forms of practice management: leaving them, and saving what is new once. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aWavePlan } from "../../support/app/aWave.ts";
import { FORM_ANSWERS, HANA } from "../../support/app/calloutForm.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

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
  "%s: what is sent again after an answer was lost is the same one; another name makes another",
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
    const [first, again, other] = keys();
    expect(first).toMatch(/^[\d-]{10,}$/);
    expect([again === first, other === first]).toEqual([true, false]);
  },
);

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
