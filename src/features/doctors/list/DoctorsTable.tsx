/** Doctors as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useIsPrinting } from "../../../lib/hooks/useIsPrinting.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { CARDS, NARROW, NOT_WIDE, PHONE } from "../../../ui/styling/breakpoints.ts";
import { DataTable, secondLine, TableFrame } from "../../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../../ui/table/SkeletonRows.tsx";
import { useGroupColours } from "../shared/DoctorCells.tsx";
import { useDoctorFormat } from "../shared/useDoctorFormat.ts";
import { DoctorCard } from "./DoctorCard.tsx";
import { DoctorHeads, type DoctorHeadsProps } from "./DoctorHeads.tsx";
import { DoctorRow, type DoctorRowProps } from "./DoctorRow.tsx";

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
const INVITATION_COLUMN = 6;

/** Two lines a row are enough from here on. */
const ROOM = "@media (min-width: 1240px)";

/** What is long for a narrow column may take two lines: all columns fit in every language. */
const FittingTable = styled(DataTable)(({ theme }) => ({
  "& .second": secondLine({ theme }),
  // As wide as its widest group and no wider: the room goes to the columns of words.
  "& .groups": { width: 1 },
  // A first line of its own, and below it plain words.
  "& .two-lines": {
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    whiteSpace: "nowrap",
    color: theme.vars.palette.text.secondary,
    "& > :is(a, span)": { display: "flex", width: "fit-content" },
    "& > a": { fontSize: ".875rem", lineHeight: 1.4286, color: theme.vars.palette.text.primary },
  },
  // How mail arrives is said in many words: they take two lines rather than the other columns' room.
  "& .email": { width: 148 },
  "& .email > span": { whiteSpace: "normal" },
  // But one where the invitation stands below them.
  [`${ROOM} and (max-width: 1379.95px)`]: { "& .email > span": { whiteSpace: "nowrap" } },
  // The role in one piece, and below it the grade.
  [ROOM]: { "& .role": { whiteSpace: "nowrap" }, "& .role > div": { whiteSpace: "normal" } },
  "& :is(th, td)": { wordBreak: "keep-all" },
  "& th": { whiteSpace: "normal", textWrap: "balance" },
  // The columns' least widths leave some room to spare in each language.
  [NOT_WIDE]: { "& :is(th, td)": { paddingInline: 8 } },
  [NARROW]: { "& :is(th, td)": { paddingInline: 6 } },
}));

const Cards = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > li:nth-of-type(odd)": { borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", "& > li:nth-of-type(odd)": { borderInlineEnd: 0 } },
}));

type Props = Omit<DoctorHeadsProps, "narrow"> & Pick<DoctorRowProps, "onMenu">;

export function DoctorsTable({ onMenu, ...props }: Props) {
  const format = useDoctorFormat();
  const paper = useIsPrinting();
  const cards = useMediaQuery(CARDS) || paper;
  const narrow = useMediaQuery(NARROW);
  const colourOf = useGroupColours();
  const { doctors, selection } = props;
  const rowOf = (doctor: Doctor): DoctorRowProps => ({
    doctor,
    colourOf,
    format,
    onMenu,
    chosen: selection.ids.has(doctor.id),
    onChoose: selection.choose,
  });
  if (cards && doctors)
    return (
      <Cards aria-label={format.t("doctors:tableLabel")}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} {...rowOf(doctor)} />
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <FittingTable aria-label={format.t("doctors:tableLabel")} aria-busy={!doctors}>
        <thead>
          <DoctorHeads {...props} narrow={narrow} />
        </thead>
        {doctors ? (
          <tbody>
            {doctors.map((doctor) => (
              <DoctorRow key={doctor.id} {...rowOf(doctor)} narrow={narrow} />
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            <SkeletonRows columns={WIDTHS.filter((_, column) => !narrow || column !== INVITATION_COLUMN)} />
          </tbody>
        )}
      </FittingTable>
    </TableFrame>
  );
}
