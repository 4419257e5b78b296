/** What a list that is dragged meets in its new place: notes on what stands against it there, and a colleague's change. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../../src/app/noopPorts.ts";
import { type CalloutList, type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { pick } from "../../../support/app/datePickers.ts";
import { dragTo } from "../../../support/app/dragTo.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aListRow } from "../../../support/aWireCallout.ts";

const SITE = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC" };
const FREE = aListRow({
  ...{ date: "2099-11-26", session: "am", start_time: "08:00", end_time: "12:00", site: SITE, theatre: null },
  ...{ starts_at: "2099-11-26T08:00:00.000Z", ends_at: "2099-11-26T12:00:00.000Z" },
});
const OPEN = { id: 412, reference: "C-2026-0412", title: "Anaesthetist", title_own: false, status: "open" } as const;
const COUNTS = { available: 0, if_needed: 0, unavailable: 0, none: 1 };
const THERE = "New list at Northbank, Fri, 27 Nov 2099, AM";

async function weekOf(list: ListRow, answers: Answers) {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    "GET /lists": () => ({ data: [list] }),
    "GET /sites": () => ({ data: [{ ...SITE, theatres: ["Theatre 1", "Theatre 2"] }] }),
    "GET /surgeons": () => ({ data: [{ id: 9, display_name: "Mr J. Okandi", specialty: null }] }),
    ...answers,
  });
  return { user, api };
}

describe("what stands against a list that nobody was asked about", () => {
  const list_notes = [
    { kind: "surgeon_away", name: "Leave" },
    { kind: "same_theatre", name: "Ms N. Merrowby" },
  ];
  const told = {
    key: "callouts:week.move.noted",
    params: {
      when: "Fri, 27 Nov 2099, 08:00",
      notes: "Surgeon away: Leave · Theatre already in use: Ms N. Merrowby",
    },
  };

  test("is said as it is moved, and in its dialog", async () => {
    const said = jest.spyOn(noopPorts.toast, "say");
    const { user } = await weekOf(FREE, {
      "PUT /lists/:id": ({ body }) => ({
        data: { ...FREE, ...(body as { list: object }).list, lock_version: 4, list_notes },
      }),
      "GET /lists/:id": () => ({ data: { ...FREE, list_notes } }),
    });
    await dragTo(THERE);
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(said.mock.calls[0]?.slice(0, 2)).toEqual(["success", told]);
    await user.click(await screen.findByRole("button", { name: /Nobody asked yet/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "List on Thu, 26 Nov 2099" }));
    expect(await dialog.findByText("Theatre already in use: Ms N. Merrowby")).toBeVisible();
    expect(dialog.getByText("Surgeon away: Leave")).toBeVisible();
  });

  test("is said of a draft's list as well", async () => {
    const said = jest.spyOn(noopPorts.toast, "say");
    const { callout: _callout, offers: _offers, updated_by, updated_at, ...kept } = FREE;
    const detail = aDetail({ id: OPEN.id, status: "draft", lists: [{ ...kept, counts: COUNTS }], lock_version: 8 });
    await weekOf(
      { ...FREE, cover_status: "calling", callout: { ...OPEN, status: "draft" } },
      {
        "GET /callouts/:id": () => ({ data: detail }),
        "PUT /callouts/:id": () => ({ data: { ...detail, lists: [{ ...detail.lists[0], date: "2099-11-27" }] } }),
        "GET /lists/:id": () => ({ data: { ...FREE, list_notes } }),
      },
    );
    await dragTo(THERE);
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(said.mock.calls[0]?.slice(0, 2)).toEqual(["success", told]);
  });
});

describe("a list that was sent, and that a colleague has changed meanwhile", () => {
  const theirs: CalloutList = {
    ...FREE,
    counts: COUNTS,
    cover_status: "calling",
    theatre: "Theatre 2",
    lock_version: 4,
  };
  const data = {
    ...aDetail({ id: OPEN.id, status: "open", lists: [theirs] }),
    ...{ updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
  };

  async function meet(choice: "Keep mine" | "Use theirs") {
    const { user } = await weekOf(
      { ...FREE, cover_status: "calling", callout: OPEN },
      {
        "POST /callouts/:id/lists/:id/change_preview": ({ body }) =>
          (body as { lock_version: number }).lock_version === 3
            ? new Refusal(409, { errors: ["stale"], code: "stale", data })
            : { data: { mails: [], silent: 0, change: "moved" } },
      },
    );
    await dragTo(THERE);
    const dialog = within(await screen.findByRole("dialog", { name: "Edit list on Thu, 26 Nov 2099" }));
    await user.click(await dialog.findByRole("button", { name: choice }));
    return { user, dialog };
  }

  test("closes without a question where the move is kept: nothing was typed", async () => {
    const { user, dialog } = await meet("Keep mine");
    expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 2");
    await user.click(dialog.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("asks before typed fields are lost, though they are the place that was chosen first", async () => {
    const { user, dialog } = await meet("Use theirs");
    await pick("Date", "2099-11-27", dialog);
    await user.selectOptions(dialog.getByLabelText(/^Theatre/), "–");
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  });
});
