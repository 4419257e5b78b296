/** What an import did, and the rows that were left out as a file to correct. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { BYTE_ORDER_MARK } from "../../contract/files/csvCell.ts";
import { csvLine } from "../../contract/files/csvLine.ts";
import { separatorFor } from "../../lib/saveFile.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";

const FactList = styled("dl")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(110px, 1fr))",
  gap: 12,
  margin: 0,
  "& > div": {
    display: "flex",
    flexDirection: "column-reverse",
    padding: 14,
    borderRadius: 12,
    background: vars.palette.surface.sunken,
  },
  "& dt": { fontSize: ".8125rem", color: vars.palette.text.secondary },
  "& dd": { margin: 0, fontSize: "1.5rem", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
}));

/** The way to the rows stands below the words where there is no room for both. */
const LeftOutLine = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  // As high as the words beside it, so that the alert's sign stands in their line.
  "& > a": { marginBlock: -5 },
  // Its sign stands below the words' beginning.
  [PHONE]: { "& > a": { marginBlock: "-6px -10px", marginInlineStart: -10 } },
});

/** `facts`: each with its number. */
export function ResultFacts({ facts }: { facts: readonly (readonly [words: string, number: number])[] }) {
  return (
    <FactList>
      {facts.map(([words, number]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </FactList>
  );
}

type Line = readonly (string | number)[];

/** `head`: the same names as in our own files, so that the mended file finds its columns by itself. */
export function LeftOut({ head, lines, download }: { head: Line; lines: readonly Line[]; download: string }) {
  const { t, i18n } = useTranslation("transfer");
  if (lines.length === 0) return null;
  const text = BYTE_ORDER_MARK + [head, ...lines].map((line) => csvLine(line, separatorFor(i18n.language))).join("");
  return (
    <Alert role="note" severity="warning">
      <LeftOutLine>
        {t("import.result.leftOut", { count: lines.length })}
        <Button
          size="small"
          color="inherit"
          startIcon={<DownloadRounded />}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`}
          download={download}
        >
          {t("import.result.download")}
        </Button>
      </LeftOutLine>
    </Alert>
  );
}
