/** A list that doctors were asked about is changed: what that means, who is mailed, and what stands against it. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import {
  aBookedList,
  aCalloutOf,
  aMail,
  answersFor,
  aPreview,
  aSentList,
  HANA,
  OWEN,
  SITES,
} from "../../../support/app/aSentList.ts";
import { partOf, pick, pickerField } from "../../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";

const PREVIEW = "POST /callouts/:id/lists/:id/change_preview";
const CHANGE = "PUT /callouts/:id/lists/:id";

async function open(callout: CalloutDetail, answers: Answers = {}) {
  const user = userEvent.setup();
  const app = await renderScreen("/callouts/412", { ...answersFor(callout), ...answers });
  await user.click(await screen.findByRole("button", { name: /^More for the list on/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit list…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit list on Thu, 26 Nov 2099" }));
  const type = async (label: RegExp | string, words: string) => {
    if (/^(Starts|Ends)$/.test(String(label))) return pick(label, words, dialog);
    await waitFor(() => expect(dialog.getByLabelText(label)).toBeEnabled());
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    if (words) await user.type(field, words);
  };
  return { ...app, user, dialog, type };
}
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("nothing goes until something has changed, its mails were seen, and the button that says how many was pressed", async () => {
  const { api, user, dialog, type } = await open(aCalloutOf([aBookedList()], { status: "confirmed" }), {
    [PREVIEW]: () => aPreview([aMail("times_changed"), aMail("changed", [OWEN])], "times"),
    [CHANGE]: () => ({ data: aCalloutOf([aBookedList()]) }),
  });
  expect(dialog.getByRole("status")).toHaveTextContent("Nothing has changed yet.");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await type("Ends", "12:30");
  expect(
    await dialog.findByText("Dr Hana Itokawa will be asked whether the new times are all right. The booking stands."),
  ).toBeVisible();
  await user.click(dialog.getAllByRole("button", { name: "Preview" })[0] as HTMLElement);
  expect(dialog.getByText(/Text of times_changed/)).toBeVisible();
  expect(api.calls(CHANGE)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Save and send 2 emails" }));
  await closed();
  expect(api.calls(CHANGE).map(({ path, body }) => [path, body])).toMatchObject([
    [
      "/callouts/412/lists/11",
      { list: { date: "2099-11-26", start_time: "08:00", end_time: "12:30" }, lock_version: 2 },
    ],
  ]);
});

test("the server is asked a moment after the last letter, not at each", async () => {
  const { api, dialog } = await open(aCalloutOf([aSentList()]), {
    [PREVIEW]: () => aPreview([], "details"),
  });
  await waitFor(() => expect(dialog.getByLabelText(/^Theatre/)).toBeEnabled());
  const theatre = dialog.getByLabelText(/^Theatre/);
  for (const value of ["T", "Th", "Theatre", "Theatre 12"]) fireEvent.change(theatre, { target: { value } });
  await dialog.findByText(/Nobody needs to answer again/);
  expect(api.calls(PREVIEW).map(({ body }) => (body as { list: { theatre: string } }).list.theatre)).toEqual([
    "Theatre 12",
  ]);
});

test.each([
  ["none", [aBookedList()], "Only your practice sees this change."],
  ["details", [aBookedList()], "Dr Hana Itokawa will be told. No answer is needed."],
  ["details", [aSentList()], "Doctors will see the change on their response page. Nobody needs to answer again."],
  ["times", [aSentList()], /^Offers stand, marked with the earlier times/],
  ["moved", [aSentList()], "Offers were for the list as it was, so everyone will be asked again."],
  ["moved", [aBookedList()], /^Dr Hana Itokawa must confirm again, within 24 hours at most/],
] as const)("a change of the kind “%s” says what it means", async (change, lists, words) => {
  const { type, dialog } = await open(aCalloutOf([...lists]), { [PREVIEW]: () => aPreview([], change) });
  await type(/^Theatre/, "9");
  expect(await dialog.findByText(words)).toBeVisible();
  const save = dialog.getByRole("button", { name: "Save" });
  await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "false"));
});

test("who will be told of a change is named as the British name several", async () => {
  const others = [HANA, OWEN, { ...OWEN, id: 53, name: "Dr Lucia Ferrantino" }];
  const { type, dialog } = await open(aCalloutOf([aBookedList()]), {
    [PREVIEW]: () => aPreview([aMail("changed", others)], "details"),
  });
  await type(/^Theatre/, "9");
  const names = "Dr Hana Itokawa, Dr Owen Talgarth and Dr Lucia Ferrantino";
  expect(await dialog.findByText(`${names} will be told. No answer is needed.`)).toBeVisible();
});

test("what the form can see to be wrong is said at its field, and nobody is asked", async () => {
  const { api, user, dialog, type } = await open(aCalloutOf([aSentList()]));
  await type("Ends", "07:00");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(partOf("Ends", "Hours", dialog)).toHaveFocus();
  expect(pickerField("Ends", dialog)).toHaveAccessibleDescription("The list must end after it starts");
  expect(api.log.filter(({ call }) => call === PREVIEW || call === CHANGE)).toEqual([]);
});

test("a doctor who is booked elsewhere then is named with the time; other times are asked about anew", async () => {
  let clash = true;
  const data = { doctor_id: HANA.id, starts_at: "2099-11-26T13:00:00.000Z", ends_at: "2099-11-26T17:00:00.000Z" };
  const { user, dialog, type } = await open(aCalloutOf([aBookedList()]), {
    [PREVIEW]: () => (clash ? new Refusal(409, { errors: ["no"], code: "overlap", data }) : aPreview([], "times")),
    [CHANGE]: () => ({ data: aCalloutOf([aBookedList()]) }),
  });
  await type("Ends", "12:45");
  expect(
    await dialog.findByText(
      /^Dr Hana Itokawa is booked for another list at that time \(Thu, 26 Nov 2099, 13:00–17:00\)/,
    ),
  ).toBeVisible();
  expect(dialog.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  clash = false;
  await type("Ends", "12:30");
  await dialog.findByText(/whether the new times are all right/);
  expect(dialog.queryByText(/booked for another list/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closed();
});

test("a booking that goes over midnight is named with the day after", async () => {
  const data = { doctor_id: HANA.id, starts_at: "2099-11-25T22:00:00.000Z", ends_at: "2099-11-26T08:30:00.000Z" };
  const { dialog, type } = await open(aCalloutOf([aBookedList()]), {
    [PREVIEW]: () => new Refusal(409, { errors: ["no"], code: "overlap", data }),
  });
  await type("Ends", "12:45");
  expect(await dialog.findByText(/\(Wed, 25 Nov 2099, 22:00–08:30 \+1\)/)).toBeVisible();
});

test("a booked doctor who is not credentialed there stays only after being asked once more", async () => {
  const { api, user, dialog } = await open(aCalloutOf([aBookedList()]), {
    [PREVIEW]: () => aPreview([aMail("moved")], "moved"),
    [CHANGE]: ({ body }) =>
      (body as { despite_credential?: boolean }).despite_credential
        ? { data: aCalloutOf([aBookedList()]) }
        : new Refusal(409, { errors: ["no"], code: "not_credentialed" }),
  });
  await user.selectOptions(await dialog.findByLabelText("Site"), "Northbank");
  await user.click(await dialog.findByRole("button", { name: "Save and send 1 email" }));
  expect(await dialog.findByText(/not credentialed there/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Save and send 1 email" })).toHaveAttribute("aria-disabled", "true");
  await user.click(dialog.getByRole("checkbox", { name: /^Keep the booking anyway/ }));
  await user.click(dialog.getByRole("button", { name: "Save and send 1 email" }));
  await closed();
  expect(api.calls(CHANGE).at(-1)?.body).toHaveProperty("despite_credential", true);
});

test("fewer positions than doctors booked at a time are refused in words", async () => {
  const fields = { "list.positions": ["must be at least as many as are booked at one time"] };
  const { user, dialog } = await open(aCalloutOf([aBookedList({ positions: 2 })]), {
    [PREVIEW]: () => new Refusal(422, { errors: { ...fields, full_messages: ["no"] }, code: "invalid_input" }),
  });
  await user.selectOptions(dialog.getByLabelText("Positions"), "1");
  expect(await dialog.findByText(/^There must be at least as many positions/)).toBeVisible();
});

test("a preview that did not come can be asked for again, and what was typed stays", async () => {
  let down = true;
  const { user, dialog, type } = await open(aCalloutOf([aSentList()]), {
    [PREVIEW]: () => (down ? Promise.reject(new TypeError("Failed to fetch")) : aPreview([], "details")),
  });
  await type(/^Theatre/, "9");
  expect(await dialog.findByText("We couldn’t check who will be emailed.")).toBeVisible();
  down = false;
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText(/Nobody needs to answer again/)).toBeVisible();
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("9");
});

test("the theatre waits for its site, then is chosen from what the site has, and one that it lacks stays", async () => {
  const sites = Promise.withResolvers<object>();
  const { dialog } = await open(aCalloutOf([{ ...aSentList(), theatre: "Theatre 9" }]), {
    "GET /sites": () => sites.promise,
  });
  const theatre = dialog.getByLabelText(/^Theatre/);
  expect(theatre).toBeDisabled();
  expect(theatre).toHaveDisplayValue("Theatre 9");
  sites.resolve({ data: SITES.map((site) => ({ ...site, theatres: ["Theatre 1", "Theatre 2"] })) });
  await waitFor(() => expect(theatre).toBeEnabled());
  expect(theatre).toHaveDisplayValue("Theatre 9");
  expect(
    within(theatre)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["–", "Theatre 1", "Theatre 2", "Theatre 9"]);
});

test("before the first emails have gone out the dialog says so, and the same can be tried again", async () => {
  const { api, user, dialog, type } = await open(aCalloutOf([aSentList()]), {
    [PREVIEW]: () => new Refusal(409, { errors: ["wait"], code: "not_sent_yet" }),
    [CHANGE]: () => ({ data: aCalloutOf([aSentList()]) }),
  });
  await type("Ends", "12:30");
  expect(await dialog.findByText(/^The emails haven’t been sent yet/)).toBeVisible();
  const respond_by = "2099-11-25T10:00:00.000Z";
  api.answers[PREVIEW] = () => ({ data: { ...aPreview([], "times").data, respond_by } });
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText(/The respond-by deadline moves to Wed, 25 Nov 2099/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closed();
});
