/** Doctors who were asked about other lists of the callout: the dialog says about which they are asked now. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aSentList, HANA, OWEN } from "../../../support/app/aSentList.ts";
import { PLACES } from "../../../support/app/calloutForm.ts";
import { renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail } from "../../../support/aWireCallout.ts";

const ADD = "POST /callouts/:id/recipients";
const NEXT_DAY = { date: "2099-11-27", starts_at: "2099-11-27T08:00:00.000Z", ends_at: "2099-11-27T12:00:00.000Z" };
const callout = aDetail({ lists: [aSentList({ id: 71 }), aSentList({ id: 72, ...NEXT_DAY })] });

async function chooseGroup(further: { doctor: typeof HANA; lists: number[] }[]) {
  await renderScreen("/callouts/412", {
    ...PLACES,
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "GET /doctors": () => ({ data: [], meta: { page: 1, per_page: 8, total: 0 } }),
    "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 2 }] }),
    [`${ADD}_preview`]: () => ({
      data: { will_send: [HANA, OWEN], skipped: [], further, preferences: [], email: null },
    }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add doctors" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask more doctors" }));
  await user.type(dialog.getByRole("combobox", { name: "Send to" }), "Part");
  await user.click(await screen.findByRole("option", { name: /^Partners/ }));
  expect(await dialog.findByRole("button", { name: "Send to 2 doctors" })).toBeVisible();
  return dialog;
}

test("who was asked before is named with the lists that are new to them, and with no others", async () => {
  const dialog = await chooseGroup([{ doctor: OWEN, lists: [72] }]);
  expect(await dialog.findByRole("heading", { name: "Asked before, now about (1)" })).toBeVisible();
  expect(dialog.getByText("Dr Owen Talgarth")).toBeVisible();
  expect(dialog.getByText(/27 Nov/)).toBeVisible();
  expect(dialog.queryByText(/26 Nov/)).not.toBeInTheDocument();
});

test("where all are new to the callout nothing is said of it", async () => {
  const dialog = await chooseGroup([]);
  expect(dialog.queryByRole("heading", { name: /^Asked before/ })).not.toBeInTheDocument();
});
