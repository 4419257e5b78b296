/** What was just sent is called back: from its page, or from the toast that says so. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { address, FORM_ANSWERS, fillCallout, HANA } from "../../support/app/calloutForm.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail } from "../../support/aWireCallout.ts";

const CALL_BACK = "POST /callouts/:id/call_back";
const LONG_MS = 600_000;
const recipient = { id: 1, doctor: HANA, delivery: "queued", skip_reason: null, overridden: false } as const;
const recipients = [{ ...recipient, sent_at: null, reminded_at: null, first_opened_at: null }];
const sent = () => ({ data: aDetail({ call_back_ms: LONG_MS, lock_version: 4, recipients }) });
const draft = () => ({
  data: aDetail({ status: "draft", sent_at: null, recipients, responses: [], message: "Bay C" }),
});

const onPage = (more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen("/callouts/412", { ...FORM_ANSWERS, "GET /callouts/:id": sent, [CALL_BACK]: draft, ...more });

test("the page of a callout whose emails still wait leads back to the draft's form, with everything as it was", async () => {
  const user = userEvent.setup();
  const { api } = await onPage();
  expect(await screen.findByText("No email has gone out yet.")).toBeVisible();
  // The seconds are seen, and not read out each time.
  expect(screen.getByText(/^\s*\(\d+\)$/)).toHaveAttribute("aria-hidden", "true");
  api.answers["GET /callouts/:id"] = draft;
  await user.click(screen.getByRole("button", { name: "Undo send" }));
  expect(api.calls(CALL_BACK)[0]?.body).toEqual({ lock_version: 4 });
  await waitFor(() => expect(address()).toBe("/callouts/412/edit"));
  expect(await screen.findByRole("textbox", { name: /^Message/ })).toHaveValue("Bay C");
});

test("where it is too late, the page says so and stays", async () => {
  const user = userEvent.setup();
  await onPage({ [CALL_BACK]: () => new Refusal(409, { errors: ["too late"], code: "too_late_to_call_back" }) });
  await user.click(await screen.findByRole("button", { name: "Undo send" }));
  expect(await screen.findByText(/^The emails are already on their way/)).toBeVisible();
  expect(address()).toBe("/callouts/412");
});

test("once the emails are out there is nothing to press", async () => {
  await onPage({ "GET /callouts/:id": () => ({ data: aDetail({ call_back_ms: 0 }) }) });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Undo send" })).not.toBeInTheDocument();
});

test("after sending it is said to how many, with a way back for as long as there is one", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  await renderScreen("/callouts/new", { ...FORM_ANSWERS, "POST /callouts/:id/send": sent });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  const [tone, text, key, undo] = said.mock.calls[0] ?? [];
  expect([tone, text]).toEqual(["success", { key: "callouts:form.sent", params: { count: 1 } }]);
  expect(key).toBe("sent-412");
  expect(undo).toMatchObject({ endpoint: "callBack", arg: { id: 412, lock_version: 4 }, to: "/callouts/412/edit" });
});

test("the address of the draft shows the callout until it is one", async () => {
  const { api } = await renderScreen("/callouts/412/edit", { ...FORM_ANSWERS, "GET /callouts/:id": sent });
  expect(await screen.findByRole("button", { name: "Undo send" })).toBeVisible();
  api.answers["GET /callouts/:id"] = draft;
  api.answers[CALL_BACK] = draft;
  await userEvent.click(screen.getByRole("button", { name: "Undo send" }));
  expect(await screen.findByRole("textbox", { name: /^Message/ })).toHaveValue("Bay C");
});
