/** Saving and sending that fails, or whose answer was lost: what is known is said, and done again without a second draft or a conflict. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { address, autosaveByHand, FORM_ANSWERS, fillCallout } from "../../../support/app/calloutForm.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail } from "../../../support/aWireCallout.ts";

const { savesItself } = autosaveByHand();

const UNSURE = /^We couldn’t reach the server, so this may not have gone through/;
const lost = () => new Refusal(502, "Bad gateway");
const draft = (lock_version = 0) => ({ data: aDetail({ id: 500, status: "draft", lock_version }) });

async function written(answers: Answers) {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", { ...FORM_ANSWERS, ...answers });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  const keys = (call: string) => api.calls(call).map(({ headers }) => headers.get("idempotency-key"));
  return { user, api, keys };
}

test("a sending whose answer was lost is not called unsent, and again is the same sending", async () => {
  const { user, api, keys } = await written({ "POST /callouts": () => draft(), "POST /callouts/:id/send": lost });
  await user.click(screen.getByRole("button", { name: "Send to 1 doctor" }));
  const told = await screen.findByText(UNSURE);
  expect(told).toHaveTextContent(/twice\.$/);
  expect(screen.queryByText(/was not sent|saved as a draft/)).not.toBeInTheDocument();
  api.answers["POST /callouts/:id/send"] = FORM_ANSWERS["POST /callouts/:id/send"] as () => unknown;
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  const [first, again] = keys("POST /callouts/:id/send");
  expect(first).toBeTruthy();
  expect(again).toBe(first);
});

test("sending that fails keeps every word and the place of the keyboard, and trying again uses the same draft", async () => {
  const user = userEvent.setup();
  const sent = Promise.withResolvers<Refusal>();
  const { api } = await renderScreen("/callouts/new", {
    ...FORM_ANSWERS,
    "POST /callouts/:id/send": () => sent.promise,
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  const send = await screen.findByRole("button", { name: "Send to 1 doctor" });
  const asked = api.calls("POST /callouts/preview").length;
  await user.click(send);
  await waitFor(() => expect(api.calls("POST /callouts/:id/send")).toHaveLength(1));
  expect(screen.queryByText(/^Updating/)).not.toBeInTheDocument();
  sent.resolve(new Refusal(500, { errors: ["x"], code: "server_error" }));
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(send).toHaveFocus();
  // It may be the doctors who have changed: who gets it is asked again.
  await waitFor(() => expect(api.calls("POST /callouts/preview").length).toBeGreaterThan(asked));
  expect(screen.getByLabelText("Site")).toHaveDisplayValue("Northbank");
  api.answers["POST /callouts/:id/send"] = () => ({ data: aDetail({ id: 500 }) });
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  expect(api.calls("POST /callouts")).toHaveLength(1);
  expect(api.calls("POST /callouts")[0]?.body).toMatchObject({
    callout: {
      lists: [{ session: "all_day", start_time: "08:00", end_time: "17:30", site_id: 7, surgeon_id: 8 }],
      recipients: { doctor_ids: [], group_ids: [9] },
    },
  });
});

test.each([
  [429, "rate_limited", /^Too many attempts/],
  [429, undefined, /^Too many attempts/],
  [507, "storage_full", /^The server has no space left/],
])("a sending that is refused with %i (%s) says why", async (status, code, words) => {
  const refused = () => new Refusal(status, { errors: ["x"], code });
  const { user } = await written({ "POST /callouts": () => draft(), "POST /callouts/:id/send": refused });
  await user.click(screen.getByRole("button", { name: "Send to 1 doctor" }));
  expect(await screen.findByText(words)).toHaveTextContent(/It was saved as a draft/);
});

test("a draft whose answer was lost is asked for again as it was, and what was typed since is put over it", async () => {
  const { user, api, keys } = await written({ "POST /callouts": lost });
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText(UNSURE)).toBeVisible();
  await user.type(screen.getByLabelText(/^Message/), "Bay C");
  Object.assign(api.answers, { "POST /callouts": () => draft(), "PUT /callouts/:id": () => draft(1) });
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  const made = api.calls("POST /callouts");
  expect(new Set(keys("POST /callouts")).size).toBe(1);
  expect(made.at(-1)?.body).toEqual(made[0]?.body);
  expect(api.calls("PUT /callouts/:id").map(({ body }) => body)).toMatchObject([
    { callout: { message: "Bay C" }, lock_version: 0 },
  ]);
});

test("a change whose answer was lost, and which went through, is no colleague's", async () => {
  const { user, api } = await written({ "POST /callouts": () => draft() });
  await savesItself();
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const answered = new Map<string | null, unknown>();
  let version = 0;
  let isLost = true;
  api.answers["PUT /callouts/:id"] = ({ body }) => {
    const key = api.log.at(-1)?.headers.get("idempotency-key") ?? null;
    const asked = body as { lock_version: number };
    const data = { lock_version: version, updated_at: new Date().toISOString(), updated_by: "Anna Whitlocke" };
    if (!answered.has(key)) {
      if (asked.lock_version !== version) return new Refusal(409, { errors: ["stale"], code: "stale", data });
      version += 1;
      answered.set(key, draft(version));
    }
    return isLost ? lost() : answered.get(key);
  };
  await user.type(screen.getByLabelText(/^Message/), "Bay C");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText(UNSURE)).toBeVisible();
  isLost = false;
  await user.type(screen.getByLabelText(/^Message/), ", then left");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(address()).toBe("/callouts/500"));
  expect(api.calls("PUT /callouts/:id").at(-1)?.body).toMatchObject({
    callout: { message: "Bay C, then left" },
    lock_version: 1,
  });
});
