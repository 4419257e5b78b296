/** A callout that is written in one tab and opened in another one: a form that nobody touches saves nothing. */
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutList } from "../../../../src/contract/shapes/calloutList.ts";
import { autosaveByHand, FORM_ANSWERS, fillCallout } from "../../../support/app/calloutForm.ts";
import { SharedStorage } from "../../../support/app/liveApp.ts";
import { type Asked, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList, inHours } from "../../../support/aWireCallout.ts";

const { savesItself } = autosaveByHand();

const saved = () => ({ data: aDetail({ id: 500, status: "draft", lock_version: 6 }) });

/** Written and saved in one tab, which stays open, and opened in the next. */
async function openedTwice() {
  const user = userEvent.setup();
  const storage = new SharedStorage().tab();
  await renderScreen("/callouts/new", FORM_ANSWERS, "en", { storage });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await savesItself();
  await screen.findByText(/^Saved \d/);
  const kept = storage.read("unsentCallout");
  cleanup();
  storage.write("unsentCallout", kept ?? "");
  const { api } = await renderScreen("/callouts/new", { ...FORM_ANSWERS, "PUT /callouts/:id": saved }, "en", {
    storage,
  });
  await screen.findByText(/^This is what you typed on this device/);
  await screen.findByRole("button", { name: "Send to 1 doctor" });
  return { user, api };
}

test("what was saved in one tab is not saved once more by another one in which nobody types", async () => {
  const { user, api } = await openedTwice();
  await savesItself();
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(api.calls("PUT /callouts/:id")).toEqual([]);
  await user.type(screen.getByLabelText(/^Message/), "Bay C");
  await savesItself();
  await screen.findByText(/^Saved \d/);
  expect(api.calls("PUT /callouts/:id")).toHaveLength(1);
});

test("the specialty that the server wrote for the surgeon is no difference between two versions", async () => {
  const user = userEvent.setup();
  type Typed = Pick<CalloutList, "date" | "session" | "start_time" | "end_time">;
  const asSaved = (body: Asked["body"]) => {
    const [{ date, session, start_time, end_time }] = (body as { callout: { lists: [Typed] } }).callout.lists;
    const place = { site: { id: 7, name: "Northbank", short_name: "NB" }, theatre: null };
    const whose = { surgeon: { id: 8, name: "Mr J. Okandi" }, specialty: "Urology" };
    return aList({ date, session, start_time, end_time, ...place, ...whose });
  };
  const { api } = await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await savesItself();
  await screen.findByText(/^Saved \d/);
  const lists = [asSaved(api.calls("POST /callouts")[0]?.body)];
  const theirs = aDetail({ id: 500, status: "draft", message: "Bay D", lists, lock_version: 5 });
  const data = { lock_version: 5, status: "draft", updated_at: inHours(-1), updated_by: "Beatrix Holm" };
  Object.assign(api.answers, {
    "GET /callouts/:id": () => ({ data: theirs }),
    "PUT /callouts/:id": () => new Refusal(409, { errors: ["stale"], code: "stale", data }),
  });
  await user.type(screen.getByLabelText(/^Message/), "Bay C");
  await savesItself();
  expect(await screen.findByRole("row", { name: "Message Bay D Bay C" })).toBeVisible();
  expect(screen.queryByRole("row", { name: /^Lists/ })).not.toBeInTheDocument();
});
