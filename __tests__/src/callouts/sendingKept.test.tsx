/** Sending a kept draft, and asking more doctors: whom it reaches is seen before, and what a colleague changed meanwhile. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { PLACES } from "../../support/app/calloutForm.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList, aRow, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };

const show = (answers: Answers = {}, callout = aDetail()) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    ...answers,
  });

const asked = (doctor: { id: number; name: string; grade: string | null }): CalloutDetail["recipients"][number] => ({
  ...{ id: doctor.id, doctor, delivery: "queued", skip_reason: null, overridden: false },
  ...{ sent_at: null, reminded_at: null, first_opened_at: null },
});

test("a kept draft goes out after showing whom it reaches by now and whom it does not", async () => {
  const user = userEvent.setup();
  const doctor = { id: 51, name: "Dr Hana Itokawa", grade: null };
  const paused = { id: 52, name: "Dr Owen Talgarth", grade: null };
  const { api } = await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({
      data: aDetail({ status: "draft", recipients: [asked(doctor), asked(paused)], responses: [] }),
    }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/send_preview": () => ({
      data: {
        will_send: [doctor],
        preferences: [{ doctor, surgeon: "Ms N. Merrowby", preference: "avoid" }],
        skipped: [{ doctor: paused, reason: "paused", date: null }],
        email: { from_name: "Harbour", subject: "Can you cover?", html: "<p>x</p>", text: "Dear Dr Itokawa" },
      },
    }),
    "POST /callouts/:id/send": () => ({ data: aDetail() }),
  });
  await user.click(await screen.findByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send this callout?" }));
  expect(await dialog.findByText("Dr Owen Talgarth")).toBeVisible();
  expect(dialog.getByText("Can you cover?")).toBeVisible();
  expect(dialog.getByText("Ms N. Merrowby would rather not")).toBeVisible();
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(api.calls("POST /callouts/:id/send")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a draft that a colleague sends while it is looked at is not sent again, and the dialog says why", async () => {
  const user = userEvent.setup();
  const email = { from_name: "Harbour", subject: "Can you cover?", html_url: "x", text: "Dear Dr Itokawa" };
  const draft = aDetail({ status: "draft", recipients: [asked(HANA)], responses: [] });
  const { api, store } = await show(
    { "POST /callouts/:id/send_preview": () => ({ data: { will_send: [HANA], preferences: [], skipped: [], email } }) },
    draft,
  );
  await user.click(await screen.findByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send this callout?" }));
  await dialog.findByRole("button", { name: "Send to 1 doctor" });
  api.answers["GET /callouts/:id"] = () => ({
    data: aDetail({ lock_version: draft.lock_version + 1, sent_by: "Anna Whitlocke" }),
  });
  act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  expect(await dialog.findByText(/^Anna Whitlocke (has just )?sent this callout/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Send to/ })).not.toBeInTheDocument();
});

test("a draft that a colleague changed while it was looked at is not sent: the dialog shows whom it reaches now", async () => {
  const user = userEvent.setup();
  const draft = { status: "draft" as const, recipients: [asked(HANA)], responses: [], lock_version: 3 };
  const others = [1, 2].map((n) => ({ id: 60 + n, name: `Dr ${n}`, grade: null }));
  let version = draft.lock_version;
  const email = { from_name: "Harbour", subject: "Can you cover?", html_url: "x", text: "Dear Dr Itokawa" };
  const { api } = await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ ...draft, lock_version: version }) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/send_preview": () => ({
      data: { will_send: version === 3 ? [HANA] : [HANA, ...others], preferences: [], skipped: [], email },
    }),
    "POST /callouts/:id/send": ({ body }) =>
      (body as { lock_version: number }).lock_version === version
        ? { data: aDetail() }
        : new Refusal(409, { errors: ["stale"], code: "stale", data: { ...aRow(), lock_version: version } }),
  });
  await user.click(await screen.findByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send this callout?" }));
  const button = await dialog.findByRole("button", { name: "Send to 1 doctor" });
  version = 4;
  await user.click(button);
  expect(await dialog.findByRole("button", { name: "Send to 3 doctors" })).toBeEnabled();
  expect(dialog.getByText(/^This has changed in the meantime/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Send to 3 doctors" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/send").map(({ body }) => body)).toEqual([
    { lock_version: 3 },
    { lock_version: 4 },
  ]);
});

test("a draft that a colleague has sent meanwhile cannot be sent again from the dialog", async () => {
  const user = userEvent.setup();
  let sent = false;
  const email = { from_name: "Harbour", subject: "Can you cover?", html_url: "x", text: "Dear Dr Itokawa" };
  const { api } = await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({
      data: sent
        ? aDetail({ lock_version: 4 })
        : aDetail({ status: "draft", recipients: [asked(HANA)], responses: [], lock_version: 3 }),
    }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/send_preview": () => ({ data: { will_send: [HANA], preferences: [], skipped: [], email } }),
    "POST /callouts/:id/send": () => {
      sent = true;
      return new Refusal(409, { errors: ["stale"], code: "stale", data: { ...aRow(), lock_version: 4 } });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send this callout?" }));
  await user.click(await dialog.findByRole("button", { name: "Send to 1 doctor" }));
  expect(await dialog.findByText(/^This has changed in the meantime/)).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole("button", { name: /^Send to/ })).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/send_preview")).toHaveLength(1);
});

test("a kept draft says before it goes out that a wave comes too late, and names none of its doctors", async () => {
  const owen = { id: 52, name: "Dr Owen Talgarth", grade: null };
  const wave = (position: number, hours: number) => ({ position, at: inHours(hours), will_send: [owen], skipped: [] });
  const waves = [wave(2, 6), wave(3, 80)];
  await show(
    {
      "POST /callouts/:id/send_preview": () => ({
        data: { will_send: [HANA], preferences: [], skipped: [], waves, email: null },
      }),
    },
    aDetail({ status: "draft", recipients: [asked(HANA)], responses: [] }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send this callout?" }));
  const late = await dialog.findByText(/^Too late: the last list will already have started/);
  expect(late.closest("li")).toHaveTextContent(/^Wave 3Too late/);
  expect(dialog.getAllByText("Dr Owen Talgarth")).toHaveLength(1);
});

test("more doctors are added at once where they are few, and after a second look where they are very many", async () => {
  const doctors = Array.from({ length: 51 }, (_, at) => ({ id: 100 + at, name: `Dr No. ${at}`, grade: null }));
  const over = aList({ id: 12, starts_at: inHours(-1), surgeon: { id: null, name: "Mr Past" } });
  const { api } = await show(
    {
      ...PLACES,
      "GET /doctors": () => ({ data: [], meta: { page: 1, per_page: 8, total: 0 } }),
      "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 51 }] }),
      "POST /callouts/:id/recipients_preview": () => ({
        data: { will_send: doctors, skipped: [], preferences: [], email: null },
      }),
      "POST /callouts/:id/recipients": () => ({ data: aDetail() }),
    },
    aDetail({ lists: [aList(), over] }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add doctors" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask more doctors" }));
  await user.type(dialog.getByRole("combobox", { name: "Send to" }), "part");
  await user.click(await screen.findByRole("option", { name: "Partners (51)" }));
  await user.click(await dialog.findByRole("button", { name: "Send to 51 doctors" }));
  const look = within(await screen.findByRole("dialog", { name: "Send to 51 doctors?" }));
  expect(look.getByText(/Ms N. Merrowby/)).toBeVisible();
  // Nobody is asked about it any more.
  expect(look.queryByText(/Mr Past/)).not.toBeInTheDocument();
  expect(api.calls("POST /callouts/:id/recipients")).toEqual([]);
  await user.click(look.getByRole("button", { name: "Send to 51 doctors" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /callouts/:id/recipients")).toHaveLength(1);
});
