/** A table of what happened to a doctor, a page at a time, with its empty, loading and error states. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { PER_PAGE } from "../../../contract/page.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { DataTable, TableFrame } from "../../../ui/table/DataTable.tsx";
import { HeadCells } from "../../../ui/table/HeadCells.tsx";
import { Pager } from "../../../ui/table/Pager.tsx";

/** On a phone the first cell of a record stands above the others, and one that holds nothing (`data-none`) is left out. */
const Records = styled(DataTable)(({ theme }) => ({
  // In line with the words of the tabs above.
  "& :is(th, td):first-of-type": { paddingInlineStart: 20 },
  "& :is(th, td):last-of-type": { paddingInlineEnd: 20 },
  [PHONE]: {
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "&, & tbody": { display: "block" },
    "& tbody tr": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "6px 16px",
      padding: "12px 20px",
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    "& tbody tr td, & tbody tr td:is(:first-of-type, :last-of-type)": { height: "auto", padding: 0, border: 0 },
    "& tbody tr td:first-of-type": { flex: "1 0 100%", minWidth: 0, overflowWrap: "anywhere" },
    "& tbody tr td[data-none]": { display: "none" },
    "& tbody tr:last-of-type": { borderBottom: 0 },
    "& tbody tr:hover td": { background: "none" },
  },
}));

type Found<Row> = { data: Row[]; meta: { total: number } };
type Props<Row> = {
  /** `data` may still be of another page; `currentData` is of this one. */
  query: { data?: Found<Row> | undefined; currentData?: Found<Row> | undefined; error?: unknown; refetch: () => void };
  page: number;
  onPage: (page: number) => void;
  label: string;
  /** What to say when there are none. */
  empty: string;
  heads: readonly string[];
  /** The table's row of one record. */
  children: (row: Row) => ReactNode;
};

export function DoctorRecords<Row>(props: Props<Row>) {
  const { t } = useTranslation("doctors");
  const { query, page, onPage, label, empty, heads, children } = props;
  const { data: found, currentData, error, refetch } = query;
  const failed = error !== undefined && currentData === undefined;
  if (!failed && !found) return <Skeleton height={120} style={{ margin: 20 }} />;
  if (!failed && found?.meta.total === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 2.5 }}>
        {empty}
      </Typography>
    );
  return (
    <>
      {failed ? (
        <ErrorState
          title={t("failed.title")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      ) : (
        <TableFrame>
          <Records aria-label={label}>
            <thead>
              <tr>
                <HeadCells heads={heads} />
              </tr>
            </thead>
            <tbody>{found?.data.map(children)}</tbody>
          </Records>
        </TableFrame>
      )}
      {found && <Pager page={page} perPage={PER_PAGE} total={found.meta.total} onPage={onPage} />}
    </>
  );
}
