/** Closed days of the practice and surgeons' leave: both in one place, a surgeon's beside the surgeon as well. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type DayOff } from "../../../src/contract/shapes/planning.ts";
import { pick } from "../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const TAB = "/practice-management/closed-days";
const SURGEON = { id: 2, display_name: "Mr P. Castellane", specialty: null, phone: null, notes: null, doctors: [] };
const KEPT = { archived_at: null, in_use: true, lock_version: 0 };

const CHRISTMAS: DayOff = { id: 3, name: "Christmas", starts_on: "2099-12-24", ends_on: "2099-12-28", surgeon: null };
const LEAVE: DayOff = {
  id: 4,
  name: "Annual leave",
  starts_on: "2099-11-30",
  ends_on: "2099-11-30",
  surgeon: { id: 2, name: SURGEON.display_name },
};
const PAST: DayOff = { ...CHRISTMAS, id: 5, name: "Long ago", starts_on: "2020-12-24", ends_on: "2020-12-26" };

const answering = (own: Answers = {}): Answers => ({
  "GET /surgeons": () => ({ data: [{ ...SURGEON, ...KEPT }] }),
  "GET /days_off": () => ({ data: [PAST, LEAVE, CHRISTMAS] }),
  ...own,
});

const entries = () =>
  within(screen.getByRole("region", { name: /leave/i }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replaceAll("\u00a0", " "));

test("those to come say from when to when, why and whose; what is over is not shown", async () => {
  await renderScreen(TAB, answering());
  expect(await screen.findByText("Annual leave")).toBeVisible();
  expect(entries()).toEqual([
    "Mon, 30 Nov 2099Annual leaveMr P. CastellaneRemove",
    "Thu, 24 Dec 2099 – Mon, 28 Dec 2099ChristmasThe whole practiceRemove",
  ]);
});

test("days are added for the practice or a surgeon; what is missing is said at its field", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(TAB, answering({ "POST /days_off": () => ({ data: LEAVE }) }));
  const form = within(await screen.findByRole("form", { name: "Add days" }));
  await user.click(form.getByRole("button", { name: "Add days" }));
  expect(form.getAllByText("Please fill this in.")).toHaveLength(3);
  expect(form.getByLabelText("Name")).toHaveFocus();
  await user.type(form.getByLabelText("Name"), "Conference");
  await user.selectOptions(form.getByLabelText("For"), "Mr P. Castellane");
  await pick("From", "2099-12-02", form);
  await pick("Until", "2099-12-01", form);
  await user.click(form.getByRole("button", { name: "Add days" }));
  expect(form.getByText("The last day must not be before the first.")).toBeVisible();
  await pick("Until", "2099-12-04", form);
  await user.click(form.getByRole("button", { name: "Add days" }));
  await waitFor(() => expect(form.getByLabelText("Name")).toHaveValue(""));
  expect(api.calls("POST /days_off").map(({ body }) => body)).toEqual([
    { day_off: { name: "Conference", starts_on: "2099-12-02", ends_on: "2099-12-04", surgeon_id: 2 } },
  ]);
});

test("what the server refuses is said, and nothing that was typed is lost", async () => {
  const user = userEvent.setup();
  await renderScreen(TAB, answering({ "POST /days_off": () => new Refusal(422, { errors: ["Too many"] }) }));
  const form = within(await screen.findByRole("form", { name: "Add days" }));
  await user.type(form.getByLabelText("Name"), "Conference");
  await pick("From", "2099-12-02", form);
  await user.click(form.getByRole("button", { name: "Add days" }));
  expect(await form.findByText("The days could not be added")).toBeVisible();
  expect(form.getByLabelText("Name")).toHaveValue("Conference");
});

test("days are removed by a button that says which, and the focus stays beside the others", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(
    TAB,
    answering({
      "DELETE /days_off/:id": () => {
        api.answers["GET /days_off"] = () => ({ data: [PAST, LEAVE] });
        return { success: true };
      },
    }),
  );
  await screen.findByText("Annual leave");
  const labels = screen.getAllByRole("button", { name: /^Remove/ }).map((one) => one.getAttribute("aria-label"));
  expect(labels.map((label) => label?.replaceAll("\u00a0", " "))).toEqual([
    "Remove Annual leave, Mr P. Castellane, Mon, 30 Nov 2099",
    "Remove Christmas, The whole practice, Thu, 24 Dec 2099 – Mon, 28 Dec 2099",
  ]);
  const removeChristmas = () => user.click(screen.getByRole("button", { name: /^Remove Christmas/ }));
  await removeChristmas();
  await user.click(await screen.findByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("DELETE /days_off/:id")).toEqual([]);
  await removeChristmas();
  const question = within(await screen.findByRole("dialog", { name: /^Remove Christmas, .*\?$/ }));
  await user.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(api.calls("DELETE /days_off/:id")[0]?.path).toBe("/days_off/3"));
  await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: /leave/i })).toHaveFocus());
});

test("a surgeon's form has that surgeon's leave below it, and adds more of it", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(
    "/practice-management/surgeons?edit=2",
    answering({ "POST /days_off": () => ({ data: LEAVE }) }),
  );
  await screen.findByText("Annual leave");
  expect(entries()).toEqual(["Mon, 30 Nov 2099Annual leaveRemove"]);
  const form = within(screen.getByRole("form", { name: "Add days" }));
  expect(form.queryByLabelText("For")).not.toBeInTheDocument();
  await user.type(form.getByLabelText("Name"), "Conference");
  await pick("From", "2099-12-02", form);
  await user.click(form.getByRole("button", { name: "Add days" }));
  await waitFor(() => expect(api.calls("POST /days_off")[0]?.body).toMatchObject({ day_off: { surgeon_id: 2 } }));
});

test("a surgeon's leave that is half entered is asked about before it is lost, by a link or by saving the surgeon", async () => {
  const user = userEvent.setup();
  let saved = 0;
  const { api } = await renderScreen(
    "/practice-management/surgeons?edit=2",
    answering({
      "PUT /surgeons/:id": () => {
        saved += 1;
        return { data: { ...SURGEON, ...KEPT, phone: "0491 570 159", lock_version: saved } };
      },
    }),
  );
  const form = within(await screen.findByRole("form", { name: "Add days" }));
  await user.type(form.getByLabelText("Name"), "Conference");
  await user.click(screen.getByRole("link", { name: "Audit log" }));
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  await user.type(screen.getByLabelText(/^Phone/), "0491 570 159");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(form.getByLabelText("Name")).toHaveValue("Conference");
  // What was saved is what the form goes on from.
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/practice-management/surgeons"));
  const sent = api.calls("PUT /surgeons/:id").map(({ body }) => body as { surgeon: { lock_version: number } });
  expect(sent.map(({ surgeon }) => surgeon.lock_version)).toEqual([0, 1]);
});
