/** What happened to a callout: the newest at first, the rest when it is wanted. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type TimelineEvent } from "../../../src/contract/shapes/callouts/timeline.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList, inHours } from "../../support/aWireCallout.ts";

const LIST = { list_date: "2099-11-25", session: "pm", site: "NB", surgeon: "Mr Castellane" };
const NAMED = "Wed, 25 Nov 2099, PM, Mr Castellane";
const HANA = { ...LIST, doctor: "Dr Hana Itokawa" };
const ADMIN = { type: "admin", name: "Anna Whitlocke" } as const;
const DOCTOR = { type: "doctor", name: "Dr Hana Itokawa" } as const;
const SYSTEM = { type: "system", name: null } as const;

const showEvents = async (data: TimelineEvent[], lists = [aList({ time_zone: "UTC" })]) => {
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ lists }) }),
    "GET /callouts/:id/events": () => ({ data }),
  });
  const activity = within(await screen.findByRole("region", { name: "Activity" }));
  await activity.findAllByRole("listitem");
  return activity;
};

const show = (events: number) =>
  showEvents(
    Array.from({ length: events }, (_, at) => ({
      id: events - at,
      action: "callout_reminded",
      actor: { type: "admin", name: `Admin ${events - at}` },
      params: {},
      created_at: inHours(-at),
    })),
  );

test("a long history shows its newest fifteen; the rest comes and goes by a button that keeps the focus and says so", async () => {
  const user = userEvent.setup();
  const activity = await show(17);
  expect(activity.getAllByRole("listitem")).toHaveLength(15);
  expect(activity.getByText(/by Admin 17$/).textContent).toMatch(/^Today,\u00a0\d\d:\d\d · /);
  expect(activity.queryByText(/by Admin 2$/)).not.toBeInTheDocument();
  expect(activity.getByRole("status")).toBeEmptyDOMElement();
  await user.click(activity.getByRole("button", { name: "Show more" }));
  expect(activity.getAllByRole("listitem")).toHaveLength(17);
  expect(activity.getByRole("status")).toHaveTextContent("Entries shown: 17 of 17");
  const button = activity.getByRole("button", { name: "Show fewer" });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(activity.getAllByRole("listitem")).toHaveLength(15);
  expect(activity.getByRole("status")).toHaveTextContent("Entries shown: 15 of 17");
  expect(activity.getByRole("button", { name: "Show more" })).toHaveFocus();
});

test("a history of fifteen is shown whole", async () => {
  const activity = await show(15);
  expect(activity.getAllByRole("listitem")).toHaveLength(15);
  expect(activity.queryByRole("button")).not.toBeInTheDocument();
});

const happened = (
  action: TimelineEvent["action"],
  params: TimelineEvent["params"],
  actor: TimelineEvent["actor"],
): TimelineEvent => ({ id: 1, action, actor, params, created_at: inHours(-1) });

test.each([
  ["booking_confirmed", HANA, ADMIN, "Dr Hana Itokawa was booked"],
  [
    "booking_confirmed",
    { ...HANA, start_time: "13:30", end_time: "15:00" },
    ADMIN,
    "Dr Hana Itokawa was booked, 13:30–15:00",
  ],
  ["booking_released", HANA, ADMIN, "Dr Hana Itokawa is no longer booked"],
  ["booking_released", HANA, DOCTOR, "Dr Hana Itokawa can no longer come"],
  ["booking_released", HANA, SYSTEM, "Dr Hana Itokawa is no longer booked: the change was not answered in time"],
  ["confirmed_by_word", HANA, ADMIN, "The office spoke to Dr Hana Itokawa, who agreed to these times"],
  ["change_accepted", HANA, DOCTOR, "Dr Hana Itokawa agreed to the change"],
  ["callout_list_changed", { ...LIST, change: "details" }, ADMIN, `List changed: ${NAMED}`],
  ["callout_list_changed", { ...LIST, change: "times" }, ADMIN, `Times changed: ${NAMED}`],
  ["callout_list_changed", { ...LIST, change: "moved" }, ADMIN, `List moved; it was ${NAMED}`],
  ["callout_list_added", LIST, ADMIN, `List added: ${NAMED}`],
  ["callout_list_cancelled", { ...LIST, reason: "Theatre closed" }, ADMIN, `List cancelled: ${NAMED}. Theatre closed`],
  ["callout_cancelled", { reason: "Theatre closed" }, ADMIN, "Cancelled: Theatre closed"],
  // Its lists went to another callout.
  ["callout_cancelled", {}, ADMIN, "Cancelled"],
  ["doctors_asked_again", { doctors: 2 }, ADMIN, "2 doctors asked again"],
  ["offerers_emailed", { doctors: 2, reason: "Decided at 5" }, ADMIN, "Email to 2 doctors who offered: Decided at 5"],
  [
    "standby_asked",
    { ...HANA, until: "2099-11-25T10:15:00.000Z" },
    SYSTEM,
    "Dr Hana Itokawa (standby) was asked; the offer lasts until Wed, 25 Nov 2099, 10:15",
  ],
  ["standby_declined", HANA, DOCTOR, "Dr Hana Itokawa (standby) declined"],
  ["standby_lapsed", HANA, SYSTEM, "Dr Hana Itokawa (standby) did not answer in time"],
  ["standby_lapsed", HANA, ADMIN, "Dr Hana Itokawa (standby) was passed over"],
  ["standby_chain_stopped", LIST, ADMIN, "The office stopped asking the standbys"],
  [
    "refused_lists_freed",
    { ...HANA, response: "unavailable", reason: "In Leeds" },
    ADMIN,
    "Open to others: Dr Hana Itokawa is not available. Reason: In Leeds",
  ],
  ["refused_lists_freed", { ...HANA, response: "none" }, ADMIN, "Open to others: Dr Hana Itokawa has not answered"],
  [
    "refused_lists_freed",
    { ...HANA, response: "available" },
    ADMIN,
    "Open to others: Dr Hana Itokawa is no longer booked",
  ],
  ["standbys_exhausted", LIST, SYSTEM, "Standbys are no longer asked by email"],
] as const)("%s is told in full (case %#)", async (action, params, actor, words) => {
  const activity = await showEvents([happened(action, params, actor)]);
  expect(activity.getByText(words)).toBeVisible();
});

test("which of several lists it was about is said once", async () => {
  const events = [happened("callout_list_added", LIST, ADMIN), { ...happened("booking_released", HANA, ADMIN), id: 2 }];
  const activity = await showEvents(events, [aList(), aList({ id: 12 })]);
  const [added, released] = activity.getAllByRole("listitem");
  expect(added).not.toHaveTextContent("For Wed, 25 Nov 2099");
  expect(released).toHaveTextContent("For Wed, 25 Nov 2099");
});

test("bookings of one moment for several lists are one entry, unless their times differ", async () => {
  const at = inHours(-1);
  const booked = (id: number, list_date: string, start_time: string): TimelineEvent => ({
    ...happened("booking_confirmed", { ...HANA, list_date, start_time, end_time: "17:30" }, ADMIN),
    id,
    created_at: at,
  });
  const half = ["2099-11-28", "2099-11-27", "2099-11-26"].map((date, at) => booked(4 - at, date, "13:30"));
  const events = [...half, booked(1, "2099-11-25", "15:00")];
  const activity = await showEvents(events, [aList(), aList({ id: 12 })]);
  expect(activity.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("13:30–17:30For Thu, 26 Nov 2099, Fri, 27 Nov 2099 and Sat, 28 Nov 2099"),
    expect.stringContaining("15:00–17:30For Wed, 25 Nov 2099"),
  ]);
});

test("what was changed of the callout or of a list stands there before and after", async () => {
  const user = userEvent.setup();
  const diffs = [
    { message: [null, "Parking is closed."], respond_by: ["2099-11-24T10:00:00.000Z", "2099-11-24T12:30:00.000Z"] },
    { theatre: ["1", "9"] },
  ] satisfies TimelineEvent["diff"][];
  const activity = await showEvents([
    { ...happened("callout_changed", { fields: "message, respond_by" }, ADMIN), id: 2, diff: diffs[0] ?? null },
    { ...happened("callout_list_changed", { ...LIST, change: "details" }, ADMIN), id: 1, diff: diffs[1] ?? null },
  ]);
  const [callout, list] = activity.getAllByText("What changed");
  if (!callout || !list) throw new Error("Both entries tell what changed");
  await user.click(callout);
  await user.click(list);
  const told = activity.getAllByRole("definition").map((one) => one.textContent);
  expect(told).toEqual(["– → Parking is closed.", "Tue, 24 Nov 2099, 10:00 → Tue, 24 Nov 2099, 12:30", "1 → 9"]);
});
