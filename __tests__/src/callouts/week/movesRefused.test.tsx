/** Lists of the week whose move has to wait for another, or that stay where they are. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../../src/app/noopPorts.ts";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { systemClock } from "../../../../src/lib/clock.ts";
import { dragTo } from "../../../support/app/dragTo.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList } from "../../../support/aWireCallout.ts";

const NORTHBANK = { id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] };
const FERNDALE = { id: 8, name: "Ferndale Clinic", short_name: "Ferndale", time_zone: "UTC", theatres: [] };
const sent = aList({
  ...{ date: "2099-11-26", session: "am", start_time: "08:00", end_time: "12:00", time_zone: "UTC", site: NORTHBANK },
  ...{ starts_at: "2099-11-26T08:00:00.000Z", ends_at: "2099-11-26T12:00:00.000Z" },
});
const { counts, confirmed, ...listed } = sent;
const free = (id: number, name: string, values: Partial<ListRow> = {}): ListRow => ({
  ...listed,
  ...{ id, surgeon: { id, name }, confirmed: [], callout: null, cover_status: "uncovered", lock_version: 3 },
  ...{ offers: 0, updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
  ...values,
});

async function weekOf(lists: ListRow[], answers: Answers) {
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    "GET /lists": () => ({ data: lists }),
    "GET /sites": () => ({ data: [NORTHBANK, FERNDALE] }),
    "GET /surgeons": () => ({
      data: lists.map(({ surgeon: { id, name } }) => ({ id, display_name: name, specialty: null })),
    }),
    ...answers,
  });
  const user = userEvent.setup();
  const move = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: `More for ${name}, Thu, 26 Nov 2099` }));
    await user.click(await screen.findByRole("menuitem", { name: "Move to…" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByLabelText("Site"), "Ferndale Clinic");
    await user.click(dialog.getByRole("button", { name: "Move list" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  return { api, move };
}

test("a list that is moved while another one is being saved follows it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const said = jest.spyOn(noopPorts.toast, "say");
  const { api, move } = await weekOf([free(72, "Mr J. Okandi"), free(73, "Ms T. Varnholt")], {
    "PUT /lists/:id": async ({ body }) => {
      await promise;
      return { data: { ...free(72, "Mr J. Okandi"), ...(body as { list: object }).list, lock_version: 4 } };
    },
  });
  await move("Mr J. Okandi");
  await move("Ms T. Varnholt");
  resolve();
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(api.calls("PUT /lists/:id").map(({ path }) => path)).toEqual(["/lists/72", "/lists/73"]);
});

test("a list that would begin before its callout goes out stays, with the reason", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const callout = {
    id: 412,
    reference: "C-2026-0412",
    title: "Anaesthetist",
    title_own: false,
    status: "scheduled",
  } as const;
  const { move } = await weekOf([free(72, "Mr J. Okandi", { callout })], {
    "GET /callouts/:id": () => ({ data: aDetail({ status: "scheduled", lists: [{ ...sent, id: 72 }] }) }),
    "PUT /callouts/:id": () =>
      new Refusal(422, { errors: { send_at: ["must be before the first list"] }, code: "invalid_input" }),
  });
  await move("Mr J. Okandi");
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls[0]?.[1]).toEqual({
    key: "callouts:week.move.failed",
    params: { reason: "The callout would only be sent after the list starts." },
  });
});

test("a list that is dragged into a part of today that is over stays, with the reason; into what is ahead it goes", async () => {
  const clock = jest.spyOn(systemClock, "now").mockReturnValue(Date.parse("2099-11-26T13:00:00Z"));
  const said = jest.spyOn(noopPorts.toast, "say");
  const tomorrow = free(72, "Mr J. Okandi", { date: "2099-11-27", starts_at: "2099-11-27T08:00:00.000Z" });
  const { api } = await weekOf([tomorrow], {
    "PUT /lists/:id": ({ body }) => ({ data: { ...tomorrow, ...(body as { list: object }).list, lock_version: 4 } }),
  });
  await dragTo("New list at Northbank, Thu 26 Nov, AM", "let go where it cannot stand");
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls[0]?.slice(0, 2)).toEqual([
    "error",
    { key: "callouts:week.move.failed", params: { reason: "Choose a start in the future." } },
  ]);
  expect(api.calls("PUT /lists/:id")).toEqual([]);
  await dragTo("New list at Northbank, Thu 26 Nov, PM");
  await waitFor(() => expect(api.calls("PUT /lists/:id")).toHaveLength(1));
  clock.mockRestore();
});

test("an archived site keeps the list it has, and shows that it takes no other", async () => {
  const kept = free(73, "Ms T. Varnholt", { site: FERNDALE });
  const { api } = await weekOf([free(72, "Mr J. Okandi"), kept], {
    "GET /sites": () => ({ data: [NORTHBANK] }),
    "PUT /lists/:id": () => new Refusal(422, { errors: { site_id: ["is archived"] }, code: "invalid_input" }),
  });
  await screen.findByRole("button", { name: /^More for Mr J. Okandi/ });
  await dragTo("New list at Ferndale Clinic, Thu, 26 Nov 2099, AM", "let go where it cannot stand");
  await waitFor(() => expect(api.calls("PUT /lists/:id")).toHaveLength(1));
});
