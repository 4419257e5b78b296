/** Who is in a wave and when it has its turn, as people say it; and whether that is too late. */

import { useTranslation } from "react-i18next";
import { type Urgency } from "../../../contract/callout.ts";
import { HOUR_MS } from "../../../contract/durations.ts";
import { type WavePlan } from "../../../contract/shapes/waves.ts";
import { joinFacts, joinNames } from "../../../lib/formatList.ts";
import { type TimeFormat } from "./useTimeFormat.ts";

type Said = WavePlan["waves"][number];

/** Nothing that needs somebody lies ahead by then. `starts`: of the lists that do now; null: not known yet. */
export const isTooLate = (turn: number, starts: readonly (number | null)[]): boolean =>
  starts.every((start) => start !== null && start <= turn);

export function useWaveFormat(format: Pick<TimeFormat, "language" | "span">) {
  const { t } = useTranslation("callouts");
  return {
    who: ({ groups, doctors }: Pick<Said, "groups" | "doctors">): string =>
      joinNames(
        format.language,
        [...groups, ...doctors].map(({ name }) => name),
      ),
    /** `urgency`: of the callout; an urgent one waits half as long. */
    when: ({ after_hours, at, fewer_than }: Omit<Said, "groups" | "doctors">, urgency: Urgency = "routine"): string => {
      const wait = (after_hours ?? 0) * HOUR_MS * (urgency === "urgent" ? 0.5 : 1);
      return joinFacts(format.language, [
        at === null ? t("waves.after", { span: format.span(wait) }) : t("waves.at", { time: at }),
        fewer_than === null ? null : t("waves.fewer", { count: fewer_than }),
      ]);
    },
  };
}
