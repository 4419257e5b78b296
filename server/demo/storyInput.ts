/** A story's lists and recipients as the app would send them. */
import { type RoleNeeded, type Session } from "../../src/contract/callout.ts";
import { type ListInput } from "../../src/contract/shapes/calloutList.ts";
import { type CalloutInput } from "../../src/contract/shapes/calloutRequests.ts";
import { instantAt } from "../domain/zonedTime.ts";
import { type GroupName } from "./demoPeople.ts";
import { type DemoPractice } from "./demoPractice.ts";
import { moment, workday, ZONE } from "./demoTime.ts";
import { type ListStory, type Story } from "./story.ts";

export const HOURS: Record<Exclude<Session, "custom">, [start: string, end: string]> = {
  am: ["08:00", "12:00"],
  pm: ["13:30", "17:30"],
  all_day: ["08:00", "17:30"],
  evening: ["18:00", "21:00"],
  on_call: ["08:00", "08:00"],
};
const hours = (session: Session): [start: string, end: string] => HOURS[session === "custom" ? "am" : session];

export function listInputOf(
  { day, session, site, theatre, surgeon, positions = 1, case_mix, specialty }: ListStory,
  practice: DemoPractice,
  now: Date,
  role: RoleNeeded = "anaesthetist",
): ListInput {
  const [start_time, end_time] = hours(session);
  return {
    ...{ date: workday(now, day), session, start_time, end_time, theatre },
    ...{ site_id: practice.sites[site], surgeon_id: practice.surgeons[surgeon], role_needed: role, positions },
    ...(case_mix ? { case_mix } : {}),
    ...(specialty ? { specialty } : {}),
  };
}

const whom = (practice: DemoPractice, { people = [], groups = [] }: { people?: string[]; groups?: GroupName[] }) => ({
  doctor_ids: people.map((who) => practice.doctors.get(who) ?? 0),
  group_ids: groups.map((name) => practice.groups[name]),
});

export function inputOf(story: Story, practice: DemoPractice, now: Date): CalloutInput {
  return {
    mode: story.mode ?? "select",
    urgency: story.urgency ?? "routine",
    message: story.message ?? null,
    respond_by: story.respondBy ? moment(now, story.respondBy).toISOString() : null,
    lists: story.lists.map((one) => listInputOf(one, practice, now, story.role)),
    recipients: whom(practice, story),
    waves: (story.waves ?? []).map(({ hours: after_hours, fewerThan: fewer_than = null, ...named }) => ({
      ...whom(practice, named),
      ...{ after_hours, at: null, fewer_than },
    })),
  };
}

export const startOf = ({ day, session }: ListStory, now: Date): Date =>
  instantAt(workday(now, day), hours(session)[0], ZONE) ?? now;
