/** A list by itself whose save was not answered: it is never made twice, and never called saved while the server has another. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aListRow } from "../../../support/aWireCallout.ts";

const FREE = aListRow();
const ANSWERS: Answers = {
  "GET /lists": () => ({ data: [FREE] }),
  "PUT /lists/:id": () => ({ data: FREE }),
  "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  "GET /surgeons": () => ({
    data: [
      { id: 8, display_name: "Ms N. Merrowby", specialty: null },
      { id: 9, display_name: "Mr J. Okandi", specialty: null },
    ],
  }),
};

test("a list whose answer was lost is saved again as the same one, and changed where it had been saved", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const refused = new Refusal(409, { errors: ["This key was used."], code: "invalid_transition" });
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...ANSWERS,
    // The first is made, and its answer lost: another list with its key is none, the same with it is answered.
    "POST /lists": ({ body }) => {
      sent.push(body);
      if (sent.length === 1) return new Refusal(504, "upstream timed out");
      return JSON.stringify(body) === JSON.stringify(sent[0]) ? { data: FREE } : refused;
    },
  });
  await user.click(await screen.findByRole("button", { name: /^New list at Northbank, Wed, 25 Nov 2099, PM$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "New list" }));
  await user.selectOptions(await dialog.findByLabelText("Surgeon"), "Mr J. Okandi");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getAllByRole("alert")[0]).not.toBeEmptyDOMElement());
  await user.selectOptions(dialog.getByLabelText("Surgeon"), "Ms N. Merrowby");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [first, ...others] = api.calls("POST /lists").map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[\d-]{10,}$/);
  expect(others).toEqual([first, first]);
  expect(api.calls("PUT /lists/:id").map(({ path, body }) => [path, body])).toMatchObject([
    ["/lists/72", { lock_version: 3, list: { surgeon_id: 8 } }],
  ]);
});

test("what was typed back after a lost answer is saved: the server may have what was typed in between", async () => {
  const user = userEvent.setup();
  let row = FREE;
  let isLost = true;
  const made = new Map<string, ListRow>();
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...ANSWERS,
    "PUT /lists/:id": ({ body }) => {
      const { list, lock_version } = body as { list: Pick<ListRow, "role_needed">; lock_version: number };
      const known = made.get(JSON.stringify(body));
      if (!known && lock_version !== row.lock_version)
        return new Refusal(409, { errors: ["stale"], code: "stale", data: row });
      row = known ?? { ...row, role_needed: list.role_needed, lock_version: lock_version + 1 };
      made.set(JSON.stringify(body), row);
      return isLost ? new Refusal(502, "Bad gateway") : { data: row };
    },
  });
  await user.click(await screen.findByRole("button", { name: /Mr J. Okandi Nobody/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "List on Fri, 27 Nov 2099" }));
  await user.selectOptions(await dialog.findByLabelText(/^Role/), "Surgical assistant");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getAllByRole("alert")[0]).not.toBeEmptyDOMElement());
  isLost = false;
  await user.selectOptions(dialog.getByLabelText(/^Role/), "Anaesthetist");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(row).toMatchObject({ role_needed: "anaesthetist", lock_version: 5 });
  expect(api.calls("PUT /lists/:id")).toHaveLength(4);
});

test("a list whose save was made though its answer was lost is deleted: the change is one's own, not a colleague's", async () => {
  const user = userEvent.setup();
  let row = FREE;
  let made: string | undefined;
  const { api } = await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...ANSWERS,
    "PUT /lists/:id": ({ body }) => {
      if (made === JSON.stringify(body)) return { data: row };
      row = { ...row, ...(body as { list: object }).list, updated_by: "Marit Solberg-Dean", lock_version: 4 };
      made = JSON.stringify(body);
      return new Refusal(502, "Bad gateway");
    },
    "DELETE /lists/:id": ({ query }) =>
      query.get("lock_version") === String(row.lock_version)
        ? { success: true }
        : new Refusal(409, { errors: ["stale"], code: "stale", data: row }),
  });
  await user.click(await screen.findByRole("button", { name: /Mr J. Okandi Nobody/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "List on Fri, 27 Nov 2099" }));
  await user.selectOptions(await dialog.findByLabelText(/^Role/), "Surgical assistant");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getAllByRole("alert")[0]).not.toBeEmptyDOMElement());
  await user.click(dialog.getByRole("button", { name: "Delete list" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete this list?" }));
  await user.click(question.getByRole("button", { name: "Delete list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("DELETE /lists/:id").map(({ query }) => query.get("lock_version"))).toEqual(["3", "4"]);
  const [first, ...again] = api.calls("PUT /lists/:id").map(({ headers }) => headers.get("idempotency-key"));
  expect(again).toEqual([first]);
});
