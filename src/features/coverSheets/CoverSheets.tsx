/** The sheets of a question on the screen, as they will come out of the printer, and the button that prints them. */
import PrintRounded from "@mui/icons-material/PrintRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem } from "../../api/problem.ts";
import { type CoverSheetsQuery, type CoverSheet as Sheet } from "../../contract/shapes/callouts/coverSheet.ts";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { PageHead, PageShell } from "../../ui/page/pageLayout.ts";
import { useArrivalFocus } from "../../ui/page/useArrivalFocus.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CoverSheet } from "./CoverSheet.tsx";
import { useCoverSheetsQuery } from "./coverSheetsApi.ts";
import { Leaves } from "./Leaves.tsx";

type FrameProps = { title: string; back: string; printable?: boolean; description?: string; children: ReactNode };

/** What is around the sheets stays on the screen. */
function Frame({ title, back, printable = false, description, children }: FrameProps) {
  const { t } = useTranslation("coverSheets");
  const heading = useArrivalFocus();
  useDocumentTitle(title);
  return (
    <PageShell data-paper="">
      <PageHead>
        <div>
          <Typography variant="h1" ref={heading} tabIndex={-1}>
            {title}
          </Typography>
          {description && (
            <Typography component="div" color="text.secondary" sx={{ mt: "2px" }}>
              {description}
            </Typography>
          )}
        </div>
        <div data-part="actions">
          <Button variant="outlined" component={Link} to={back}>
            {t("back")}
          </Button>
          {printable && (
            <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
              {t("print")}
            </Button>
          )}
        </div>
      </PageHead>
      {children}
    </PageShell>
  );
}

export type AskedSheets = {
  /** Null: the address asks for nothing that could be there. */
  query: CoverSheetsQuery | null;
  /** Where one came from. */
  back: string;
  titleOf: (first: Sheet) => string;
  /** Said where no list takes place. */
  nothing: string;
  /** What stands above each of several sheets. */
  above?: (sheet: Sheet) => ReactNode;
};

export function CoverSheets({ query, back, titleOf, nothing, above }: AskedSheets) {
  const { t } = useTranslation("coverSheets");
  const { currentData, error, refetch } = useCoverSheetsQuery(query ?? { list_id: 0 }, { skip: !query });
  const problem = isProblem(error) ? error : undefined;
  if (!query || problem?.status === 404)
    return (
      <Frame title={t("notFound.title")} back={back}>
        <Paper variant="outlined">
          <EmptyState icon={<SearchOffRounded />} title={t("notFound.text")} />
        </Paper>
      </Frame>
    );
  if (!currentData)
    return (
      <Frame title={t("title")} back={back}>
        <Paper variant="outlined">
          {error ? (
            <ErrorState title={t("failed")} requestId={problem?.requestId} onRetry={refetch} />
          ) : (
            <div aria-busy="true">
              <Skeleton height={480} style={{ margin: 20 }} />
            </div>
          )}
        </Paper>
      </Frame>
    );
  const [first] = currentData;
  if (!first)
    return (
      <Frame title={t("nothing.title")} back={back}>
        <Paper variant="outlined">
          <EmptyState icon={<PrintRounded />} title={nothing} />
        </Paper>
      </Frame>
    );
  const pages = currentData.length;
  const site = currentData.every((sheet) => sheet.site.name === first.site.name) && first.site.name;
  return (
    <Frame
      title={titleOf(first)}
      description={[site, t("pages", { count: pages })].filter(Boolean).join(" · ")}
      back={back}
      printable
    >
      <Leaves>
        {currentData.map((sheet, at) => (
          <div key={sheet.list_id}>
            {above && pages > 1 && <p data-above="">{above(sheet)}</p>}
            <CoverSheet sheet={sheet} label={t("page", { page: at + 1, pages })} />
          </div>
        ))}
      </Leaves>
    </Frame>
  );
}
