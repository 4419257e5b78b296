/** The first step: a file, chosen or dropped. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Table } from "../../lib/tables/readTable.ts";
import { FileChooser } from "./FileChooser.tsx";
import { StepBody, StepFoot, StepTitle } from "./StepFrame.tsx";

const Needs = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 16px",
  color: theme.vars.palette.text.secondary,
  "& svg": { fontSize: 18, verticalAlign: "-4px", marginInlineEnd: 4 },
}));

type Props = {
  table: Table | undefined;
  /** Why the file cannot be read. */
  problem: string | undefined;
  drop: string;
  limits: string;
  accept: string;
  /** The least that the file has to hold. */
  need: string;
  note: string;
  sample: { href: string; download: string };
  cancelTo: string;
  /** What has to be said of the file before it is read. */
  children?: ReactNode;
  onFile: (file: File) => void;
  onNext: (table: Table) => void;
};

export function UploadStep({ table, problem, need, note, sample, cancelTo, children, onNext, ...chooser }: Props) {
  const { t } = useTranslation("transfer");
  return (
    <>
      <StepBody>
        <StepTitle>{t("import.upload.choose")}</StepTitle>
        <FileChooser table={table} {...chooser} />
        {children}
        <div role="alert">
          {problem && (
            <Alert role="presentation" severity="error">
              {problem}
            </Alert>
          )}
        </div>
        <Needs>
          <span>{need}</span>
          <a {...sample}>
            <DownloadRounded aria-hidden="true" />
            {t("import.upload.sample")}
          </a>
        </Needs>
        <Alert role="note" severity="info" icon={<InfoOutlined />}>
          {note}
        </Alert>
      </StepBody>
      <StepFoot
        back={
          <Button variant="outlined" size="large" component={Link} to={cancelTo}>
            {t("import.cancel")}
          </Button>
        }
        next={t("import.toMatch")}
        blocked={!table}
        onNext={() => {
          if (table) onNext(table);
        }}
      />
    </>
  );
}
