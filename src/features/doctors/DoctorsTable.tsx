/** Doctors as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";
import { type DoctorSort } from "../../contract/doctorRequests.ts";
import { useMediaQuery } from "../../lib/useMediaQuery.ts";
import { type Selection } from "../../lib/useSelection.ts";
import { CARDS, NARROW, PHONE } from "../../ui/breakpoints.ts";
import { DataTable, TableFrame } from "../../ui/DataTable.tsx";
import { Hidden } from "../../ui/Hidden.tsx";
import { RowBox } from "../../ui/RowBox.tsx";
import { useListedLinks } from "../../ui/RowLink.tsx";
import { SkeletonRows } from "../../ui/SkeletonRows.tsx";
import { SortHead } from "../../ui/SortHead.tsx";
import { DoctorCard } from "./DoctorCard.tsx";
import { useGroupColours } from "./DoctorCells.tsx";
import { DoctorRow, type DoctorRowProps } from "./DoctorRow.tsx";
import { useDoctorWords } from "./useDoctorWords.ts";

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
  [20, 0],
] as const;

/** The column that a narrow window has no room for. */
const INVITATION = 6;

/** What is long for a narrow column may take two lines: all columns fit in every language. */
const Doctors = styled(DataTable)({
  "& :is(th, td)": { wordBreak: "keep-all" },
  "& th": { whiteSpace: "normal", textWrap: "balance" },
});

const Cards = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > li:nth-of-type(odd)": { borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", "& > li:nth-of-type(odd)": { borderInlineEnd: 0 } },
}));

type Props = {
  /** Undefined before the first answer. */
  doctors: readonly Doctor[] | undefined;
  /** By id. */
  keys: ReadonlyMap<number, number>;
  selection: Selection;
  onMenu: DoctorRowProps["onMenu"];
  sort: DoctorSort;
  onSort: (sort: DoctorSort) => void;
  onSortStart: (sort: DoctorSort) => void;
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

type HeadsProps = Omit<Props, "onMenu" | "keys"> & { narrow: boolean };

function Heads({ doctors, selection, sort, onSort, onSortStart, narrow }: HeadsProps) {
  const { t } = useTranslation("doctors");
  return (
    <tr>
      <th data-tool="">
        <ChooseAll doctors={doctors} selection={selection} />
      </th>
      {COLUMNS.filter((column) => !narrow || column !== "invitation").map((column) => {
        const by = column === "name" || column === "role" || column === "lastResponse" ? SORTS[column] : null;
        const label = t(WORDS[column]);
        if (!by)
          return (
            <th key={column} scope="col">
              {label}
            </th>
          );
        const sorted = sort === by ? "ascending" : sort === `-${by}` ? "descending" : null;
        const next = sort === by ? (`-${by}` as const) : by;
        return (
          <SortHead
            key={column}
            label={label}
            sorted={sorted}
            onSort={() => onSort(next)}
            onSortStart={() => onSortStart(next)}
          />
        );
      })}
      <th scope="col" data-tool="">
        <Hidden>{t("work.more")}</Hidden>
      </th>
    </tr>
  );
}

export function DoctorsTable({ onMenu, keys, ...props }: Props) {
  const words = useDoctorWords();
  const openListed = useListedLinks();
  const cards = useMediaQuery(CARDS);
  const narrow = useMediaQuery(NARROW);
  const colourOf = useGroupColours();
  const { doctors, selection } = props;
  const rowOf = (doctor: Doctor): DoctorRowProps => ({
    doctor,
    colourOf,
    words,
    onMenu,
    chosen: selection.ids.has(doctor.id),
    onChoose: selection.choose,
  });
  if (cards && doctors)
    return (
      <Cards aria-label={words.t("doctors:tableLabel")} onClick={openListed}>
        {doctors.map((doctor) => (
          <DoctorCard key={keys.get(doctor.id)} {...rowOf(doctor)} />
        ))}
      </Cards>
    );
  return (
    <TableFrame onClick={openListed}>
      <Doctors aria-label={words.t("doctors:tableLabel")} aria-busy={!doctors}>
        <thead>
          <Heads {...props} narrow={narrow} />
        </thead>
        {doctors ? (
          <tbody>
            {doctors.map((doctor) => (
              <DoctorRow key={keys.get(doctor.id)} {...rowOf(doctor)} narrow={narrow} />
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            <SkeletonRows columns={WIDTHS.filter((_, column) => !narrow || column !== INVITATION)} />
          </tbody>
        )}
      </Doctors>
    </TableFrame>
  );
}
