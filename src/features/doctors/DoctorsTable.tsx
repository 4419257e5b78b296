/** Doctors as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";
import { type DoctorSort } from "../../contract/doctorRequests.ts";
import { useMediaQuery } from "../../lib/useMediaQuery.ts";
import { type Selection } from "../../lib/useSelection.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { DataTable, TableFrame } from "../../ui/DataTable.tsx";
import { RowBox } from "../../ui/RowBox.tsx";
import { SkeletonRows } from "../../ui/SkeletonRows.tsx";
import { SortHead } from "../../ui/SortHead.tsx";
import { DoctorCard, DoctorRow, LowHead } from "./DoctorRow.tsx";

const COLUMNS = ["name", "role", "groups", "sites", "email", "invitation", "nextAway", "lastResponse", "rate"] as const;
const SORTS = { name: "name", role: "role", lastResponse: "last_response" } as const;
const WORDS = {
  name: "column.name",
  role: "column.role",
  groups: "column.groups",
  sites: "work.sites",
  email: "column.email",
  invitation: "work.invitation",
  nextAway: "page.nextAway",
  lastResponse: "column.lastResponse",
  rate: "page.rate",
} as const;
const WIDTHS = [
  [18, 0],
  [140, 90],
  [110, 70],
  [80, 0],
  [80, 0],
  [90, 0],
  [80, 0],
  [80, 0],
  [110, 0],
  [60, 0],
] as const;

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gap: "6px 12px",
    padding: "14px 16px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > div:first-of-type + span": { justifySelf: "end", alignSelf: "start" },
}));

type Props = {
  /** Undefined before the first answer. */
  doctors: readonly Doctor[] | undefined;
  selection: Selection;
  sort: DoctorSort;
  onSort: (sort: DoctorSort) => void;
};

function ChooseAll({ doctors = [], selection }: Pick<Props, "doctors" | "selection">) {
  const { t } = useTranslation("doctors");
  const all = doctors.length > 0 && selection.ids.size === doctors.length;
  const ids = doctors.map(({ id }) => id);
  return (
    <RowBox
      type="checkbox"
      checked={all}
      disabled={ids.length === 0}
      aria-label={t("work.chooseAll")}
      onChange={() => selection.choose(ids, !all)}
    />
  );
}

function Heads({ doctors, selection, sort, onSort }: Props) {
  const { t } = useTranslation("doctors");
  return (
    <tr>
      <th>
        <ChooseAll doctors={doctors} selection={selection} />
      </th>
      {COLUMNS.map((column) => {
        const by = column === "name" || column === "role" || column === "lastResponse" ? SORTS[column] : null;
        const label = t(WORDS[column]);
        const Head = column === "invitation" ? LowHead : "th";
        if (!by)
          return (
            <Head key={column} scope="col">
              {label}
            </Head>
          );
        const sorted = sort === by ? "ascending" : sort === `-${by}` ? "descending" : null;
        return (
          <SortHead key={column} label={label} sorted={sorted} onSort={() => onSort(sort === by ? `-${by}` : by)} />
        );
      })}
    </tr>
  );
}

export function DoctorsTable(props: Props) {
  const { t } = useTranslation("doctors");
  const phone = useMediaQuery(PHONE);
  const { doctors, selection } = props;
  const rowOf = (doctor: Doctor) => ({ doctor, chosen: selection.ids.has(doctor.id), onChoose: selection.choose });
  if (phone && doctors)
    return (
      <Cards aria-label={t("tableLabel")}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} {...rowOf(doctor)} />
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <DataTable aria-label={t("tableLabel")} aria-busy={!doctors}>
        <thead>
          <Heads {...props} />
        </thead>
        {doctors ? (
          <tbody>
            {doctors.map((doctor) => (
              <DoctorRow key={doctor.id} {...rowOf(doctor)} />
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            <SkeletonRows columns={WIDTHS} />
          </tbody>
        )}
      </DataTable>
    </TableFrame>
  );
}
