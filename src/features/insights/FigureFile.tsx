/** A figure's numbers as a file. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { BYTE_ORDER_MARK } from "../../contract/files/csvCell.ts";
import { systemClock } from "../../lib/clock.ts";
import { dateIn } from "../../lib/dateFormats.ts";
import { saveFile, separatorFor } from "../../lib/saveFile.ts";
import { useClockZone } from "../user/public.ts";
import { type FigureRow, type FigureRows, figureCsv } from "./FigureTable.tsx";

type Props = {
  title: string;
  /** The file's, without the day and the ending. */
  name: string;
  table: FigureRows;
  /** Where the table holds only a page of them. */
  allRows?: () => Promise<FigureRow[]>;
};

export function FigureFile({ title, name, table, allRows }: Props) {
  const { t, i18n } = useTranslation(["insights", "transfer", "common"]);
  const problemText = useProblemText();
  const zone = useClockZone();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; open: boolean }>({ text: "", open: false });
  const close = () => setProblem(({ text }) => ({ text, open: false }));
  const save = (rows: FigureRow[]) => {
    const day = dateIn(zone, systemClock.now());
    const text = figureCsv({ ...table, rows }, separatorFor(i18n.language));
    saveFile(`${name}-${day}.csv`, BYTE_ORDER_MARK + text, "text/csv");
  };
  const saveAll = async (ask: () => Promise<FigureRow[]>) => {
    setBusy(true);
    close();
    try {
      save(await ask());
    } catch (error) {
      setProblem({ text: problemText(error), open: true });
    } finally {
      setBusy(false);
    }
  };
  const handlePress = () => {
    if (busy) return;
    if (allRows) void saveAll(allRows);
    else save(table.rows);
  };
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<DownloadRounded />}
        aria-disabled={busy}
        {...(busy ? {} : { "aria-label": t("insights:csvOf", { title }) })}
        onClick={handlePress}
        sx={{ "@media print": { display: "none" } }}
      >
        {busy ? t("transfer:export.busy") : t("insights:csv")}
      </Button>
      <Snackbar open={problem.open} onClose={close}>
        <Alert severity="error" closeText={t("common:close")} onClose={close}>
          {t("transfer:export.failed")} {problem.text}
        </Alert>
      </Snackbar>
    </>
  );
}
