/** Doctors as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Doctor } from "../../contract/doctor.ts";
import { useMediaQuery } from "../../lib/useMediaQuery.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { DataTable, OneLine, SecondLine, TableFrame } from "../../ui/DataTable.tsx";
import { SkeletonRows } from "../../ui/SkeletonRows.tsx";
import { DoctorEmail, DoctorGroups, LastResponse, NextAway } from "./DoctorCells.tsx";

const COLUMNS = ["name", "role", "groups", "email", "nextAway", "lastResponse", "rate"] as const;
const WIDTHS = [
  [140, 90],
  [110, 70],
  [80, 0],
  [90, 0],
  [80, 0],
  [110, 0],
  [60, 0],
] as const;

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "6px 12px",
    padding: "14px 16px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > div:first-of-type + span": { justifySelf: "end", alignSelf: "start" },
}));

function Card({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation(["doctors", "callouts"]);
  return (
    <li>
      <div>
        <Typography variant="subtitle1" component="div">
          <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>
        </Typography>
        <SecondLine>{[t(`callouts:role.${doctor.role}`), doctor.grade].filter(Boolean).join(", ")}</SecondLine>
        <SecondLine>{doctor.mobile_phone ?? t("doctors:noPhone")}</SecondLine>
      </div>
      <DoctorEmail doctor={doctor} />
      <SecondLine sx={{ gridColumn: "1 / -1", mt: "-6px", overflowWrap: "anywhere" }}>{doctor.email}</SecondLine>
      <DoctorGroups groups={doctor.groups} />
      <Typography variant="caption" color="text.secondary" sx={{ textAlign: "end" }}>
        {t("doctors:column.lastResponse")}
        <br />
        <LastResponse at={doctor.last_response_at} />
      </Typography>
    </li>
  );
}

function Row({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation(["doctors", "callouts"]);
  return (
    <tr {...(doctor.status === "archived" ? { "data-muted": "" } : {})}>
      <td>
        <Typography variant="subtitle1" component="div">
          <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>
        </Typography>
        <SecondLine>{doctor.mobile_phone ?? t("doctors:noPhone")}</SecondLine>
      </td>
      <td>
        {t(`callouts:role.${doctor.role}`)}
        <SecondLine>{doctor.grade}</SecondLine>
      </td>
      <td>
        <DoctorGroups groups={doctor.groups} />
      </td>
      <td>
        <DoctorEmail doctor={doctor} />
        <SecondLine>{doctor.email}</SecondLine>
      </td>
      <td>
        <NextAway doctor={doctor} />
      </td>
      <td>
        <OneLine>
          <LastResponse at={doctor.last_response_at} />
        </OneLine>
      </td>
      <td>{doctor.asked > 0 ? t("doctors:page.rateOf", doctor) : "–"}</td>
    </tr>
  );
}

export function DoctorsTable({ doctors }: { doctors: readonly Doctor[] | undefined }) {
  const { t } = useTranslation("doctors");
  const phone = useMediaQuery(PHONE);
  if (phone && doctors)
    return (
      <Cards aria-label={t("tableLabel")}>
        {doctors.map((doctor) => (
          <Card key={doctor.id} doctor={doctor} />
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <DataTable aria-label={t("tableLabel")} aria-busy={!doctors}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" {...(column === "name" ? { "aria-sort": "ascending" } : {})}>
                {t(column === "nextAway" || column === "rate" ? `page.${column}` : `column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {doctors ? (
          <tbody>
            {doctors.map((doctor) => (
              <Row key={doctor.id} doctor={doctor} />
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
