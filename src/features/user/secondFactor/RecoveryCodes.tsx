/** The recovery codes, shown once: to be copied, kept as a file, or printed. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../lib/copyText.ts";
import { saveFile } from "../../../lib/saveFile.ts";
import { useNoteUnsaved } from "../../../ui/unsaved/Unsaved.tsx";
import { FormSuccess } from "../FormSuccess.tsx";
import { RecoveryCodesSheet } from "./RecoveryCodesSheet.tsx";

const List = styled("ol")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: "6px 24px",
  margin: "0 0 12px",
  padding: "14px 16px",
  listStyle: "none",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.surface.sunken,
  fontFamily: "ui-monospace, Consolas, monospace",
}));

export const Acts = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });

type Props = {
  codes: readonly string[];
  /** Whose they are, for the file and the paper. */
  email: string;
  /** Why they are shown: "it is on now", say. */
  told: string;
  onKept: () => void;
};

export function RecoveryCodes({ codes, email, told, onKept }: Props) {
  const { t } = useTranslation(["secondFactor", "account"]);
  const heading = useId();
  useNoteUnsaved(true);
  const [copied, setCopied] = useState<"done" | "refused" | null>(null);
  const handleCopy = async () => {
    // Where it is refused, the list can be copied by hand.
    setCopied((await copyText(codes.join("\n"))) ? "done" : "refused");
  };
  const head = t("codes.file", { email, host: window.location.host });
  const handleSave = () => {
    saveFile("recovery-codes.txt", `${head}\n\n${codes.join("\n")}\n`, "text/plain");
  };
  return (
    <>
      <FormSuccess>{told}</FormSuccess>
      <Typography variant="subtitle1" component="p" id={heading}>
        {t("codes.title")}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5 }}>
        {t("codes.text")}
      </Typography>
      <List aria-labelledby={heading} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Acts>
        <Button variant="outlined" onClick={() => void handleCopy()}>
          {t("codes.copy")}
        </Button>
        <Button variant="outlined" onClick={handleSave}>
          {t("codes.download")}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t("codes.print")}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t("codes.kept")}
        </Button>
      </Acts>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {copied && t(copied === "done" ? "account:calendar.copied" : "codes.copyFailed")}
      </Typography>
      <RecoveryCodesSheet codes={codes} head={head} />
    </>
  );
}
