/** Message, fee, respond-by and notes of a callout that was sent: who is booked reads the new words, and is shown before. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { USUAL_DEFAULTS } from "../../../../src/contract/rules/sessionHours.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { sessionOpened } from "../../../../src/features/auth/public.ts";
import { aBookedList, aCalloutOf, aMail, answersFor, aPreview, aSentList } from "../../../support/app/aSentList.ts";
import { pick } from "../../../support/app/datePickers.ts";
import { ME } from "../../../support/app/liveApp.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { inHours } from "../../../support/aWireCallout.ts";

async function open(callout: CalloutDetail, answers: Answers = {}) {
  const user = userEvent.setup();
  const app = await renderScreen("/callouts/412", {
    ...answersFor(callout),
    "PUT /callouts/:id": () => ({ data: callout }),
    ...answers,
  });
  const { company } = ME;
  const company_settings = { ...company.company_settings, ...USUAL_DEFAULTS, fees_enabled: true, currency: "GBP" };
  act(() => void app.store.dispatch(sessionOpened({ user: { ...ME, company: { ...company, company_settings } } })));
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit callout" }));
  return { ...app, user, dialog };
}
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("who is booked is mailed a new message, and that is seen before it goes", async () => {
  const { api, user, dialog } = await open(aCalloutOf([aBookedList()], { status: "confirmed" }), {
    "POST /callouts/:id/change_preview": () => aPreview([aMail("changed")]),
  });
  expect(dialog.getByText(/To change a date, time or place, edit the list/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Message/), "Parking in bay C.");
  expect(await dialog.findByText("Dr Hana Itokawa")).toBeVisible();
  expect(api.calls("PUT /callouts/:id")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Save and send 1 email" }));
  await closed();
  expect(api.calls("POST /callouts/:id/change_preview").at(-1)?.body).toEqual(api.calls("PUT /callouts/:id")[0]?.body);
});

test("where nobody is booked nobody is mailed, and the page says where doctors see it", async () => {
  const { api, user, dialog } = await open(aCalloutOf([aSentList()]));
  await user.type(dialog.getByLabelText(/^Fee, in GBP/), "95.5");
  expect(dialog.getByText(/^Doctors will see the change on their response page/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closed();
  expect(api.calls("POST /callouts/:id/change_preview")).toEqual([]);
  expect(api.calls("PUT /callouts/:id")[0]?.body).toMatchObject({ callout: { fee_amount: 95.5, fee_text: null } });
});

test("what only the practice reads asks nobody, and a fee that is none is said at its field", async () => {
  const { api, user, dialog } = await open(aCalloutOf([aBookedList()]));
  await user.type(dialog.getByLabelText(/^Internal notes/), "Call Hana");
  await user.type(dialog.getByLabelText(/^Fee, in GBP/), "much");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByLabelText(/^Fee, in GBP/)).toHaveFocus();
  expect(dialog.getByLabelText(/^Fee, in GBP/)).toBeInvalid();
  await user.clear(dialog.getByLabelText(/^Fee, in GBP/));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closed();
  expect(api.calls("POST /callouts/:id/change_preview")).toEqual([]);
  expect(api.calls("PUT /callouts/:id")[0]?.body).toMatchObject({ callout: { internal_notes: "Call Hana" } });
});

test("a deadline that the callout needs is missed at its field; the rest stays typed", async () => {
  const { api, user, dialog } = await open(aCalloutOf([aSentList()], { respond_by: null }), {
    "PUT /callouts/:id": () => new Refusal(422, { errors: { "callout.respond_by": ["can't be blank"] } }),
  });
  await user.type(dialog.getByLabelText(/^Internal notes/), "Call Hana");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const [said] = await dialog.findAllByText("The usual doctor is asked alone and needs a deadline");
  expect(said).toBeVisible();
  expect(dialog.getByLabelText(/^Internal notes/)).toHaveValue("Call Hana");
  expect(api.calls("PUT /callouts/:id")).toHaveLength(1);
});

test("a deadline is in the future and before the first list, as for a new callout; one that has passed stays", async () => {
  const { api, user, dialog } = await open(aCalloutOf([aSentList()], { respond_by: inHours(-2) }));
  const save = () => user.click(dialog.getByRole("button", { name: "Save" }));
  await pick(/^Respond by\b(?!,)/, "2020-01-01", dialog);
  expect(await dialog.findByText("The deadline must be in the future")).toBeVisible();
  await pick(/^Respond by\b(?!,)/, "2099-11-27", dialog);
  expect(await dialog.findByText("The deadline must be before the first list starts")).toBeVisible();
  await save();
  expect(api.calls("PUT /callouts/:id")).toEqual([]);
  await pick(/^Respond by\b(?!,)/, inHours(-2).slice(0, 10), dialog);
  await save();
  await closed();
  expect(api.calls("PUT /callouts/:id")).toHaveLength(1);
});

test("a deadline that nobody touched is sent as it is, to the second", async () => {
  const respond_by = `${inHours(-2).slice(0, 17)}42.000Z`;
  const { api, user, dialog } = await open(aCalloutOf([aSentList()], { respond_by }));
  await user.type(dialog.getByLabelText(/^Internal notes/), "Call Hana");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closed();
  expect(api.calls("PUT /callouts/:id")[0]?.body).toMatchObject({ callout: { respond_by } });
});
