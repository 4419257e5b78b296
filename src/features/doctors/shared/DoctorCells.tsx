/** What a doctor's row and card have in common. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MarkEmailReadOutlined from "@mui/icons-material/MarkEmailReadOutlined";
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";
import { useCallback } from "react";
import { type Doctor, type GroupColour } from "../../../contract/doctor.ts";
import { dateIn, listDate, timeIn } from "../../../lib/dateFormats.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { timeSpan } from "../../../lib/timeSpan.ts";
import { GroupMark } from "../../../ui/GroupName.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useDoctorGroupsQuery } from "../api/doctorsApi.ts";
import { type DoctorWords } from "./useDoctorWords.ts";

type Told = { doctor: Doctor; words: DoctorWords };
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
export function DoctorEmail({ doctor, words: { t } }: Told) {
  if (doctor.status !== "active")
    return (
      <Note tone="scheduled" icon={<PauseCircleOutlineRounded />}>
        {t(`doctors:statuses.${doctor.status}`)}
      </Note>
    );
  const { tone, icon } = LOOKS[doctor.email_state];
  return (
    <Note icon={icon} {...(tone ? { tone } : {})}>
      {t(`doctors:emailState.${doctor.email_state}`)}
    </Note>
  );
}

/** When the doctor last answered. */
export function LastResponse({ at, words: { t, language, zone } }: { at: string | null; words: DoctorWords }) {
  if (!at) return t("doctors:never");
  const instant = Date.parse(at);
  const date = dateIn(zone, instant);
  const time = timeIn(zone, instant);
  const now = Date.now();
  return date === dateIn(zone, now)
    ? t("callouts:time.todayAt", { time })
    : joinMoment(language, nonBreaking(listDate(language, date, now)), time);
}

export function NextAway({ doctor: { next_away }, words: { language, zone } }: Told) {
  return next_away ? timeSpan(language, zone, next_away) : "–";
}
