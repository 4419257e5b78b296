/** The first step: a file, chosen or dropped. */
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import UploadFileRounded from "@mui/icons-material/UploadFileRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BYTE_ORDER_MARK, csvLine } from "../../contract/csvCell.ts";
import { IMPORT_ROWS } from "../../contract/doctorImport.ts";
import { type Table, type Unreadable } from "./readTable.ts";
import { StepBody, StepFoot } from "./stepParts.tsx";

const DropZone = styled("div")(({ theme: { vars } }) => ({
  display: "grid",
  justifyItems: "center",
  gap: 8,
  padding: "32px 16px",
  border: `1.5px dashed ${vars.palette.outline}`,
  borderRadius: 12,
  textAlign: "center",
  background: vars.palette.surface.sunken,
  "&[data-over]": { borderColor: vars.palette.primary.text, background: vars.palette.primary.soft },
  "& > svg": { fontSize: 40, color: vars.palette.text.secondary },
}));

const Needs = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 16px",
  "& svg": { fontSize: 18, verticalAlign: "-4px", marginInlineEnd: 4 },
});

/** Two invented doctors under the names of all columns. */
const SAMPLE = [
  ["Title", "First name", "Last name", "Email", "Mobile phone", "Role", "Grade", "Specialties", "Groups", "Sites"],
  [
    "Dr",
    "Hana",
    "Itokawa",
    "hana@example.test",
    "0491 570 159",
    "Anaesthetist",
    "Consultant",
    "Cardiac; Obstetric",
    "",
    "",
  ],
  ["Dr", "Wei", "Koh-Larsen", "wei@example.test", "0491 570 110", "Surgical assistant", "Fellow", "", "", ""],
];
const sampleHref = (): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(BYTE_ORDER_MARK + SAMPLE.map((line) => csvLine(line)).join(""))}`;

type Props = {
  table: Table | undefined;
  problem: Unreadable | undefined;
  onFile: (file: File) => void;
  onNext: (table: Table) => void;
};

function Chooser({ table, onFile }: Pick<Props, "table" | "onFile">) {
  const { t } = useTranslation("transfer");
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <DropZone
      {...(over ? { "data-over": "" } : {})}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <UploadFileRounded aria-hidden="true" />
      <div>
        <strong>{t("import.upload.drop")}</strong> {t("import.upload.or")}{" "}
        <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
          {t("import.upload.choose")}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again once it was mended.
            event.target.value = "";
            if (file) onFile(file);
          }}
        />
      </div>
      <Typography variant="body2" color="text.secondary" role="status">
        {table
          ? t("import.upload.chosen", { name: table.name, count: table.rows.length })
          : t("import.upload.limits", { max: IMPORT_ROWS })}
      </Typography>
    </DropZone>
  );
}

export function UploadStep({ table, problem, onFile, onNext }: Props) {
  const { t } = useTranslation("transfer");
  return (
    <>
      <StepBody>
        <Chooser table={table} onFile={onFile} />
        <div role="alert">
          {problem && (
            <Alert severity="error">
              {t(`import.unreadable.${problem.problem}`, { rows: problem.count ?? 0, max: IMPORT_ROWS })}
            </Alert>
          )}
        </div>
        <Needs>
          <span>{t("import.upload.need")}</span>
          <MuiLink href={sampleHref()} download="doctors-sample.csv">
            <DownloadRounded aria-hidden="true" />
            {t("import.upload.sample")}
          </MuiLink>
        </Needs>
        <Alert severity="info" icon={<InfoOutlined />}>
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
