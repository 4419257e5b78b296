/** The first step: a file, chosen or dropped. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { IMPORT_ROWS } from "../../contract/files/importFields.ts";
import { FileChooser } from "./FileChooser.tsx";
import { type Table, type Unreadable } from "./readTable.ts";
import { sampleFile } from "./sampleFile.ts";
import { StepBody, StepFoot } from "./stepParts.tsx";

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
  problem: Unreadable | undefined;
  onFile: (file: File) => void;
  onNext: (table: Table) => void;
};

export function UploadStep({ table, problem, onFile, onNext }: Props) {
  const { t } = useTranslation("transfer");
  return (
    <>
      <StepBody>
        <FileChooser table={table} onFile={onFile} />
        <div role="alert">
          {problem && (
            <Alert role="presentation" severity="error">
              {t(`import.unreadable.${problem.problem}`, { rows: problem.count ?? 0, max: IMPORT_ROWS })}
            </Alert>
          )}
        </div>
        <Needs>
          <span>{t("import.upload.need")}</span>
          <a {...sampleFile()}>
            <DownloadRounded aria-hidden="true" />
            {t("import.upload.sample")}
          </a>
        </Needs>
        <Alert role="note" severity="info" icon={<InfoOutlined />}>
          {t("import.upload.note")}
        </Alert>
      </StepBody>
      <StepFoot
        back={
          <Button variant="outlined" size="large" component={Link} to="/doctors">
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
