/** A callout that somebody else changed or sent while it was written: what happened is said, and the way on is open. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { address, autosaveByHand, FORM_ANSWERS, fillCallout } from "../../../support/app/calloutForm.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList, inHours } from "../../../support/aWireCallout.ts";

const { savesItself } = autosaveByHand();

const ago = () => new Date(Date.now() - 60_000).toISOString();
const stale = (data: object) => () =>
  new Refusal(409, {
    errors: ["stale"],
    code: "stale",
    data: { lock_version: 5, updated_at: ago(), updated_by: "Beatrix Holm", ...data },
  });
const recipient_groups = [{ id: 9, name: "Partners", count: 11, doctor_ids: [51] }];
const lists = [
  aList({ site: { id: 7, name: "Northbank", short_name: "NB" }, surgeon: { id: 8, name: "Mr J. Okandi" } }),
];
const recipient = { id: 1, doctor: { id: 51, name: "Dr Hana Itokawa", grade: null }, delivery: "queued" } as const;
const asked = { ...recipient, skip_reason: null, overridden: false, sent_at: null, reminded_at: null };
const recipients = [{ ...asked, first_opened_at: null }];
const theirs = aDetail({ id: 500, status: "draft", message: "Bay D", recipient_groups, lists, lock_version: 5 });

async function sendingOvertaken(answers: Answers, hadSaved = false) {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", { ...FORM_ANSWERS, ...answers });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.type(screen.getByLabelText(/^Message/), "Bay C");
  if (hadSaved) {
    await savesItself();
    await screen.findByText(/^Saved \d/);
  }
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  return { user, api };
}

test.each([
  ["had not yet saved itself", false],
  ["had saved itself", true],
])("a sending refused because a colleague changed what %s lets one choose, and then goes out", async (_, hadSaved) => {
  const { user, api } = await sendingOvertaken(
    {
      "POST /callouts/:id/send": stale({ status: "draft" }),
      "GET /callouts/:id": () => ({ data: theirs }),
      "PUT /callouts/:id": () => ({ data: aDetail({ id: 500, status: "draft", lock_version: 6 }) }),
    },
    hadSaved,
  );
  expect(await screen.findByRole("row", { name: "Message Bay D Bay C" })).toBeVisible();
  expect(screen.getByText("Beatrix Holm edited this 1 min ago.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(screen.queryByText(/changed in the meantime|was not sent/)).not.toBeInTheDocument();
  Object.assign(api.answers, { "POST /callouts/:id/send": () => ({ data: aDetail({ id: 500 }) }) });
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  expect(api.calls("PUT /callouts/:id")[0]?.body).toMatchObject({ callout: { message: "Bay C" }, lock_version: 5 });
  expect(api.calls("POST /callouts/:id/send").at(-1)?.body).toEqual({ lock_version: 6 });
});

test("what was typed, saved itself and was cleared again stays cleared", async () => {
  const { user, api } = await sendingOvertaken(
    { "POST /callouts/:id/send": () => new Refusal(500, { errors: ["x"], code: "server_error" }) },
    true,
  );
  await screen.findByText(/^The callout was not sent/);
  Object.assign(api.answers, {
    "PUT /callouts/:id": stale({ status: "draft" }),
    "GET /callouts/:id": () => ({ data: theirs }),
  });
  await user.clear(screen.getByLabelText(/^Message/));
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByRole("row", { name: "Message Bay D empty" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() =>
    expect(api.calls("PUT /callouts/:id").at(-1)?.body).toMatchObject({ callout: { message: null } }),
  );
  expect(api.calls("PUT /callouts/:id")).toHaveLength(2);
});

test.each(["POST /callouts/:id/send", "PUT /callouts/:id"])(
  "a draft that was sent meanwhile says by whom, and leads there (%s)",
  async (call) => {
    const sent = aDetail({ id: 500, sent_at: ago(), sent_by: "Beatrix Holm", lock_version: 5 });
    const failing = { "POST /callouts/:id/send": () => new Refusal(500, { errors: ["x"], code: "server_error" }) };
    const { user } = await sendingOvertaken({
      ...failing,
      [call]: stale({ status: "open" }),
      "GET /callouts/:id": () => ({ data: sent }),
    });
    if (call.startsWith("PUT")) {
      await screen.findByText(/^The callout was not sent/);
      await user.type(screen.getByLabelText(/^Message/), "!");
      await user.click(screen.getByRole("button", { name: "Save draft" }));
    }
    expect(await screen.findByText("Beatrix Holm sent this callout 1 min ago.")).toBeVisible();
    expect(screen.queryByText(/edited this|Keep mine/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Message/)).toHaveDisplayValue(/^Bay C/);
    expect(screen.getByRole("link", { name: "Open it" })).toHaveAttribute("href", "/callouts/500");
  },
);

test("what a colleague has set to go out by itself is saved from then on only when that is asked for", async () => {
  const scheduled = aDetail({ ...theirs, status: "scheduled", send_at: inHours(24) });
  const { user } = await sendingOvertaken({
    "POST /callouts/:id/send": stale({ status: "scheduled" }),
    "GET /callouts/:id": () => ({ data: scheduled }),
    "PUT /callouts/:id": () => ({ data: { ...scheduled, lock_version: 6 } }),
  });
  await user.click(await screen.findByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Save" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save draft" })).not.toBeInTheDocument();
});

const missing = (thing: string) => () =>
  new Refusal(404, { errors: [`The requested ${thing} is not found`], code: "not_found" });

test("a saved draft that a colleague deleted before it was sent is made anew when it is sent again", async () => {
  const { user, api } = await sendingOvertaken({
    "POST /callouts/:id/send": missing("callout"),
    "PUT /callouts/:id": missing("callout"),
  });
  expect(await screen.findByText(/^The callout was not sent/)).not.toHaveTextContent("saved as a draft");
  api.answers["POST /callouts"] = () => ({ data: aDetail({ id: 501, status: "draft" }) });
  api.answers["POST /callouts/:id/send"] = () => ({ data: aDetail({ id: 501 }) });
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(address()).toBe("/callouts/501"));
  expect(api.calls("POST /callouts/:id/send").map(({ path }) => path)).toEqual([
    "/callouts/500/send",
    "/callouts/501/send",
  ]);
});

test("the draft in the place of a deleted one is written without the lists that went, and theirs is found there", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/500/edit", {
    ...FORM_ANSWERS,
    "GET /callouts/:id": ({ path }) => ({ data: { ...theirs, recipients, id: Number(path.split("/").at(-1)) } }),
    "GET /lists/:id": missing("list"),
    "POST /callouts": () => ({ data: aDetail({ id: 501, status: "draft", lock_version: 0 }) }),
    "PUT /callouts/:id": ({ path }) => (path.endsWith("/500") ? missing("callout") : stale({ status: "draft" }))(),
    "POST /callouts/:id/send": () => new Refusal(500, { errors: ["x"], code: "server_error" }),
  });
  await user.type(await screen.findByLabelText(/^Message/), "!");
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await screen.findByText(/^The callout was not sent/);
  await user.type(screen.getByLabelText(/^Message/), "!");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await user.click(await screen.findByRole("button", { name: "Use theirs" }));
  await waitFor(() => expect(address()).toBe("/callouts/501/edit"));
  const { body } = api.calls("PUT /callouts/:id").at(-1) ?? {};
  expect((body as { callout: { lists: object[] } }).callout.lists[0]).not.toHaveProperty("id");
});

test("what is kept although a list of it is no more is saved, with that list made anew", async () => {
  const draft = aDetail({
    ...{ id: 500, status: "draft", sent_at: null, respond_by: null, recipient_groups, responses: [] },
    lists: [...lists, { ...lists[0], id: 99 } as (typeof lists)[number]],
    recipients,
  });
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/500/edit", {
    ...FORM_ANSWERS,
    "GET /callouts/:id": () => ({ data: draft }),
    "PUT /callouts/:id": stale({ status: "draft" }),
  });
  await user.type(await screen.findByLabelText(/^Case mix/), "ENT");
  api.answers["GET /callouts/:id"] = () => ({ data: theirs });
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const keep = await screen.findByRole("button", { name: "Keep mine" });
  api.answers["PUT /callouts/:id"] = () => ({ data: { ...draft, lock_version: 6 } });
  await user.click(keep);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const { body } = api.calls("PUT /callouts/:id").at(-1) ?? {};
  const ids = (body as { callout: { lists: { id?: number }[] } }).callout.lists.map(({ id }) => id);
  expect(ids).toEqual([lists[0]?.id, undefined]);
});
