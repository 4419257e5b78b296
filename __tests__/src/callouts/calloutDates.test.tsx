/** Dates and times of a callout: typed by half, out of reach, skipped or doubled by the clocks. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { USUAL_TIMES } from "../../../src/contract/rules/sessionHours.ts";
import { checkCallout, checkList, RESPOND_BY_FIELD } from "../../../src/features/callouts/form/model/checkCallout.ts";
import { startingWith } from "../../../src/features/callouts/form/model/newCallout.ts";
import { emptyList, everyWeek, inOrder } from "../../../src/features/callouts/form/model/newList.ts";
import { clockChangeAt, instantOf } from "../../../src/lib/instants.ts";
import { FORM_ANSWERS, fillCallout } from "../../support/app/calloutForm.ts";
import { partOf, pick, pickerField, shownIn } from "../../support/app/datePickers.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

const SITES = [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "Europe/London", theatres: [] }];
const LONDON = { ...FORM_ANSWERS, "GET /sites": () => ({ data: SITES }) };

const list = (date: string, start: string, end: string) => ({
  ...emptyList(USUAL_TIMES, { date, site: "7", session: "custom" }),
  ...{ start, end, surgeon: "8" },
});

const problemsOf = (date: string, start: string, end: string) => {
  const values = startingWith({ times: USUAL_TIMES, mode: "select", respondWithinHours: null }, [
    list(date, start, end),
  ]);
  const chosen = [{ kind: "doctor", id: 1, name: "Dr Itokawa" } as const];
  return checkCallout({ ...values, chosen }, SITES, 0).map(({ field, key }) => `${field} ${key}`);
};

test.each([
  ["a start in the hour that the clocks skip", "2026-03-29", "01:30", "05:00", ["list-0-start startSkipped"]],
  ["an end in it", "2026-03-29", "00:30", "01:30", ["list-0-end endSkipped"]],
  ["an end in it on the day after", "2026-03-28", "20:00", "01:15", ["list-0-end endSkipped"]],
  ["the hour before it", "2026-03-29", "00:30", "05:00", []],
  ["the hour that comes twice", "2026-10-25", "01:30", "05:00", []],
  ["a year that nobody means", "0202-12-01", "08:00", "12:00", ["list-0-date dateRange"]],
  ["a year after all others", "2200-01-01", "08:00", "12:00", ["list-0-date dateRange"]],
  ["the last day of all", "2199-12-31", "08:00", "12:00", []],
])("%s", (_what, date, start, end, problems) => {
  expect(problemsOf(date, start, end)).toEqual(problems);
});

test("only on-call and custom times may last a whole day; what was kept with other times keeps them until they change", () => {
  const evening = { ...list("2026-11-27", "18:00", "18:00"), session: "evening" as const, id: 72 };
  const endOf = (changes: Partial<typeof evening> = {}, before?: typeof evening) =>
    checkList({ ...evening, ...changes }, { sites: SITES, now: 0, before })
      .filter(({ field }) => field === "list-0-end")
      .map(({ key }) => key);
  expect([endOf(), endOf({}, evening)]).toEqual([["sameTimes"], []]);
  expect(endOf({ start: "19:00", end: "19:00" }, evening)).toEqual(["sameTimes"]);
  expect(endOf({ end: "02:00" })).toEqual([]);
});

test("of a time that comes twice the first is meant, wherever the clocks go back", () => {
  expect(instantOf("Europe/London", "2026-10-25", "01:30")).toBe(Date.parse("2026-10-25T00:30Z"));
  expect(instantOf("Australia/Lord_Howe", "2026-04-05", "01:45")).toBe(Date.parse("2026-04-04T14:45Z"));
  expect(clockChangeAt("Europe/London", "2026-10-25", "01:30")).toBe("twice");
  expect(clockChangeAt("Europe/London", "2026-10-25", "02:00")).toBeNull();
});

test("the fields say why a time is refused, and which of two is meant", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", LONDON);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await pick("Date", "2099-03-29");
  await pick("Starts", "01:30");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(pickerField("Starts")).toHaveAccessibleDescription(/^This start does not exist on this day/);
  expect(pickerField("Starts")).toBeInvalid();
  await pick("Date", "2099-10-25");
  expect(pickerField("Starts")).toHaveAccessibleDescription(/^01:30 comes twice that night/);
});

test("a date typed by half is no date: the form asks for the rest of it", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", LONDON);
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(partOf(/^Respond by \(/, "Day"));
  await user.keyboard("12");
  await user.click(screen.getByLabelText(/^Message/));
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(pickerField(/^Respond by \(/)).toHaveAccessibleDescription("Enter both a date and a time for the deadline");
  expect(document.getElementById(RESPOND_BY_FIELD)).toBeInTheDocument();
});

test("keys alone type a date and change it", async () => {
  const user = userEvent.setup();
  await renderScreen("/callouts/new", LONDON);
  await screen.findByRole("option", { name: "Northbank" });
  await pick("Date", "2099-11-26");
  await user.click(partOf("Date", "Day"));
  await user.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
  expect(shownIn("Date")).toBe("27 Oct 2099");
  expect(within(pickerField("Date")).getByText("Tue")).toBeVisible();
});

test("repeated lists stand in the order of their dates", () => {
  const [first, second] = [list("2099-11-26", "08:00", "12:00"), list("2099-12-04", "08:00", "12:00")];
  const dates = inOrder([...everyWeek(first, 2), second, { ...first, date: "" }]).map(({ date }) => date);
  expect(dates).toEqual(["2099-11-26", "2099-12-03", "2099-12-04", "2099-12-10", ""]);
});

test("what a list needs and what is noted of it is repeated with it, its patients are not", () => {
  const said = { requirements: ["paediatric" as const], notesPublic: "Bay C", notesInternal: "Ask first" };
  const first = { ...list("2099-11-26", "08:00", "12:00"), ...said, caseMix: "Two hips" };
  const [, second] = everyWeek(first, 1);
  expect(second).toMatchObject({ ...said, caseMix: "", date: "2099-12-03" });
});
