/** Where two versions of a callout that is being written differ, in words. */
import { useTranslation } from "react-i18next";
import { joinMoment, joinNames } from "../../../lib/formatList.ts";
import { type ComparedPart } from "../../../ui/form/TwoVersions.tsx";
import { useSurgeonsQuery } from "../../places/public.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { useListLine } from "./lists/useListPartFormat.ts";
import { type CalloutPart, touchedParts } from "./model/mergedCallout.ts";
import { type NewCallout } from "./model/newCallout.ts";
import { type NewList } from "./model/newList.ts";
import { useWaveLine } from "./waves/useWaveLine.ts";

type Compare = (theirs: NewCallout, mine: NewCallout, before: readonly NewCallout[]) => ComparedPart[];

export function useComparedCallouts(format: TimeFormat): Compare {
  const { t } = useTranslation(["callouts", "versions"]);
  const lineOf = useListLine(format);
  const { data: surgeons = [] } = useSurgeonsQuery();
  // Left empty, the server writes the surgeon's.
  const withSpecialty = (list: NewList): NewList => {
    const own = surgeons.find(({ id }) => String(id) === list.surgeon)?.specialty;
    return { ...list, specialty: list.specialty.trim() || (own ?? "") };
  };
  const sayWave = useWaveLine(format);
  const partsOf = (callout: NewCallout): Record<CalloutPart, readonly [name: string, said: string]> => ({
    lists: [
      t("form.lists.title"),
      callout.lists
        .map((list) => lineOf(withSpecialty(list)))
        .sort()
        .join("\n"),
    ],
    chosen: [
      t("form.sendTo"),
      joinNames(
        format.language,
        callout.chosen.map(({ name }) => name).sort((one, other) => one.localeCompare(other, format.language)),
      ),
    ],
    waves: [t("waves.title"), callout.waves.map(sayWave).join("\n")],
    mode: [t("form.whoIsBooked"), t(callout.mode === "select" ? "form.select" : "form.firstCome")],
    respondBy: [
      t("form.respondBy"),
      callout.respondDate && joinMoment(format.language, format.date(callout.respondDate), callout.respondTime),
    ],
    urgency: [t("form.urgency"), t(`form.${callout.urgency}`)],
    fee: [t("form.feeName"), [callout.feeAmount, callout.feeText].filter(Boolean).join(" ")],
    message: [t("form.message"), callout.message],
    title: [t("lists.title"), callout.title],
  });
  return (theirs, mine, before) => {
    const typed = partsOf(mine);
    const touched = touchedParts(before, mine);
    return Object.entries(partsOf(theirs)).flatMap(([key, [name, said]]) => {
      const part = key as CalloutPart;
      const own = typed[part][1];
      if (said === own) return [];
      return [{ key, name, theirs: said, mine: touched.includes(part) ? own : t("versions:untouched") }];
    });
  };
}
