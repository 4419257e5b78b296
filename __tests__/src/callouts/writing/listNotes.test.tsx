/** What speaks against a list stands below its fields, in a new callout and where a list is changed, added or sent; it is in nobody's way. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type PlaceNote } from "../../../../src/contract/shapes/planning.ts";
import { aCalloutOf, answersFor, aPreview, aSentList } from "../../../support/app/aSentList.ts";
import { autosaveByHand, FORM_ANSWERS, fillCallout, HANA } from "../../../support/app/calloutForm.ts";
import { pick } from "../../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, inHours } from "../../../support/aWireCallout.ts";

const { savesItself } = autosaveByHand();

const IN_USE: PlaceNote = { kind: "same_theatre", name: "Ms Varnholt" };
const AWAY: PlaceNote = { kind: "surgeon_away", name: "Leave" };
const CLOSED: PlaceNote = { kind: "closed", name: "Christmas" };
const TEXT = "Theatre already in use: Ms Varnholt";

type Asked = { callout: { lists: { date: string; theatre: string | null }[] }; draft_id?: number };
type Answer = { data: object };
const PREVIEW = "POST /callouts/preview";
const ofForm = FORM_ANSWERS[PREVIEW] as () => Answer;

/** As the server would: Theatre 1 is in use. */
const inTheatre1 = ({ body }: { body: unknown }) => ({
  data: {
    ...ofForm().data,
    list_notes: (body as Asked).callout.lists.flatMap(({ theatre }, list) =>
      theatre === "Theatre 1" ? [{ list, ...IN_USE }] : [],
    ),
  },
});

const sites = [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: ["Theatre 1", "Theatre 2"] }];
const NEW = { ...FORM_ANSWERS, [PREVIEW]: inTheatre1, "GET /sites": () => ({ data: sites }) };

async function write(answers: Answers = {}) {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", { ...NEW, ...answers });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await screen.findByText("Up to date");
  const asked = () => api.calls(PREVIEW).map(({ body }) => body as Asked);
  return { user, asked };
}

const theatre = () => screen.getByRole("combobox", { name: /^Theatre/ });

test("it stands at its list, which can be sent all the same, and goes when the list is changed", async () => {
  const { user } = await write();
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await user.selectOptions(theatre(), "Theatre 1");
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
  await user.selectOptions(theatre(), "Theatre 2");
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await screen.findByText("Up to date");
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
});

test("of several lists it stays with its own, whichever of them is open, and while another is not complete", async () => {
  const { user } = await write();
  await user.selectOptions(theatre(), "Theatre 1");
  await screen.findByText(TEXT);
  await user.click(screen.getByRole("button", { name: "Add another date" }));
  expect(screen.getAllByText(TEXT)).toHaveLength(1);
  await pick("Date", inHours(480).slice(0, 10));
  await user.selectOptions(theatre(), "Theatre 2");
  await screen.findByText("Up to date");
  const line = screen.getByText(TEXT).closest("[aria-live]")?.parentElement as HTMLElement;
  expect(within(line).getByRole("button", { name: /^Edit the list|^Edit list/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Remove the list|^Remove list/ }));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
});

test("what is kept of the callout is told, so that it is not taken for another's; another admin API says nothing", async () => {
  const { user, asked } = await write({ [PREVIEW]: ofForm });
  await savesItself();
  await screen.findByText(/^Saved \d/);
  expect(asked().at(-1)).not.toHaveProperty("draft_id");
  expect(screen.getByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
  await user.selectOptions(theatre(), "Theatre 1");
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ draft_id: 500 }));
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
});

const shownFor = async (callout: ReturnType<typeof aCalloutOf>, answers: Answers) => {
  await renderScreen("/callouts/412", { ...answersFor(callout), ...answers });
  return userEvent.setup();
};

test("a sent list that is changed says it before it is saved", async () => {
  const user = await shownFor(aCalloutOf([aSentList()]), {
    "POST /callouts/:id/lists/:id/change_preview": () => ({
      data: { ...aPreview([], "details").data, list_notes: [AWAY, IN_USE] },
    }),
  });
  await user.click(await screen.findByRole("button", { name: /^More for the list on/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit list…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(dialog.getByLabelText(/^Theatre/)).toBeEnabled());
  expect(dialog.queryByText(TEXT)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Theatre/), "1");
  expect(await dialog.findByText(TEXT)).toBeVisible();
  expect(dialog.getByText("Surgeon away: Leave")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "false");
});

test("so does one that is added", async () => {
  const user = await shownFor(aCalloutOf([aSentList()]), {
    "POST /callouts/:id/lists_preview": () => ({ data: { ...aPreview([]).data, list_notes: [CLOSED] } }),
  });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Add list…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await pick("Date", "2099-12-25", dialog);
  expect(await dialog.findByText("Closed: Christmas")).toBeVisible();
});

test("a kept draft says it of each of its lists, with date and times, before it goes out", async () => {
  const user = userEvent.setup();
  const delivery = { sent_at: null, reminded_at: null, first_opened_at: null, skip_reason: null, overridden: false };
  const recipients = [{ id: 1, doctor: HANA, delivery: "queued" as const, ...delivery }];
  const draft = aDetail({ status: "draft", recipients, responses: [] });
  await renderScreen("/callouts/412", {
    ...answersFor(draft),
    "POST /callouts/:id/send_preview": () => ({ data: { ...ofForm().data, list_notes: [{ list: 0, ...IN_USE }] } }),
  });
  await user.click(await screen.findByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/^.+, \d\d:\d\d–\d\d:\d\d · Theatre already in use: Ms Varnholt$/)).toBeVisible();
});

test("a dry run that failed is asked again with the draft that was saved meanwhile, which is in nobody's way", async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { api } = await renderScreen("/callouts/new", {
    ...NEW,
    [PREVIEW]: (asked) => (isDown ? new Refusal(403, { errors: ["x"], code: "forbidden" }) : inTheatre1(asked)),
    "POST /callouts": () => ({ data: aDetail({ id: 500, status: "draft" }) }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  const again = await screen.findByRole("button", { name: "Try again" });
  await savesItself();
  await screen.findByText(/^Saved \d/);
  isDown = false;
  await user.click(again);
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  expect(api.calls(PREVIEW).at(-1)?.body).toMatchObject({ draft_id: 500 });
});
