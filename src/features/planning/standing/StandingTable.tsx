/** Standing lists as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type StandingList } from "../../../contract/shapes/planning.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { DataTable, SecondLine, TableFrame } from "../../../ui/table/DataTable.tsx";
import { HeadCells } from "../../../ui/table/HeadCells.tsx";
import { SkeletonRows } from "../../../ui/table/SkeletonRows.tsx";
import { Place, Role, Surgeon } from "../listCells.tsx";
import { StandingButtons } from "./StandingButtons.tsx";
import { Dates, UsualDoctor, When } from "./standingCells.tsx";

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gap: 4,
    padding: "12px 16px",
    overflowWrap: "anywhere",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& button": { minHeight: 44 },
}));

type Props = {
  /** Undefined: still on their way. */
  lists: readonly StandingList[] | undefined;
  isOver: (list: StandingList) => boolean;
};

const rowOf = (isOver: boolean) => (isOver ? { "data-muted": "" } : {});

function StandingCards({ lists }: { lists: readonly StandingList[] }) {
  const { t } = useTranslation("planning");
  return (
    <Cards aria-label={t("standing.title")}>
      {lists.map((list) => (
        <li key={list.id}>
          <When list={list} />
          <Place entry={list} />
          <Surgeon entry={list} />
          <Role entry={list} />
          <SecondLine>
            {t("standing.usual")}: <UsualDoctor list={list} />
          </SecondLine>
          <SecondLine>
            <Dates list={list} />
          </SecondLine>
          <StandingButtons list={list} />
        </li>
      ))}
    </Cards>
  );
}

export function StandingTable({ lists, isOver }: Props) {
  const { t } = useTranslation(["planning", "manage"]);
  const phone = useMediaQuery(PHONE);
  if (phone && lists) return <StandingCards lists={lists} />;
  const heads = [
    t("planning:standing.when"),
    t("planning:standing.where"),
    t("planning:plan.surgeon"),
    t("planning:plan.role"),
    t("planning:standing.usual"),
    t("planning:standing.dates"),
  ];
  return (
    <TableFrame>
      <DataTable aria-label={t("planning:standing.title")} aria-busy={!lists}>
        <thead>
          <tr>
            <HeadCells heads={heads} />
            <th scope="col" className="tool">
              <VisuallyHidden>{t("manage:places.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...(lists ? {} : { "aria-hidden": true })}>
          {lists ? (
            lists.map((list) => (
              <tr key={list.id} {...rowOf(isOver(list))}>
                <td>
                  <When list={list} />
                </td>
                <td>
                  <Place entry={list} />
                </td>
                <td>
                  <Surgeon entry={list} />
                </td>
                <td>
                  <Role entry={list} />
                </td>
                <td>
                  <UsualDoctor list={list} />
                </td>
                <td>
                  <Dates list={list} />
                </td>
                <td className="tool">
                  <StandingButtons list={list} />
                </td>
              </tr>
            ))
          ) : (
            <SkeletonRows columns={[...heads.map(() => [120, 70] as const), [60, 0]]} rows={6} />
          )}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}
