/** Groups of doctors as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type DoctorGroup } from "../../contract/shapes/doctorRequests.ts";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { GroupName } from "../../ui/GroupName.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../ui/styling/VisuallyHidden.ts";
import { DataTable, SecondLine, TableFrame } from "../../ui/table/DataTable.tsx";
import { RowLink } from "../../ui/table/RowLink.ts";
import { SkeletonRows } from "../../ui/table/SkeletonRows.tsx";
import { RemoveGroup } from "./RemoveGroup.tsx";

const COLUMNS = ["name", "description", "doctors"] as const;
const WIDTHS = [
  [140, 0],
  [200, 0],
  [30, 0],
  [60, 0],
] as const;

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2px 8px",
    padding: "10px 16px 14px",
    overflowWrap: "anywhere",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "& > *": { gridColumn: "1 / -1" },
    "& > :first-child": { gridColumn: 1 },
    // What can be done stands beside the name, and comes last all the same.
    "& > :last-child": { gridRow: 1, gridColumn: 2 },
    "& a": { whiteSpace: "normal" },
  },
  "& button": { minHeight: 44 },
}));

function Name({ group }: { group: DoctorGroup }) {
  return (
    <GroupName colour={group.colour}>
      <RowLink to={`?edit=${group.id}`}>{group.name}</RowLink>
    </GroupName>
  );
}

/** `groups` undefined: still on their way. */
export function GroupsTable({ groups }: { groups: readonly DoctorGroup[] | undefined }) {
  const { t } = useTranslation("manage");
  const phone = useMediaQuery(PHONE);
  if (phone && groups)
    return (
      <Cards aria-label={t("groups.title")}>
        {groups.map((group) => (
          <li key={group.id}>
            <Name group={group} />
            {group.description && <SecondLine>{group.description}</SecondLine>}
            <SecondLine>
              {t("groups.column.doctors")}: {group.doctors}
            </SecondLine>
            <RemoveGroup group={group} />
          </li>
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <DataTable aria-label={t("groups.title")} aria-busy={!groups}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`groups.column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t("places.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...(groups ? {} : { "aria-hidden": true })}>
          {groups ? (
            groups.map((group) => (
              <tr key={group.id}>
                <td>
                  <Name group={group} />
                </td>
                <td>{group.description ?? "–"}</td>
                <td>{group.doctors}</td>
                <td style={{ textAlign: "end" }}>
                  <RemoveGroup group={group} />
                </td>
              </tr>
            ))
          ) : (
            <SkeletonRows columns={WIDTHS} rows={4} />
          )}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}
