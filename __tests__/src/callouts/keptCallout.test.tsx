/** A callout while it is written: kept on the device and, after an outage, on the server; very many doctors are asked about twice. */
import { fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { USUAL_TIMES } from "../../../src/contract/rules/sessionHours.ts";
import { useKeeping } from "../../../src/features/callouts/form/draft/useKeptForm.ts";
import { readKeptForm, removeKeptForm, writeKeptForm } from "../../../src/features/callouts/form/model/keptForm.ts";
import { startingWith } from "../../../src/features/callouts/form/model/newCallout.ts";
import { FORM_ANSWERS, fillCallout, HANA } from "../../support/app/calloutForm.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail } from "../../support/aWireCallout.ts";

const down = () => new Refusal(503, { errors: ["later"], code: "unavailable" });
const saved = () => ({ data: aDetail({ id: 500, status: "draft" }) });

test("what could not be saved for want of a server is saved by itself when the connection is back", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/new", {
    ...FORM_ANSWERS,
    "POST /callouts": down,
    "POST /callouts/preview": down,
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  expect(await screen.findByText(/trying again automatically/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
  Object.assign(api.answers, {
    "POST /callouts": saved,
    "POST /callouts/preview": FORM_ANSWERS["POST /callouts/preview"],
  });
  fireEvent(window, new Event("online"));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
});

test("of a draft that is edited the same is true", async () => {
  const user = userEvent.setup();
  const recipient = { id: 1, doctor: HANA, delivery: "queued", skip_reason: null, overridden: false } as const;
  const recipients = [{ ...recipient, sent_at: null, reminded_at: null, first_opened_at: null }];
  const draft = { data: aDetail({ status: "draft", sent_at: null, respond_by: null, recipients, responses: [] }) };
  const { api } = await renderScreen("/callouts/412/edit", {
    ...FORM_ANSWERS,
    "GET /sites": () => ({ data: [{ id: 1, name: "St Brannoc’s", short_name: "SB", time_zone: "UTC", theatres: [] }] }),
    "GET /surgeons": () => ({ data: [{ id: 1, display_name: "Ms N. Merrowby", specialty: null }] }),
    "GET /callouts/:id": () => draft,
    "PUT /callouts/:id": down,
    "POST /callouts/preview": down,
  });
  await user.type(await screen.findByLabelText(/^Message/), "Parking in bay C");
  expect(await screen.findByText(/trying again automatically/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
  Object.assign(api.answers, {
    "PUT /callouts/:id": () => draft,
    "POST /callouts/preview": FORM_ANSWERS["POST /callouts/preview"],
  });
  fireEvent(window, new Event("online"));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Send to 1 doctor" })).toBeEnabled();
  expect(api.calls("PUT /callouts/:id").at(-1)?.body).toMatchObject({ callout: { message: "Parking in bay C" } });
});

test("a draft that was not saved is never called saved, and says so beside its button", async () => {
  const user = userEvent.setup();
  const refused = () => new Refusal(500, { errors: ["x"], code: "server_error" });
  await renderScreen("/callouts/new", { ...FORM_ANSWERS, "POST /callouts": refused });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  const save = screen.getByRole("button", { name: "Save draft" });
  await user.click(save);
  const told = await screen.findByText("The draft was not saved. What you typed is still here.");
  expect(save.parentElement).toContainElement(told);
  expect(screen.queryByText(/saved as a draft/)).not.toBeInTheDocument();
});

test("what is not complete says that it is kept on the device", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  await user.type(screen.getByLabelText(/^Message/), "Parking in bay C");
  expect(screen.getByText("Not complete yet. Kept on this device.")).toBeVisible();
});

test("before more than fifty doctors are emailed it is asked a second time", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 51 }, (_, at) => ({ id: at + 1, name: `Dr ${at}`, grade: null }));
  const { api } = await renderScreen("/callouts/new", {
    ...FORM_ANSWERS,
    "POST /callouts/preview": () => ({ data: { will_send: many, skipped: [], preferences: [], email: null } }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(await screen.findByRole("button", { name: "Send to 51 doctors" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send to 51 doctors?" }));
  expect(dialog.getByText("51 emails will be sent, one to each doctor, about:")).toBeVisible();
  expect(dialog.getByRole("listitem")).toHaveTextContent(/All day .* · Mr J\. Okandi · Northbank$/);
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Send to 51 doctors" }));
  await screen.findByText(/^\/callouts\/500$/);
  expect(api.calls("POST /callouts/:id/send")).toHaveLength(1);
});

test("doctors who are booked elsewhere, or usually not available, at the time of one of the lists are named before sending", async () => {
  const user = userEvent.setup();
  const owen = { id: 52, name: "Dr Owen Talgarth", grade: null };
  await renderScreen("/callouts/new", {
    ...FORM_ANSWERS,
    "POST /callouts/preview": () => ({
      data: {
        will_send: [owen],
        skipped: [],
        elsewhere: [{ doctor: owen, date: "2031-02-03" }],
        usually_not: [{ doctor: owen, date: "2031-02-03", session: "am" }],
        preferences: [],
        email: null,
      },
    }),
  });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  expect(await screen.findByRole("heading", { name: "Booked elsewhere for part of it (1)" })).toBeVisible();
  expect(screen.getByText("Dr Owen Talgarth · booked Mon, 3 Feb 2031")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Usually not available then (1)" })).toBeVisible();
  expect(screen.getByText("Dr Owen Talgarth · Mon, 3 Feb 2031, AM")).toBeVisible();
});

test("what is saved is kept with its draft while the form is open, and forgotten when it is left", async () => {
  const kept = { keep: jest.fn(), forget: jest.fn() };
  const values = startingWith({ times: USUAL_TIMES, mode: "select", respondWithinHours: null });
  let draft: { id: number; lock_version: number } | null = null;
  const { rerender, unmount } = renderHook(
    (isSaved: boolean) => useKeeping(kept, { values, isSaved, draft: () => draft, base: values }),
    { initialProps: false },
  );
  await waitFor(() =>
    expect(kept.keep).toHaveBeenLastCalledWith({ values, draft: null, base: values, isSaved: false }),
  );
  draft = { id: 500, lock_version: 0 };
  rerender(true);
  expect(kept.keep).toHaveBeenLastCalledWith({
    values,
    draft: { id: 500, lock_version: 0 },
    base: values,
    isSaved: true,
  });
  expect(kept.forget).not.toHaveBeenCalled();
  unmount();
  expect(kept.forget).toHaveBeenCalledTimes(1);
});

test("what was typed and not saved stays when the form is left", () => {
  const kept = { keep: jest.fn(), forget: jest.fn() };
  const values = startingWith({ times: USUAL_TIMES, mode: "select", respondWithinHours: null });
  const { unmount } = renderHook(() => useKeeping(kept, { values, isSaved: false, draft: () => null, base: values }));
  unmount();
  expect(kept.forget).not.toHaveBeenCalled();
});

test("a form is kept for the person who typed it, and for that form alone", () => {
  const texts = new Map<string, string>();
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
    onChangedElsewhere: () => () => undefined,
  };
  const run = <T,>(thunk: (dispatch: unknown, state: unknown, ports: { storage: typeof storage }) => T): T =>
    thunk(undefined, undefined, { storage });
  const initial = startingWith({ times: USUAL_TIMES, mode: "select", respondWithinHours: null });
  const owner = { user: 1, of: "new" };
  run(writeKeptForm({ ...owner, draft: null, at: 5, values: { ...initial, message: "Parking" } }));
  expect(run(readKeptForm(owner, initial))?.values.message).toBe("Parking");
  expect(run(readKeptForm({ user: 2, of: "new" }, initial))).toBeNull();
  run(removeKeptForm({ user: 1, of: "draft 5" }));
  expect(run(readKeptForm({ user: 1, of: "draft 5" }, initial))).toBeNull();
  expect(texts.size).toBe(1);
  run(removeKeptForm({ user: 1, of: "draft 5", draft: 5 }));
  expect(texts.size).toBe(1);
  run(removeKeptForm(owner));
  expect(texts.size).toBe(0);
  run(writeKeptForm({ ...owner, draft: { id: 5, lock_version: 0 }, at: 5, values: initial }));
  run(removeKeptForm({ user: 1, of: "draft 5", draft: 5 }));
  expect(texts.size).toBe(0);
  texts.set("unsentCallout", '{"user":1,"of":"new","at":5,"values":{"lists":');
  expect(run(readKeptForm(owner, initial))).toBeNull();
});
