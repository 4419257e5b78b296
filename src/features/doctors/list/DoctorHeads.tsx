/** The heads of the doctors table: all of a page chosen at once, and what it can be sorted by. */
import { useTranslation } from "react-i18next";
import { type DoctorSort } from "../../../contract/doctor.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { ChooseAll } from "../../../ui/table/ChooseAll.tsx";
import { SortHead } from "../../../ui/table/SortHead.tsx";

const COLUMNS = ["name", "role", "groups", "sites", "email", "invitation", "nextAway", "lastResponse", "rate"] as const;
const SORTS = { name: "name", role: "role", lastResponse: "last_response" } as const;
const HEAD_TEXTS = {
  name: "column.name",
  role: "column.role",
  groups: "column.groups",
  sites: "actions.sites",
  email: "column.email",
  invitation: "actions.invitation",
  nextAway: "page.nextAway",
  lastResponse: "column.lastResponse",
  rate: "page.rate",
} as const;

export type DoctorHeadsProps = {
  /** Undefined before the first answer. */
  doctors: readonly Doctor[] | undefined;
  selection: Selection;
  sort: DoctorSort;
  onSort: (sort: DoctorSort) => void;
  /** Whether there is room for all columns. */
  narrow: boolean;
};

export function DoctorHeads({ doctors, selection, sort, onSort, narrow }: DoctorHeadsProps) {
  const { t } = useTranslation("doctors");
  return (
    <tr>
      <th className="tool">
        <ChooseAll label={t("actions.chooseAll")} rows={doctors} selection={selection} />
      </th>
      {COLUMNS.filter((column) => !narrow || column !== "invitation").map((column) => {
        const by = column === "name" || column === "role" || column === "lastResponse" ? SORTS[column] : null;
        const label = t(HEAD_TEXTS[column]);
        if (!by)
          return (
            <th key={column} scope="col">
              {label}
            </th>
          );
        const sorted = sort === by ? "ascending" : sort === `-${by}` ? "descending" : null;
        const next = sort === by ? (`-${by}` as const) : by;
        return <SortHead key={column} label={label} sorted={sorted} onSort={() => onSort(next)} />;
      })}
      <th scope="col" className="tool">
        <VisuallyHidden>{t("actions.more")}</VisuallyHidden>
      </th>
    </tr>
  );
}
