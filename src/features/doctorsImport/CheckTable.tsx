/** Rows of the file as they would be saved, each with its mistakes to correct or its doctor to skip or update. */
import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { type KnownChoice } from "../../contract/files/importFields.ts";
import { roleOf } from "../../contract/files/roleSynonyms.ts";
import { SelectControl } from "../../ui/nativeControls.ts";
import { StatusLabel } from "../../ui/StatusLabel.tsx";
import { SecondLine } from "../../ui/table/DataTable.tsx";
import { CheckedTable } from "../fileImport/public.ts";
import { type CheckedRow, type Fate, fateOf } from "./checkedRows.ts";
import { RowFields, type RowHandlers } from "./RowFields.tsx";

const TONES = { wrong: "error", new: "confirmed", update: "open", skip: "neutral" } as const;

function FateNote({ fate, fixed }: { fate: Fate; fixed: boolean }) {
  const { t } = useTranslation("transfer");
  const icon = fate === "wrong" ? <ErrorOutlineRounded /> : fixed ? <CheckCircleOutlineRounded /> : null;
  return (
    <StatusLabel tone={TONES[fate]} {...(icon ? { icon } : {})}>
      {t(fixed && fate === "new" ? "import.fate.fixed" : `import.fate.${fate}`)}
    </StatusLabel>
  );
}

export type TableHandlers = RowHandlers & { onChoose: (number: number, choice: KnownChoice) => void };

function KnownRow({ row, onChoose }: { row: CheckedRow } & Pick<TableHandlers, "onChoose">) {
  const { t } = useTranslation("transfer");
  if (!row.doctor) return null;
  const { number } = row.draft;
  return (
    <div>
      <SecondLine>
        {t("import.check.have")}{" "}
        <Link to={`/doctors/${row.doctor.id}`} target="_blank" rel="noopener">
          <bdi>{row.doctor.name}</bdi>
        </Link>
      </SecondLine>
      <SelectControl
        aria-label={t("import.check.knownRow", { number })}
        value={row.choice}
        sx={{ maxWidth: 220, mt: "4px" }}
        onChange={(event) => onChoose(number, event.target.value === "update" ? "update" : "skip")}
      >
        <option value="skip">{t("import.check.skip")}</option>
        <option value="update">{t("import.check.update")}</option>
      </SelectControl>
    </div>
  );
}

function Row({ row, ...handlers }: { row: CheckedRow } & TableHandlers) {
  const { t } = useTranslation(["transfer", "callouts"]);
  const { number, cells } = row.draft;
  const fate = fateOf(row);
  const role = DOCTOR_ROLES.find((one) => one === roleOf(cells.role));
  const name = [cells.title, cells.first_name, cells.last_name].filter(Boolean).join(" ");
  return (
    <tr>
      <td data-head={t("transfer:import.column.row")}>{number}</td>
      <td>
        <Typography variant="subtitle1" component="div">
          {name || "–"}
        </Typography>
        <SecondLine>{cells.email || "–"}</SecondLine>
      </td>
      <td>
        {role ? t(`callouts:role.${role}`) : cells.role || "–"}
        <SecondLine>{cells.grade}</SecondLine>
      </td>
      <td>
        <FateNote fate={fate} fixed={row.touched.length > 0} />
        {fate !== "wrong" && <KnownRow row={row} onChoose={handlers.onChoose} />}
        <RowFields row={row} onEdit={handlers.onEdit} onLeave={handlers.onLeave} />
      </td>
    </tr>
  );
}

export function CheckTable({ rows, ...handlers }: { rows: readonly CheckedRow[] } & TableHandlers) {
  const { t } = useTranslation("transfer");
  return (
    <CheckedTable aria-label={t("import.check.title")}>
      <thead>
        <tr>
          {(["row", "doctor", "role", "fate"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`import.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.draft.number} row={row} {...handlers} />
        ))}
      </tbody>
    </CheckedTable>
  );
}
