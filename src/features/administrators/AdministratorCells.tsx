/** What an administrator's row and card have in common. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Administrator } from "../../contract/shapes/administrator.ts";
import { dateIn, listDate, timeIn } from "../../lib/dateFormats.ts";
import { joinMoment } from "../../lib/formatList.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { Chip } from "../../ui/Chip.tsx";
import { SecondLine } from "../../ui/table/DataTable.tsx";
import { selectUser, useClockZone } from "../user/public.ts";
import { AdministratorMenu } from "./AdministratorMenu.tsx";
import { actsOn, administratorName, isLastOwner } from "./administratorActs.ts";

export type Entry = { one: Administrator; all: readonly Administrator[] };

const TONES = { active: "confirmed", invited: "open", disabled: "neutral" } as const;

function useMoment(): (at: string) => string {
  const { i18n } = useTranslation();
  const now = useNow();
  const zone = useClockZone();
  return (at) => {
    const instant = Date.parse(at);
    const date = listDate(i18n.language, dateIn(zone, instant), now);
    return joinMoment(i18n.language, date, timeIn(zone, instant));
  };
}

export function Name({ one }: { one: Administrator }) {
  const { t, i18n } = useTranslation("administrators");
  const self = useAppSelector(selectUser)?.id === one.id;
  return (
    <>
      <Typography variant="subtitle1" component="div">
        <span translate="no">{administratorName(one, i18n.language)}</span>{" "}
        {self && <Chip shape="square" label={t("you")} />}
      </Typography>
      <SecondLine>{one.email}</SecondLine>
    </>
  );
}

export function Status({ one }: { one: Administrator }) {
  const { t } = useTranslation("administrators");
  const moment = useMoment();
  const { status, second_factor, invitation_expires_at: until } = one;
  return (
    <>
      <Chip tone={TONES[status]} label={t(`status.${status}`)} />
      {status === "active" && second_factor && <SecondLine>{t("secondFactor")}</SecondLine>}
      {status === "invited" && (
        <SecondLine>{until ? t("invitedUntil", { date: moment(until) }) : t("lapsed")}</SecondLine>
      )}
    </>
  );
}

export function Seen({ at }: { at: string | null }) {
  const { t } = useTranslation("administrators");
  const moment = useMoment();
  return at ? <time dateTime={at}>{moment(at)}</time> : t("never");
}

export function Acts({ one, all }: Entry) {
  const user = useAppSelector(selectUser);
  return <AdministratorMenu about={one} acts={actsOn(one, user)} lastOwner={isLastOwner(one, all)} />;
}
