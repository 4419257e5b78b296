/** The rows of a page as a table, or as cards where it is narrow; before the first answer, rows to come. */
import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { useIsPrinting } from "../../../lib/hooks/useIsPrinting.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { CARDS, NARROW, WIDE } from "../../../ui/styling/breakpoints.ts";
import { DataTable, TableFrame } from "../../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../../ui/table/SkeletonRows.tsx";
import { CardSkeletons } from "../shared/CardSkeletons.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { CalloutCard } from "./CalloutCard.tsx";
import { CalloutHeads, type CalloutHeadsProps } from "./CalloutHeads.tsx";
import { CalloutTableRow } from "./CalloutTableRow.tsx";
import { CALLOUT_COLUMNS } from "./calloutColumns.tsx";
import { calloutLooks } from "./calloutLooks.ts";
import { type RowHandlers } from "./RowTools.tsx";

/** What a row to come has at its ends, beside the columns. */
const CHOICE = [18, 0] as const;
const MORE = [20, 0] as const;

const CalloutTable = styled(DataTable)(calloutLooks, {
  wordBreak: "keep-all",
  // Not for names and references: it would space their hyphens out too.
  "& .figures": { fontVariantNumeric: "tabular-nums" },
  "& .day": {
    whiteSpace: "nowrap",
    fontWeight: 600,
    "& > span": { marginInlineStart: 4 },
    "& > div": { fontWeight: 400 },
  },
  // What stands out is below the status, not beside it.
  "& .status": { "& > *": { display: "flex", width: "fit-content" }, "& > * + *": { marginTop: 4 } },
});

const Cards = styled("ul")(calloutLooks, ({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 1,
  background: theme.vars.palette.divider,
  "@media (max-width: 899.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "@media print": { "&:has(> [data-chosen]) > li:not([data-chosen])": { display: "none" } },
}));

type Props = Omit<CalloutHeadsProps, "columns"> & Pick<RowHandlers, "onMenu">;

export function CalloutsTable({ rows, view, selection, onSort, onMenu }: Props) {
  const format = useTimeFormat(useNow());
  const { t } = format;
  const paper = useIsPrinting();
  const cards = useMediaQuery(CARDS) || paper;
  const narrow = useMediaQuery(NARROW);
  const wide = useMediaQuery(WIDE);
  const columns = useMemo(() => {
    const room = { "1380px": !narrow, "1600px": wide };
    return CALLOUT_COLUMNS.filter(({ from }) => !from || room[from]);
  }, [narrow, wide]);
  const { choose, ids } = selection;
  const rowProps = (row: CalloutRow) => ({ row, format, chosen: ids.has(row.id), onChoose: choose, onMenu });
  if (cards)
    return rows ? (
      <Cards aria-label={t("tableLabel")}>
        {rows.map((row) => (
          <CalloutCard key={row.id} {...rowProps(row)} />
        ))}
      </Cards>
    ) : (
      <CardSkeletons />
    );
  return (
    <TableFrame>
      <CalloutTable aria-label={t("tableLabel")} aria-busy={!rows}>
        <thead>
          <CalloutHeads {...{ view, onSort, rows, selection, columns }} />
        </thead>
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <CalloutTableRow key={row.id} {...rowProps(row)} columns={columns} narrow={narrow} />
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            <SkeletonRows columns={[CHOICE, ...columns.map(({ lines }) => lines), MORE]} />
          </tbody>
        )}
      </CalloutTable>
    </TableFrame>
  );
}
