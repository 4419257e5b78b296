/** What is said alike of a standing list and of one of its days: where, whose, and for whom it needs cover. */
import { type StandingList } from "../../contract/shapes/planning.ts";
import { LongName, SecondLine } from "../../ui/table/DataTable.tsx";
import { usePlanningFormat } from "./usePlanningFormat.ts";

type Props<Field extends keyof StandingList> = { entry: Pick<StandingList, Field> };

export function Place({ entry: { site, theatre } }: Props<"site" | "theatre">) {
  return (
    <div>
      {site.name}
      {theatre && <SecondLine>{theatre}</SecondLine>}
    </div>
  );
}

export function Surgeon({ entry: { surgeon, specialty } }: Props<"surgeon" | "specialty">) {
  const { t } = usePlanningFormat();
  return (
    <div>
      <LongName>{surgeon?.name ?? t("planning:standing.anySurgeon")}</LongName>
      {specialty && <SecondLine>{specialty}</SecondLine>}
    </div>
  );
}

export function Role({ entry: { role_needed, positions } }: Props<"role_needed" | "positions">) {
  const { t } = usePlanningFormat();
  return (
    <div>
      {t(`callouts:role.${role_needed}`)}
      {positions > 1 && (
        <SecondLine>
          {t("planning:standing.positions")}: {positions}
        </SecondLine>
      )}
    </div>
  );
}
