/** What a doctor's row and card have in common. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MarkEmailReadRounded from "@mui/icons-material/MarkEmailReadRounded";
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";
import { dateIn, listDate, ownTimeZone, timeIn } from "../../lib/wallDates.ts";
import { Chip } from "../../ui/Chip.tsx";
import { GroupDot } from "../../ui/GroupName.tsx";
import { Note } from "../../ui/Note.tsx";
import { useDoctorGroupsQuery } from "./doctorsApi.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

const Groups = styled("span")({ display: "inline-flex", flexWrap: "wrap", alignContent: "start", gap: 4 });

export function DoctorGroups({ groups }: Pick<Doctor, "groups">) {
  const { data: known = [] } = useDoctorGroupsQuery();
  const colourOf = (id: number) => known.find((group) => group.id === id)?.colour ?? "grey";
  return (
    <Groups>
      {groups.map(({ id, name }) => (
        <Chip key={id} variant="square" icon={<GroupDot colour={colourOf(id)} />} label={name} />
      ))}
    </Groups>
  );
}

const LOOKS = {
  ok: { tone: undefined, Icon: MarkEmailReadRounded },
  unverified: { tone: "risk", Icon: HelpOutlineRounded },
  bounced: { tone: "error", Icon: ErrorOutlineRounded },
  complained: { tone: "error", Icon: ErrorOutlineRounded },
} as const;

/** Whether callouts reach the doctor: paused ones are not asked at all. */
export function DoctorEmail({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation("doctors");
  if (doctor.status !== "active")
    return (
      <Note tone="scheduled" icon={<PauseCircleOutlineRounded />}>
        {t(`statuses.${doctor.status}`)}
      </Note>
    );
  const { tone, Icon } = LOOKS[doctor.email_state];
  return (
    <Note icon={<Icon />} {...(tone ? { tone } : {})}>
      {t(`emailState.${doctor.email_state}`)}
    </Note>
  );
}

export function LastResponse({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  if (!at) return t("doctors:never");
  const instant = Date.parse(at);
  const zone = ownTimeZone();
  const date = dateIn(zone, instant);
  const time = timeIn(zone, instant);
  const words =
    date === dateIn(zone, Date.now())
      ? t("callouts:time.todayAt", { time })
      : `${listDate(i18n.language, date, instant)}, ${time}`;
  return <time dateTime={at}>{words}</time>;
}

export function NextAway({ doctor: { next_away } }: { doctor: Doctor }) {
  const { i18n } = useTranslation();
  const zone = usePracticeZone();
  if (!next_away) return "–";
  const day = (instant: number) => listDate(i18n.language, dateIn(zone, instant), Date.now());
  const [from, to] = [day(Date.parse(next_away.starts_at)), day(Date.parse(next_away.ends_at) - 1)];
  return from === to ? from : `${from} – ${to}`;
}
