/** Archived doctors in the list: what is done with several of them. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

test("chosen doctors who are archived are restored, and not archived, paused or invited", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors?status=archived", {
    "GET /doctors": () => ({
      data: [aWireDoctor({ status: "archived" })],
      meta: { page: 1, per_page: 25, total: 1 },
    }),
    "POST /doctors/bulk": () => ({ data: [{ id: 51, ok: true, error: null }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  const bar = await screen.findByRole("region", { name: "Selected doctors" });
  const buttons = within(bar).getAllByRole("button");
  const names = buttons.map(({ textContent }) => textContent);
  expect(names).toEqual(["Restore", "Add to group", "Add to site", "Clear selection"]);
  await user.click(within(bar).getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(api.calls("POST /doctors/bulk").map(({ body }) => body)).toEqual([{ action: "restore", ids: [51] }]);
});

const archived = (id: number, name: string, values: Parameters<typeof aWireDoctor>[0] = {}) =>
  aWireDoctor({ id, name, status: "archived", ...values });
const INTO = { id: 51, name: "Dr Hana Itokawa", grade: null };

test("of chosen doctors those who were merged are not restored, as they never come back, and that is said", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors?status=archived", {
    "GET /doctors": () => ({
      // The first as a server sends it that knows of no merging.
      data: [
        { ...archived(52, "Dr Owen Talgarth"), merged_into: undefined },
        archived(53, "Dr H. Itokawa", { merged_into: INTO }),
      ],
      meta: { page: 1, per_page: 25, total: 2 },
    }),
    "POST /doctors/bulk": () => ({ data: [{ id: 52, ok: true, error: null }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr H. Itokawa" }));
  const bar = within(await screen.findByRole("region", { name: "Selected doctors" }));
  expect(bar.queryByRole("button", { name: "Restore" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Select Dr Owen Talgarth" }));
  await user.click(bar.getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(api.calls("POST /doctors/bulk")).toHaveLength(1));
  expect(api.calls("POST /doctors/bulk")[0]?.body).toEqual({ action: "restore", ids: [52] });
  expect(await screen.findByText("Not possible for: Dr H. Itokawa")).toBeVisible();
  await user.click(bar.getByRole("button", { name: "Clear selection" }));
});

test("who cannot be restored since the address is another doctor's now is told so", async () => {
  const user = userEvent.setup();
  await renderScreen("/doctors?status=archived", {
    "GET /doctors": () => ({
      data: [archived(52, "Dr Owen Talgarth")],
      meta: { page: 1, per_page: 25, total: 1 },
    }),
    "POST /doctors/bulk": () => ({ data: [{ id: 52, ok: false, error: "x", reason: "taken" }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Dr Owen Talgarth" }));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(await screen.findByText("Not possible for: Dr Owen Talgarth (email used by another doctor)")).toBeVisible();
});

test("archiving is taken back only by whoever did it: of a doctor whom a colleague archived at the same moment there is no Undo", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors/51", {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    "POST /doctors/:id/archive": () => ({ data: { ...aDoctorDetail({ status: "archived" }), unchanged: true } }),
  });
  await user.click(await screen.findByRole("button", { name: "Archive" }));
  await waitFor(() =>
    expect(said.mock.calls).toEqual([["success", { key: "doctors:page.done" }, undefined, undefined]]),
  );
  api.answers["POST /doctors/:id/archive"] = () => ({ data: aDoctorDetail({ status: "archived" }) });
  await user.click(screen.getByRole("button", { name: "Archive" }));
  const undo = { endpoint: "bulkDoctors", arg: { action: "restore", ids: [51], key: expect.any(String) } };
  await waitFor(() => expect(said.mock.lastCall?.[3]).toEqual(undo));
});
