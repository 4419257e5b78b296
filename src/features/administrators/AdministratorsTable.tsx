/** The administrators as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Administrator } from "../../contract/shapes/administrator.ts";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../ui/styling/VisuallyHidden.ts";
import { DataTable, SecondLine, TableFrame } from "../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../ui/table/SkeletonRows.tsx";
import { Acts, type Entry, Name, Seen, Status } from "./AdministratorCells.tsx";

const COLUMNS = ["name", "role", "status", "seen"] as const;
const WIDTHS = [
  [140, 180],
  [80, 0],
  [70, 0],
  [100, 0],
  [30, 0],
] as const;

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "6px 12px",
    padding: "14px 16px",
    overflowWrap: "anywhere",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

function Card({ one, all }: Entry) {
  const { t } = useTranslation(["administrators", "audit"]);
  return (
    <li>
      <div>
        <Name one={one} />
        <SecondLine>{t(`audit:role.${one.role}`)}</SecondLine>
      </div>
      <div style={{ justifySelf: "end" }}>
        <Acts one={one} all={all} />
      </div>
      <div>
        <Status one={one} />
      </div>
      <Typography variant="caption" color="text.secondary" sx={{ textAlign: "end" }}>
        {t("administrators:column.seen")}
        <br />
        <Seen at={one.last_seen_at} />
      </Typography>
    </li>
  );
}

function Row({ one, all }: Entry) {
  const { t } = useTranslation("audit");
  return (
    <tr {...(one.status === "disabled" ? { "data-muted": "" } : {})}>
      <td>
        <Name one={one} />
      </td>
      <td>{t(`role.${one.role}`)}</td>
      <td>
        <Status one={one} />
      </td>
      <td>
        <Seen at={one.last_seen_at} />
      </td>
      <td style={{ width: 1 }}>
        <Acts one={one} all={all} />
      </td>
    </tr>
  );
}

/** `people` undefined: still on their way. */
export function AdministratorsTable({ people }: { people: readonly Administrator[] | undefined }) {
  const { t } = useTranslation("administrators");
  const phone = useMediaQuery(PHONE);
  if (phone && people)
    return (
      <Cards aria-label={t("label")}>
        {people.map((one) => (
          <Card key={one.id} one={one} all={people} />
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <DataTable aria-label={t("label")} aria-busy={!people}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t("column.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...(people ? {} : { "aria-hidden": true })}>
          {people ? (
            people.map((one) => <Row key={one.id} one={one} all={people} />)
          ) : (
            <SkeletonRows columns={WIDTHS} rows={3} />
          )}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}
