/** A page of what is recorded of a doctor: the failure, what stands for it while it loads, that there is nothing, or the rows. */
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { PER_PAGE } from "../../../contract/page.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Pager } from "../../../ui/table/Pager.tsx";

export type Records = { meta: { total: number } };
/** `data` may still be of another page; `currentData` is of this one. */
export type RecordsQuery<Found extends Records> = {
  data?: Found | undefined;
  currentData?: Found | undefined;
  error?: unknown;
  refetch: () => void;
};
type Props<Found extends Records> = {
  query: RecordsQuery<Found>;
  page: number;
  onPage: (page: number) => void;
  /** What to say when there are none. */
  empty: string;
  loading: ReactNode;
  children: (found: Found) => ReactNode;
};

export function RecordsPage<Found extends Records>(props: Props<Found>) {
  const { t } = useTranslation("doctors");
  const { query, page, onPage, empty, loading, children } = props;
  const { data, currentData, error, refetch } = query;
  const total = data?.meta.total ?? 0;
  const bodyOf = (): ReactNode => {
    if (error !== undefined && currentData === undefined)
      return (
        <ErrorState
          title={t("failed.title")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      );
    if (!data) return loading;
    if (total > 0) return children(data);
    return (
      <Typography color="text.secondary" sx={{ p: 2.5 }}>
        {empty}
      </Typography>
    );
  };
  return (
    <>
      {bodyOf()}
      {total > 0 && <Pager page={page} perPage={PER_PAGE} total={total} onPage={onPage} />}
    </>
  );
}
