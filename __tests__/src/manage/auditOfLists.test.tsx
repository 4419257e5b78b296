/** What the audit log says of lists of callouts that were sent, of bookings for a part of one, and of standbys. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type AuditLine } from "../../../src/contract/shapes/audit.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

const LIST = { list_date: "2026-11-25", session: "pm", site: "NB", surgeon: "Mr Castellane" };
let made = 0;
const aLine = (values: Partial<AuditLine>): AuditLine => ({
  id: ++made,
  action: "callout_list_changed",
  actor: { type: "admin", name: "Anna Kessler" },
  subject: { type: "callout", id: 31, name: "C-2026-0031" },
  params: LIST,
  diff: null,
  created_at: "2026-11-24T09:30:00Z",
  ...values,
});

const show = (lines: AuditLine[]) =>
  renderScreen("/practice-management/audit-log", {
    "GET /users": () => ({ data: [] }),
    "GET /audit_events": () => ({
      data: lines,
      meta: { page: 1, per_page: 25, total: lines.length, time_zone: "Europe/Berlin" },
    }),
  });

/** Name, and before and after, of each field under "What changed". */
async function changesOf(values: Partial<AuditLine>) {
  const user = userEvent.setup();
  const { container } = await show([aLine(values)]);
  await user.click(await screen.findByText("What changed"));
  return [...container.querySelectorAll("details dl > div")].map((one) =>
    [...one.children].map((part) => part.textContent),
  );
}

test("a line names the list and the doctor, the booked times, the kind of a change, and until when a standby is asked", async () => {
  const doctor = "Dr Hana Itokawa";
  await show([
    aLine({ params: { ...LIST, change: "times" } }),
    aLine({ params: { ...LIST, change: "none" } }),
    aLine({ action: "callout_list_cancelled", params: { ...LIST, reason: "Theatre closed" } }),
    aLine({ action: "booking_confirmed", params: { ...LIST, doctor, start_time: "13:30", end_time: "15:00" } }),
    aLine({ action: "standby_asked", params: { ...LIST, doctor, until: "2026-11-25T10:15:00.000Z" } }),
    aLine({ action: "doctors_asked_again", params: { doctors: 3 } }),
    aLine({ action: "callout_changed", params: { fields: "message, fee_amount, fee_text" } }),
  ]);
  const table = within(await screen.findByRole("table", { name: "Audit log" }));
  await table.findByText("Doctors asked again");
  const said = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.children[2]?.textContent);
  const list = "Wed 25 Nov, PM, NB, Mr Castellane";
  expect(said).toEqual([
    `List of a sent callout changed${list} · times up to an hour`,
    `List of a sent callout changed${list}`,
    `List of a callout cancelled${list} · Theatre closed`,
    `Doctor bookedDr Hana Itokawa · ${list}, 13:30–15:00`,
    `Standby askedDr Hana Itokawa · ${list} · until Wed 25 Nov, 11:15`,
    "Doctors asked again3 doctors",
    "Callout changedMessage, Fee, Note on the fee",
  ]);
});

test("before and after of a list are told in the words of its form", async () => {
  const diff: AuditLine["diff"] = {
    date: ["2026-11-25", "2026-11-26"],
    times: ["13:30–17:30", "13:00–17:30"],
    site: ["Northbank", "Ferndale"],
    role: ["anaesthetist", "surgical_assistant"],
    theatre: ["1", null],
    requirements: ["paediatric", "paediatric, regional"],
    session: ["pm", "custom"],
    positions: ["1", "2"],
    notes_public: [null, "Bring lead apron"],
    notes: [null, null],
  };
  expect(await changesOf({ diff })).toEqual([
    ["Date", "Wed 25 Nov → Thu 26 Nov"],
    ["Times", "13:30–17:30 → 13:00–17:30"],
    ["Site", "Northbank → Ferndale"],
    ["Role", "Anaesthetist → Surgical assistant"],
    ["Theatre", "1 → –"],
    ["Requirements", "Paediatric → Paediatric, Regional anaesthesia"],
    ["Session", `PM → ${en.callouts.session.custom}`],
    ["Positions", "1 → 2"],
    ["Note for doctors", "– → Bring lead apron"],
    ["Notes", "changed (not shown here)"],
  ]);
});

