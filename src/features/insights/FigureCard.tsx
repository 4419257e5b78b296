/** One figure on paper: what it shows in a sentence, as a picture, as a table, as a file. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FigureFile } from "./FigureFile.tsx";
import { type FigureRow, type FigureRows, FigureTable } from "./FigureTable.tsx";

const Sheet = styled(Paper)({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  "&[data-wide]": { gridColumn: "1 / -1" },
  "@media print": { breakInside: "avoid" },
}) as typeof Paper;

const Head = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 16px",
  padding: "10px 12px 10px 20px",
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

const Body = styled("div")({
  display: "grid",
  gap: 10,
  padding: "14px 20px 8px",
  "@media print": { gap: 6, paddingBlock: 6 },
});

type Asked = { isLoading: boolean; error?: unknown; currentData?: unknown; refetch: () => unknown };

/** What is on hand stays when asking for it again fails. */
const isFailed = ({ error, currentData }: Asked): boolean => error !== undefined && currentData === undefined;

type Props = {
  title: string;
  /** The file's, without the day and the ending. */
  name: string;
  sentence: string;
  /** The callouts behind what the sentence says, where it says a number. */
  behind?: string | undefined;
  asked: Asked;
  chart?: ReactNode;
  table: FigureRows;
  /** For the file, where the table holds only a page of them. */
  allRows?: () => Promise<FigureRow[]>;
  wide?: boolean;
  /** Below the table. */
  children?: ReactNode;
};

function Content({ title, sentence, behind, asked, chart, table, children }: Props) {
  const { t } = useTranslation(["insights", "common"]);
  if (asked.isLoading) return <Skeleton height={320} />;
  if (isFailed(asked))
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={<Button onClick={() => void asked.refetch()}>{t("common:tryAgain")}</Button>}
      >
        {t("insights:failed")}
      </Alert>
    );
  return (
    <>
      <Body>
        <Typography variant="subtitle2" component="p">
          {behind ? <Link to={behind}>{sentence}</Link> : sentence}
        </Typography>
        {chart}
      </Body>
      {table.rows.length > 0 && <FigureTable label={title} table={table} />}
      {children}
    </>
  );
}

export function FigureCard(props: Props) {
  const { title, name, asked, table, allRows, wide } = props;
  const heading = useId();
  const ready = !(asked.isLoading || isFailed(asked)) && table.rows.length > 0;
  return (
    <Sheet variant="outlined" component="section" aria-labelledby={heading} {...(wide ? { "data-wide": "" } : {})}>
      <Head>
        <Typography variant="h2" id={heading}>
          {title}
        </Typography>
        {ready && <FigureFile title={title} name={name} table={table} {...(allRows ? { allRows } : {})} />}
      </Head>
      <Content {...props} />
    </Sheet>
  );
}
