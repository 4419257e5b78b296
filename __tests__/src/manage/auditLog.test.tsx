/** The audit log on the screen: words for every act, facts beside it, filters in the address. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AUDIT_AREAS } from "../../../src/contract/audit.ts";
import { type AuditLine } from "../../../src/contract/shapes/audit.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const PATH = "/practice-management/audit-log";
const aLine = (values: Partial<AuditLine>): AuditLine => ({
  id: Math.round((values.id ?? 0) * 1000) + 1,
  action: "signed_in",
  actor: { type: "admin", name: "Anna Kessler" },
  subject: { type: "user", id: 7, name: "Anna Kessler" },
  params: {},
  diff: null,
  created_at: "2026-11-24T09:30:00Z",
  ...values,
});
const page = (data: AuditLine[]) => ({ data, meta: { page: 1, per_page: 25, total: data.length, time_zone: "UTC" } });
const ANNA = { id: 7, first_name: "Anna", last_name: "Kessler", email: "anna@example.test" };
const answers = (data: AuditLine[]) => ({
  "GET /users": () => ({ data: [{ ...ANNA, role: "owner", status: "active" }] }),
  "GET /audit_events": () => page(data),
});

test("a line says who, what, about what, and the facts", async () => {
  await renderScreen(
    PATH,
    answers([
      aLine({ id: 1, action: "user_role_changed", params: { from: "admin", to: "owner" } }),
      aLine({
        id: 2,
        action: "answer_recorded",
        actor: { type: "doctor", name: "Dr Hana Itokawa" },
        subject: { type: "callout", id: 31, name: "C-2026-0031" },
        params: {
          doctor: "Dr Hana Itokawa",
          before: "none",
          response: "if_needed",
          list_date: "2026-11-27",
          session: "am",
        },
      }),
      aLine({
        id: 3,
        action: "callout_expired",
        actor: { type: "system", name: null },
        subject: { type: "callout", id: 32, name: null },
        params: { reference: "C-2026-0032" },
      }),
      aLine({
        id: 5,
        action: "email_text_changed",
        subject: { type: "company", id: 9, name: null },
        params: { kind: "reminder", language: "de" },
      }),
      aLine({
        id: 6,
        action: "callout_changed",
        subject: { type: "callout", id: 33, name: "C-2026-0033" },
        params: { fields: "respond_by, internal_notes" },
      }),
      aLine({
        id: 7,
        action: "doctor_changed",
        subject: { type: "doctor", id: 52, name: "Dr Owen Talgarth" },
        params: { fields: "last_name groups strange" },
      }),
      aLine({
        id: 8,
        action: "callout_unscheduled",
        actor: { type: "system", name: null },
        subject: { type: "callout", id: 34, name: "C-2026-0034" },
        params: { reason: "nobody_to_send_to" },
      }),
      aLine({ id: 4, action: "signed_out", actor: { type: "admin", name: null } }),
    ]),
  );
  await screen.findByText("Signed out");
  const rows = within(await screen.findByRole("table", { name: "Audit log" }))
    .getAllByRole("row")
    .slice(1);
  const words = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .slice(1)
      .map((cell) => cell.textContent),
  );
  expect(words).toEqual([
    ["Anna Kessler", "Administrator’s role changedAdministrator → Owner", "Anna Kessler"],
    ["Dr Hana Itokawa", "Answer recordedIf needed · Fri 27 Nov, AM", "C-2026-0031"],
    ["The system", "Callout expired", "C-2026-0032"],
    ["Anna Kessler", "Email text changedReminder, Deutsch", "The practice"],
    ["Anna Kessler", "Callout changedRespond by, Internal notes", "C-2026-0033"],
    ["Anna Kessler", "Doctor changedLast name, Groups", "Dr Owen Talgarth"],
    ["The system", `Schedule cancelled${en.errors.code.nobody_to_send_to}`, "C-2026-0034"],
    ["Someone who is no longer here", "Signed out", "Anna Kessler"],
  ]);
  expect(screen.getByRole("link", { name: "C-2026-0031" })).toHaveAttribute("href", "/callouts/31");
  expect(screen.queryByRole("link", { name: "C-2026-0032" })).not.toBeInTheDocument();
});

test("every act that can be recorded has words", () => {
  expect(Object.keys(en.audit.action).sort()).toEqual(Object.values(AUDIT_AREAS).flat().sort());
});

test("person, kind and days live in the address and are asked of the server", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(`${PATH}?from=2026-11-20&area=nonsense`, answers([aLine({})]));
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Who" }),
    await screen.findByRole("option", { name: "Anna Kessler" }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "Practice");
  const asked = () => api.calls("GET /audit_events").at(-1)?.query.toString();
  await waitFor(() => expect(asked()).toBe("user_id=7&area=practice&from=2026-11-20"));
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent(
    `${PATH}?who=7&area=practice&from=2026-11-20`,
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Who" }), "Doctors");
  await waitFor(() => expect(asked()).toBe("actor_type=doctor&area=practice&from=2026-11-20"));
});

test("nothing that matches offers the way out; a failure offers another try", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(`${PATH}?area=practice`, answers([]));
  expect(await screen.findByRole("heading", { name: "No entries match" })).toBeVisible();
  api.answers["GET /audit_events"] = () => new Refusal(403, { errors: ["no"], code: "forbidden" });
  // Not the one among the filters; it goes, and the keyboard goes on at the heading.
  await user.click(screen.getAllByRole("button", { name: "Clear filters" })[1] as HTMLElement);
  expect(await screen.findByRole("heading", { name: "The audit log could not be loaded" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Audit log" })).toHaveFocus();
  api.answers["GET /audit_events"] = () => page([]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Nothing recorded yet" })).toBeVisible();
});

test("from what to what something was changed is told on demand, in the words of its form", async () => {
  const user = userEvent.setup();
  const diff: AuditLine["diff"] = {
    mode: ["select", "first_come"],
    automatic_reminder: ["true", "false"],
    notes: [null, null],
  };
  const { container } = await renderScreen(
    PATH,
    answers([
      aLine({
        action: "callout_defaults_changed",
        diff,
        subject: { type: "surgeon", id: 8, name: null },
        params: { surgeon: "Ms Reed" },
      }),
    ]),
  );
  await screen.findByText("Callout defaults changed");
  await user.click(screen.getByText("What changed"));
  expect(screen.getByText("Ms Reed")).toBeVisible();
  const [mode, reminder, notes] = [...container.querySelectorAll("details dd")].map((one) => one.textContent);
  expect(mode).toBe(`${en.callouts.form.select} → ${en.callouts.form.firstCome}`);
  expect([reminder, notes]).toEqual(["on → off", "changed (not shown here)"]);
  expect(screen.getByText(en.manage.defaults.reminder)).toBeVisible();
});
