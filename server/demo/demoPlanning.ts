/** What comes again every week in the demo's practice, days off, and a week that is planned ahead. */
import { type Session } from "../../src/contract/callout.ts";
import { type StandingListInput } from "../../src/contract/shapes/planning.ts";
import { addDays, dateAt } from "../domain/zonedTime.ts";
import { addDayOff } from "../features/standingLists/daysOff.ts";
import { showPlan } from "../features/standingLists/plan.ts";
import { planWeeks } from "../features/standingLists/planWeeks.ts";
import { createStandingList } from "../features/standingLists/standingLists.ts";
import { type CompanyWork } from "../platform/ports.ts";
import { type SiteName, type SurgeonName } from "./demoPeople.ts";
import { type DemoPractice } from "./demoPractice.ts";
import { ZONE } from "./demoTime.ts";
import { HOURS } from "./storyInput.ts";

type Standing = [
  weekday: number,
  session: Exclude<Session, "custom">,
  site: SiteName,
  theatre: number,
  surgeon: SurgeonName,
  usual?: string | null,
  every_weeks?: number,
];

const STANDING: Standing[] = [
  [1, "all_day", "Northbank", 1, "Mr L. Ashgrove", "Vance"],
  [1, "am", "Northbank", 2, "Ms T. Varnholt", "Thornquay"],
  [1, "pm", "Northbank", 2, "Mr J. Okandi"],
  [1, "am", "St Brannoc’s", 1, "Ms N. Merrowby", "Karademir"],
  [1, "am", "Ferndale", 1, "Mr D. Kerrigate", "Quillane"],
  [2, "am", "Northbank", 1, "Mr L. Ashgrove", "Vance"],
  [2, "pm", "Northbank", 1, "Mr L. Ashgrove", "Vance"],
  [2, "all_day", "St Brannoc’s", 2, "Ms P. Sorrento-Hale", "Fjellvik"],
  [2, "am", "Kestrel Rd", 1, "Mr J. Okandi", "Straithe"],
  [2, "pm", "Ferndale", 1, "Mr R. Castellane", "Holmquist"],
  [3, "am", "Northbank", 2, "Ms T. Varnholt", "Thornquay"],
  [3, "all_day", "Northbank", 3, "Mr L. Ashgrove"],
  [3, "am", "Ferndale", 1, "Mr D. Kerrigate", "Itokawa"],
  [3, "pm", "Ferndale", 1, "Mr D. Kerrigate", "Itokawa"],
  [3, "am", "Kestrel Rd", 2, "Mr J. Okandi", "Straithe", 2],
  [4, "all_day", "St Brannoc’s", 1, "Ms N. Merrowby", "Corrovan"],
  [4, "am", "Northbank", 1, "Mr L. Ashgrove", "Orrowby"],
  [4, "am", "Kestrel Rd", 1, "Mr R. Castellane", "Quillane"],
  [4, "pm", "Northbank", 2, "Ms T. Varnholt", "Thornquay"],
  [4, "evening", "Northbank", 4, "Ms P. Sorrento-Hale", null, 2],
  [5, "am", "Northbank", 1, "Mr J. Okandi", "Straithe"],
  [5, "all_day", "St Brannoc’s", 2, "Ms P. Sorrento-Hale", "Fjellvik"],
  [5, "am", "Ferndale", 1, "Mr R. Castellane", "Holmquist"],
  [5, "pm", "Kestrel Rd", 1, "Mr D. Kerrigate"],
  [6, "am", "Kestrel Rd", 1, "Ms P. Sorrento-Hale", null, 4],
];

function inputOf(standing: Standing, practice: DemoPractice, starts_on: string): StandingListInput {
  const [weekday, session, site, theatre, surgeon, usual, every_weeks = 1] = standing;
  const [start_time, end_time] = HOURS[session];
  return {
    ...{ weekday, every_weeks, starts_on, session, start_time, end_time },
    ...{ site_id: practice.sites[site], theatre: `Theatre ${theatre}`, surgeon_id: practice.surgeons[surgeon] },
    ...{ role_needed: "anaesthetist", positions: 1 },
    ...(usual ? { usual_doctor_id: practice.doctors.get(usual) ?? null } : {}),
  };
}

/** The next Monday, and those after it. */
function monday(now: Date, weeks: number): string {
  const today = dateAt(now, ZONE);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay() || 7;
  return addDays(today, 8 - weekday + 7 * weeks);
}

export async function addPlanning(unit: CompanyWork, practice: DemoPractice): Promise<void> {
  const { tx, now } = unit;
  const by = { userId: practice.users.admin, requestId: "demo" };
  for (const standing of STANDING) await createStandingList(unit, by, inputOf(standing, practice, monday(now, -4)));
  const away = { surgeon_id: practice.surgeons["Ms N. Merrowby"] };
  const closed = { starts_on: addDays(monday(now, 2), 4), ends_on: addDays(monday(now, 2), 4) };
  await addDayOff(unit, by, { name: "Training day", ...closed });
  await addDayOff(unit, by, { name: "Leave", starts_on: monday(now, 1), ends_on: addDays(monday(now, 1), 6), ...away });
  const { entries } = await showPlan(tx, now, { from: monday(now, 3), weeks: 1 });
  const chosen = entries.filter(({ notes }) => notes.length === 0);
  await planWeeks(unit, by, {
    entries: chosen.map(({ standing_list_id, date, lock_version }) => ({ standing_list_id, date, lock_version })),
    ask_usual: false,
  });
}
