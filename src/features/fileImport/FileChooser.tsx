/** Takes a file: dropped here, or chosen. */
import UploadFileRounded from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Table } from "../../lib/tables/readTable.ts";

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

/** Dropping or choosing. */
const Ways = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: "4px 8px",
  // The word between them stays with the second.
  "& > span": { display: "inline-flex", alignItems: "center", gap: 8, whiteSpace: "nowrap" },
});

type Props = {
  table: Table | undefined;
  /** What may be dropped here, and how much of it. */
  drop: string;
  limits: string;
  /** As the attribute of a file's input has it. */
  accept: string;
  onFile: (file: File) => void;
};

export function FileChooser({ table, drop, limits, accept, onFile }: Props) {
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
      <Ways>
        <strong>{drop}</strong>
        <span>
          {t("import.upload.or")}
          <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
            {t("import.upload.choose")}
          </Button>
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again once it was mended.
            event.target.value = "";
            if (file) onFile(file);
          }}
        />
      </Ways>
      <Typography variant="caption" color="text.secondary" role="status">
        {table ? t("import.upload.chosen", { name: table.name, count: table.rows.length }) : limits}
      </Typography>
    </DropZone>
  );
}
