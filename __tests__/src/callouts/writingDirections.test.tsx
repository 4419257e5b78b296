/** A doctor's name that is written from right to left is set apart wherever it stands in a sentence or beside other words. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList, aPage, aResponse, aRow, aWireDoctor } from "../../support/aWireCallout.ts";

const NAME = "Dr שרה לוי";
const APART = `\u2068${NAME}\u2069`;
const doctor = { id: 51, name: NAME, grade: null };

test("in the questions and names of what can be done", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ status: "open", responses: [aResponse({ doctor })] }) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/responses/:id/confirm_preview": () => ({ data: { mails: [], silent: 0 } }),
  });
  await user.click(await screen.findByRole("button", { name: `Confirm ${APART}` }));
  expect(await screen.findByRole("dialog")).toHaveAccessibleName(expect.stringContaining(APART));
});

test("among those who are booked, in the table", async () => {
  const booking = {
    from: "08:00",
    to: "12:00",
    doctor,
    whole: true,
    acknowledged_at: null,
    response_id: 1,
    consent: null,
  };
  const list = aList({ confirmed: [booking as never], open: [], cover_status: "covered" });
  const row = aRow({ lists: [list], filled: 1, needed: 1, status: "confirmed" });
  await renderScreen("/callouts", { "GET /callouts": () => aPage([row]) });
  expect(await screen.findByText((text) => text.replaceAll("\u00a0", " ") === APART)).toBeVisible();
});

test("in the table of doctors", async () => {
  await renderScreen("/doctors", {
    "GET /doctors": () => ({ data: [{ ...aWireDoctor(), ...doctor }], meta: { page: 1, per_page: 25, total: 1 } }),
  });
  const link = await screen.findByRole("link", { name: NAME });
  expect(within(link).getByText(NAME).tagName).toBe("BDI");
});
