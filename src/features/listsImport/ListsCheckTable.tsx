/** Rows of the file as lists, each with its mistakes to correct, and whether it is taken. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { ROLES_NEEDED, SESSIONS } from "../../contract/callout.ts";
import { isDate } from "../../contract/dates.ts";
import { LIST_FIELDS, type ListField } from "../../contract/files/listFields.ts";
import { formatSpan } from "../../contract/wallSpan.ts";
import { fullDate } from "../../lib/dateFormats.ts";
import { joinFacts } from "../../lib/formatList.ts";
import { StatusLabel } from "../../ui/StatusLabel.tsx";
import { SecondLine } from "../../ui/table/DataTable.tsx";
import { CheckedTable, RowField, RowFieldsGrid } from "../fileImport/public.ts";
import { useSitesQuery } from "../places/public.ts";
import { type CheckedRow, speaksAgainst } from "./checkedRows.ts";
import { type Checking } from "./useCheck.ts";
import { useListsImportFormat } from "./useListsImportFormat.ts";

const TONES = { wrong: "error", new: "confirmed", there: "neutral", left: "neutral" } as const;

type RowProps = { row: CheckedRow; checking: Checking };

/** What may be chosen where there is not everything to be typed. */
function useChoices(field: ListField): readonly (readonly [value: string, text: string])[] | undefined {
  const { t } = useListsImportFormat();
  const { data: sites = [] } = useSitesQuery();
  if (field === "site") return sites.map(({ name }) => [name, name] as const);
  if (field === "role_needed") return ROLES_NEEDED.map((role) => [role, t(`callouts:role.${role}`)] as const);
  return field === "session" ? SESSIONS.map((one) => [one, t(`callouts:session.${one}`)] as const) : undefined;
}

function ListRowField({ row, field, checking }: RowProps & { field: ListField }) {
  const { fields, problem } = useListsImportFormat();
  const { draft, sent } = row;
  const error = row.problems[field];
  const choices = useChoices(field);
  return (
    <RowField
      number={draft.number}
      field={field}
      label={fields[field]}
      error={error && problem(error, draft)}
      value={draft.cells[field]}
      choices={choices}
      {...(choices ? { chosen: sent[field] ?? "" } : {})}
      onEdit={(text) =>
        choices ? checking.choose(draft.number, field, text) : checking.edit(draft.number, field, text)
      }
      onLeave={() => checking.leave(draft.number, field)}
    />
  );
}

function RowFields({ row, checking }: RowProps) {
  const open = LIST_FIELDS.filter((field) => row.problems[field] || row.touched.includes(field));
  if (open.length === 0) return null;
  return (
    <RowFieldsGrid>
      {open.map((field) => (
        <ListRowField key={field} row={row} field={field} checking={checking} />
      ))}
    </RowFieldsGrid>
  );
}

function What({ row, checking }: RowProps) {
  const { t, note } = useListsImportFormat();
  const { fate, notes, draft, sameAs } = row;
  return (
    <>
      <StatusLabel tone={TONES[fate]} {...(fate === "wrong" ? { icon: <ErrorOutlineRounded /> } : {})}>
        {sameAs ? t("transfer:lists.sameAs", { number: sameAs }) : t(`transfer:lists.fate.${fate}`)}
      </StatusLabel>
      {notes.map((one) => (
        <div key={one.kind + one.name}>
          <StatusLabel tone={speaksAgainst(one) ? "risk" : "neutral"}>{note(one)}</StatusLabel>
        </div>
      ))}
      {(fate === "new" || fate === "left") && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={fate === "new"}
                slotProps={{ input: { "aria-label": t("transfer:lists.check.take", { number: draft.number }) } }}
                onChange={(event) => checking.take(draft.number, event.target.checked)}
              />
            }
            label={t("transfer:lists.check.takeShort")}
          />
        </div>
      )}
      <RowFields row={row} checking={checking} />
    </>
  );
}

function Row({ row, checking }: RowProps) {
  const { t, language } = useListsImportFormat();
  const { draft, sent } = row;
  const role = ROLES_NEEDED.find((one) => one === sent.role_needed);
  const positions = Number(sent.positions ?? 1) > 1 ? `${sent.positions} × ` : "";
  const times = sent.start_time && sent.end_time ? formatSpan(sent.start_time, sent.end_time) : sent.start_time;
  return (
    <tr>
      <td data-head={t("transfer:import.column.row")}>{draft.number}</td>
      <td>
        <Typography variant="subtitle1" component="div">
          {joinFacts(language, [isDate(sent.date) ? fullDate(language, sent.date) : sent.date, times]) || "–"}
        </Typography>
        <SecondLine>{joinFacts(language, [sent.site, sent.theatre]) || "–"}</SecondLine>
      </td>
      <td>
        {sent.surgeon || "–"}
        <SecondLine>
          {positions}
          {role ? t(`callouts:role.${role}`) : sent.role_needed || "–"}
        </SecondLine>
      </td>
      <td>
        <What row={row} checking={checking} />
      </td>
    </tr>
  );
}

export function ListsCheckTable({ rows, checking }: { rows: readonly CheckedRow[]; checking: Checking }) {
  const { t } = useListsImportFormat();
  const heads = [
    t("transfer:import.column.row"),
    ...(["list", "who", "fate"] as const).map((column) => t(`transfer:lists.column.${column}`)),
  ];
  return (
    <CheckedTable aria-label={t("transfer:import.check.title")}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.draft.number} row={row} checking={checking} />
        ))}
      </tbody>
    </CheckedTable>
  );
}
