/** A button that saves a file; while it is made, the button says so. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Alert from "@mui/material/Alert";
import Button, { type ButtonProps } from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { useExport, type Wanted } from "./useExport.ts";

export type ExportButtonProps = {
  wanted: Wanted;
  /** "Export CSV" unless given. */
  label?: string;
} & Pick<ButtonProps, "size" | "variant">;

export function ExportButton({ wanted, label, size, variant = "outlined" }: ExportButtonProps) {
  const { t } = useTranslation(["transfer", "common"]);
  const problemText = useProblemText();
  const { busy, error, run } = useExport(wanted);
  const [closed, setClosed] = useState<unknown>(undefined);
  const handleClick = () => {
    if (!busy) void run();
  };
  return (
    <>
      <Button
        variant={variant}
        {...(size ? { size } : {})}
        startIcon={<DownloadRounded />}
        aria-disabled={busy}
        onClick={handleClick}
      >
        {busy ? t("export.busy") : (label ?? t("export.csv"))}
      </Button>
      <Snackbar open={error !== undefined && error !== closed} onClose={() => setClosed(error)}>
        <Alert severity="error" closeText={t("common:close")} onClose={() => setClosed(error)}>
          {t("export.failed")} {problemText(error)}
        </Alert>
      </Snackbar>
    </>
  );
}
