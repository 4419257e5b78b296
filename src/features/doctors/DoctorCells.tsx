/** What a doctor's row and card have in common. */
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Doctor, type GroupColour } from "../../contract/doctor.ts";
import { timeSpan } from "../../lib/timeSpan.ts";
import { dateIn, listDate, ownTimeZone, timeIn } from "../../lib/wallDates.ts";
import { GroupMark } from "../../ui/GroupName.tsx";
import { Note } from "../../ui/Note.tsx";
import { useDoctorGroupsQuery } from "./doctorsApi.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

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
  ok: { tone: undefined, sign: "envelope" },
  unverified: { tone: "risk", sign: "question" },
  bounced: { tone: "error", sign: "alert" },
  complained: { tone: "error", sign: "alert" },
} as const;

/** Whether callouts reach the doctor: paused ones are not asked at all. */
export function DoctorEmail({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation("doctors");
  if (doctor.status !== "active")
    return (
      <Note tone="scheduled" sign="pause">
        {t(`statuses.${doctor.status}`)}
      </Note>
    );
  const { tone, sign } = LOOKS[doctor.email_state];
  return (
    <Note sign={sign} {...(tone ? { tone } : {})}>
      {t(`emailState.${doctor.email_state}`)}
    </Note>
  );
}

/** When the doctor last answered. */
export function LastResponse({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  if (!at) return t("doctors:never");
  const instant = Date.parse(at);
  const zone = ownTimeZone();
  const date = dateIn(zone, instant);
  const time = timeIn(zone, instant);
  return date === dateIn(zone, Date.now())
    ? t("callouts:time.todayAt", { time })
    : `${listDate(i18n.language, date, instant)}, ${time}`;
}

export function NextAway({ doctor: { next_away } }: { doctor: Doctor }) {
  const { i18n } = useTranslation();
  const zone = usePracticeZone();
  return next_away ? timeSpan(i18n.language, zone, next_away) : "–";
}