test("what was changed of a standing list is told in the words of its form", async () => {
  const diff: AuditLine["diff"] = {
    weekday: ["1", "3"],
    every_weeks: ["1", "2"],
    starts_on: ["2026-11-30", "2026-12-02"],
    ends_on: [null, "2026-12-24"],
    role: ["anaesthetist", "surgical_assistant"],
    usual_doctor: ["Dr Hana Itokawa", null],
  };
  expect(await changesOf({ action: "standing_list_changed", diff })).toEqual([
    ["Weekday", "Monday → Wednesday"],
    ["Repeats", "Every week → Every 2 weeks"],
    ["First day", "Mon 30 Nov → Wed 2 Dec"],
    ["Last day", "– → Thu 24 Dec"],
    ["Role", "Anaesthetist → Surgical assistant"],
    ["Usual doctor", "Dr Hana Itokawa → –"],
  ]);
});

test("the setting that asks standbys by itself has the words of its form", async () => {
  const user = userEvent.setup();
  const settings = aLine({ action: "callout_defaults_changed", params: {}, diff: { ask_standbys: ["true", "false"] } });
  const { container } = await show([settings]);
  await user.click(await screen.findByText("What changed"));
  expect(container.querySelector("details dl")).toHaveTextContent(/^Ask standbys automatically\s*on → off$/);
});

test("of session times and notification preferences only what changed is told, in words; older entries still show", async () => {
  const diff: AuditLine["diff"] = {
    "session_times.evening": ["18:00–21:00", "18:30–21:00"],
    "session_times.sun.am": [null, "07:30–12:30"],
    "notification_prefs.callout_confirmed": ["toast, desktop", null],
    session_times: ["am 08:00–12:00", "am 08:30–12:00"],
  };
  expect(await changesOf({ action: "session_times_changed", params: {}, diff })).toEqual([
    ["Session times, Evening", "18:00–21:00 → 18:30–21:00"],
    ["Session times, Sunday, AM", "– → 07:30–12:30"],
    ["Notification preferences, A doctor is booked", "In the app, On the desktop → –"],
    ["Session times", "am 08:00–12:00 → am 08:30–12:00"],
  ]);
});

test("of a callout that was sent: message, fee and deadline before and after, the deadline by the practice's clock", async () => {
  const user = userEvent.setup();
  const { container } = await show([
    aLine({
      action: "callout_changed",
      params: { fields: "message, fee_amount, respond_by, internal_notes" },
      diff: {
        message: [null, "Parking is closed."],
        fee: ["600", "650.5 per hour"],
        respond_by: ["2026-11-26T10:00:00.000Z", null],
        internal_notes: [null, null],
      },
    }),
  ]);
  await user.click(await screen.findByText("What changed"));
  const told = [...container.querySelectorAll("details dl > div")].map((one) =>
    [...one.children].map((part) => part.textContent),
  );
  expect(told).toEqual([
    ["Message", "– → Parking is closed."],
    ["Fee", "600 → 650.5 per hour"],
    ["Respond by", "Thu 26 Nov, 11:00 → –"],
    ["Internal notes", "changed (not shown here)"],
  ]);
});

test("planning names how many lists of which days it is about, and so does undoing it", async () => {
  const days = { from: "2026-11-30", to: "2026-12-04" };
  await show([
    aLine({ action: "weeks_planned", subject: null, params: { added: 23, ...days } }),
    aLine({ action: "week_planning_undone", subject: null, params: { removed: 23, ...days } }),
    aLine({ action: "lists_imported", subject: null, params: { added: 1, from: "2026-11-30", to: "2026-11-30" } }),
  ]);
  const table = within(await screen.findByRole("table", { name: "Audit log" }));
  await table.findByText("Planning undone");
  const said = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.children[2]?.textContent);
  expect(said).toEqual([
    "Weeks planned23 lists · Mon 30 Nov – Fri 4 Dec",
    "Planning undone23 lists · Mon 30 Nov – Fri 4 Dec",
    "Lists imported1 list · Mon 30 Nov",
  ]);
});
