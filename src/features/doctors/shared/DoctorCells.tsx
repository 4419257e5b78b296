/** What a doctor's row and card have in common. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MarkEmailReadOutlined from "@mui/icons-material/MarkEmailReadOutlined";
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";
import { useCallback } from "react";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { type GroupColour } from "../../../contract/doctor.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { dateIn, dayOf, listDate, timeIn } from "../../../lib/dateFormats.ts";
import { joinMoment, joinNames } from "../../../lib/formatList.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { timeSpan } from "../../../lib/timeSpan.ts";
import { GroupMark } from "../../../ui/GroupName.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { type DoctorFormat } from "./useDoctorFormat.ts";

type Told = { doctor: Doctor; format: DoctorFormat };
type Groups = Doctor["groups"];
export type ColourOf = (id: Groups[number]["id"]) => GroupColour;

/** Asked once for all rows. */
export function useGroupColours(): ColourOf {
  const { data } = useDoctorGroupsQuery();
  return useCallback((id) => data?.find((group) => group.id === id)?.colour ?? "grey", [data]);
}

export const DoctorGroups = ({ groups, colourOf }: { groups: Groups; colourOf: ColourOf }) =>
  groups.map(({ id, name }) => <GroupMark key={id} colour={colourOf(id)} name={name} />);

const LOOKS = {
  ok: { tone: undefined, icon: <MarkEmailReadOutlined /> },
  unverified: { tone: undefined, icon: <HelpOutlineRounded /> },
  bounced: { tone: "error", icon: <ErrorOutlineRounded /> },
  complained: { tone: "error", icon: <ErrorOutlineRounded /> },
} as const;

/** Whether callouts reach the doctor: paused ones are not asked at all. */
export function DoctorEmail({ doctor, format: { t } }: Told) {
  if (doctor.status !== "active")
    return (
      <StatusLabel tone="scheduled" icon={<PauseCircleOutlineRounded />}>
        {t(`doctors:statuses.${doctor.status}`)}
      </StatusLabel>
    );
  const { tone, icon } = LOOKS[doctor.email_state];
  return (
    <StatusLabel icon={icon} {...(tone ? { tone } : {})}>
      {t(`doctors:emailState.${doctor.email_state}`)}
    </StatusLabel>
  );
}

/** When the doctor last answered. */
export function LastResponse({ at, format: { t, language, zone, now } }: { at: string | null; format: DoctorFormat }) {
  if (!at) return t("doctors:never");
  const instant = Date.parse(at);
  const date = dateIn(zone, instant);
  const time = timeIn(zone, instant);
  return date === dateIn(zone, now)
    ? t("callouts:time.todayAt", { time })
    : joinMoment(language, nonBreaking(listDate(language, date, now)), time);
}

export function NextAway({ doctor: { next_away }, format: { language, zone, now } }: Told) {
  return next_away ? timeSpan(language, zone, next_away, now) : "–";
}

/** On two short lines at most, as a row has them: the days, and where it is a part of one day, its times. */
export function NextAwayInRow({ doctor: { next_away }, format: { language, zone, now } }: Told) {
  if (!next_away) return "–";
  const [start, end] = [Date.parse(next_away.starts_at), Date.parse(next_away.ends_at)];
  const day = (instant: number) => nonBreaking(dayOf(language, zone, instant, now));
  // The end is excluded: midnight belongs to the day before.
  const [from, to] = [day(start), day(end - 1)];
  if (from !== to) return `${from}\u00a0– ${to}`;
  const [begins, ends] = [timeIn(zone, start), timeIn(zone, end)];
  return begins === ends ? from : joinMoment(language, from, nonBreaking(`${begins} – ${ends}`));
}

/** Each name in one piece. */
export const DoctorSites = ({ doctor: { sites }, format: { t, language } }: Told) =>
  joinNames(
    language,
    sites.map(({ short_name }) => nonBreaking(short_name)),
  ) || t("doctors:actions.allSites");
