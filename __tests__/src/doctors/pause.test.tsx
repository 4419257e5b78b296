/** Until when a doctor pauses: a day that is over is said at its field, and nothing is sent. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { addDays, dateIn, ownTimeZone } from "../../../src/lib/dateFormats.ts";
import { pick, pickerField } from "../../support/app/datePickers.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

const today = () => dateIn(ownTimeZone(), Date.now());
const OVER = "Choose today or a later day.";

test("on the doctor's page", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/pause": () => ({ data: aDoctorDetail({ status: "paused" }) }),
  });
  const press = async () => user.click(await screen.findByRole("button", { name: "Pause" }));
  await pick(/^Pause until/, addDays(today(), -1));
  await press();
  expect(pickerField(/^Pause until/)).toHaveAccessibleDescription(OVER);
  expect(api.calls("POST /doctors/:id/pause")).toEqual([]);
  await pick(/^Pause until/, addDays(today(), 1));
  await press();
  await waitFor(() => expect(api.calls("POST /doctors/:id/pause")).toHaveLength(1));
});

test("in the dialog for several doctors, which stays open", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": () => ({ data: [aWireDoctor()], meta: { page: 1, per_page: 25, total: 1 } }),
    "POST /doctors/bulk": () => ({ data: [{ id: 51, ok: true, error: null }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("button", { name: "Pause" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pause 1 doctor" }));
  await pick(/^Pause until/, addDays(today(), -1), dialog);
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  expect(pickerField(/^Pause until/, dialog)).toHaveAccessibleDescription(OVER);
  expect(api.calls("POST /doctors/bulk")).toEqual([]);
  await pick(/^Pause until/, addDays(today(), 1), dialog);
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  await waitFor(() => expect(api.calls("POST /doctors/bulk")).toHaveLength(1));
});
