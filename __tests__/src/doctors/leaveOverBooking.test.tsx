/** Leave entered over a booking: the office sees what the doctor is booked for, with the way there. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { pick, shownIn } from "../../support/app/datePickers.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail } from "../../support/aWireCallout.ts";

test("what the doctor is booked for then is named with its callout, until that is dismissed or other leave is added", async () => {
  const user = userEvent.setup();
  const booking = {
    ...{ response_id: 5, callout_id: 412, date: "2031-12-14", list_start: "08:00" },
    ...{ start_time: "08:00", end_time: "12:00", site: "Northbank", surgeon: "Ms Reed" },
  };
  const answers: object[] = [{ booked: [booking] }, { booked: [] }, { booked: [booking] }, {}];
  const { api } = await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/unavailabilities": () => ({ data: answers.shift() ?? {} }),
  });
  let times = 0;
  const add = async () => {
    times += 1;
    await pick("From", "2031-12-14");
    await user.click(screen.getByRole("button", { name: "Add leave" }));
    await waitFor(() => expect(api.calls("POST /doctors/:id/unavailabilities")).toHaveLength(times));
    await waitFor(() => expect(shownIn("From")).toBe(""));
  };
  const link = () => screen.findByRole("link", { name: "Sun, 14 Dec 2031, 08:00–12:00, Northbank, Ms Reed" });
  const noNote = () => waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  await screen.findByText("No leave entered");
  await add();
  expect(await link()).toHaveAttribute("href", "/callouts/412");
  expect(screen.getByRole("alert")).toHaveTextContent(/^Booked at this time:.*Leave does not end a booking\.$/);
  await add();
  await noNote();
  await add();
  await link();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await noNote();
  // Another admin API says nothing of bookings.
  await add();
  await noNote();
});

test("leave that is removed again leaves no warning behind", async () => {
  const user = userEvent.setup();
  const booking = {
    ...{ response_id: 5, callout_id: 412, date: "2031-12-14", list_start: "08:00" },
    ...{ start_time: "08:00", end_time: "12:00", site: "Northbank", surgeon: "Ms Reed" },
  };
  const span = { starts_at: "2031-12-14T00:00:00Z", ends_at: "2031-12-15T00:00:00Z" };
  const leave = { id: 9, ...span, reason: "leave", source: "admin" };
  let rows: object[] = [];
  await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    "GET /doctors/:id/bookings": () => ({ data: [] }),
    "GET /doctors/:id/unavailabilities": () => ({ data: rows }),
    "POST /doctors/:id/unavailabilities": () => {
      rows = [leave];
      return { data: { ...leave, booked: [booking] } };
    },
    "DELETE /doctors/:id/unavailabilities/:id": () => {
      rows = [];
      return { success: true };
    },
  });
  await screen.findByText("No leave entered");
  await pick("From", "2031-12-14");
  await user.click(screen.getByRole("button", { name: "Add leave" }));
  await screen.findByText(/^Booked at this time/);
  await user.click(await screen.findByRole("button", { name: /^Remove/ }));
  const question = within(await screen.findByRole("dialog"));
  await user.click(question.getByRole("button", { name: /^Remove/ }));
  await waitFor(() => expect(screen.queryByText(/^Booked at this time/)).not.toBeInTheDocument());
});
