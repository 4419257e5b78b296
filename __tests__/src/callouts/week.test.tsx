/** The week: what is covered, what is not in words, and a way to a new list from every empty place. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aList, aPage, aRow } from "../../support/aWireCallout.ts";
import { renderScreen } from "../../support/screenApp.tsx";

const SITE = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] };
const list = aList({
  date: "2026-11-26",
  session: "am",
  start_time: "08:00",
  end_time: "12:00",
  cover_status: "calling",
  site: { id: 7, name: "Northbank", short_name: "NB" },
});
const ANSWERS = {
  "GET /callouts": () => aPage([aRow({ lists: [list] })]),
  "GET /sites": () => ({ data: [SITE] }),
};

test("a week asks for its seven days, says what is uncovered, and goes on to the next", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?view=week&week=2026-11-26", ANSWERS);
  const table = within(await screen.findByRole("table"));
  expect(await table.findByRole("link", { name: /Ms N. Merrowby\s*Asking doctors/ })).toHaveAttribute(
    "href",
    "/callouts/412",
  );
  const asked = api.calls("GET /callouts").at(-1)?.query;
  expect([asked?.get("from"), asked?.get("to")]).toEqual(["2026-11-23", "2026-11-29"]);
  await user.click(screen.getByRole("button", { name: "Next week" }));
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("week=2026-11-30");
});

test("an empty place leads to a new callout with its day, half and site filled in", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts?view=week&week=2026-11-26", ANSWERS);
  await user.click(await screen.findByRole("link", { name: "New list at Northbank, Fri 27 Nov, PM" }));
  expect(await screen.findByLabelText("Date")).toHaveValue("2026-11-27");
  expect(screen.getByLabelText("Starts")).toHaveValue("13:30");
  expect(await screen.findByRole("option", { name: "Northbank", selected: true })).toBeInTheDocument();
});
