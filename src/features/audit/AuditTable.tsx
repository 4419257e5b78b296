/** Lines of the audit log as a table, or as cards where it is narrow. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type AuditLine } from "../../contract/shapes/audit.ts";
import { dateIn, listDate, timeIn } from "../../lib/dateFormats.ts";
import { joinMoment } from "../../lib/formatList.ts";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { DataTable, LongName, OneLine, SecondLine, TableFrame } from "../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../ui/table/SkeletonRows.tsx";
import { AuditChanges } from "./AuditChanges.tsx";
import { AUDIT_NAMESPACES, formatActor, formatDetails, subjectOf } from "./formatAuditLine.ts";

const COLUMNS = ["when", "who", "what", "about"] as const;
const WIDTHS = [
  [110, 0],
  [120, 0],
  [160, 110],
  [90, 0],
] as const;

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gap: 2,
    padding: "14px 16px",
    overflowWrap: "anywhere",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

function When({ at, zone, now }: { at: string; zone: string; now: number }) {
  const { i18n } = useTranslation();
  const instant = Date.parse(at);
  return (
    <time dateTime={at}>
      {joinMoment(i18n.language, listDate(i18n.language, dateIn(zone, instant), now), timeIn(zone, instant))}
    </time>
  );
}

function Subject({ line }: { line: AuditLine }) {
  const { t } = useTranslation(AUDIT_NAMESPACES);
  const { name, to } = subjectOf(line, t);
  if (!to) return name ? <LongName as="bdi">{name}</LongName> : "–";
  return (
    <Link to={to}>
      <LongName as="bdi">{name}</LongName>
    </Link>
  );
}

type LineProps = { line: AuditLine; zone: string; now: number };

function What({ line, zone, now }: LineProps) {
  const { t, i18n } = useTranslation(AUDIT_NAMESPACES);
  return (
    <>
      {t(`audit:action.${line.action}`)}
      <SecondLine style={{ overflowWrap: "anywhere" }}>
        {formatDetails(line, { t, language: i18n.language, zone, now })}
      </SecondLine>
      <AuditChanges diff={line.diff} zone={zone} now={now} />
    </>
  );
}

function Card({ line, zone, now }: LineProps) {
  const { t } = useTranslation(AUDIT_NAMESPACES);
  return (
    <li>
      <Typography variant="caption" color="text.secondary">
        <When at={line.created_at} zone={zone} now={now} /> · {formatActor(line, t)}
      </Typography>
      <div>
        <What line={line} zone={zone} now={now} />
      </div>
      <Subject line={line} />
    </li>
  );
}

function Row({ line, zone, now }: LineProps) {
  const { t } = useTranslation(AUDIT_NAMESPACES);
  return (
    <tr>
      <td>
        <OneLine>
          <When at={line.created_at} zone={zone} now={now} />
        </OneLine>
      </td>
      <td>
        <LongName>{formatActor(line, t)}</LongName>
      </td>
      <td>
        <What line={line} zone={zone} now={now} />
      </td>
      <td>
        <Subject line={line} />
      </td>
    </tr>
  );
}

/** `lines` undefined: still on their way. */
export function AuditTable({ lines, zone }: { lines: readonly AuditLine[] | undefined; zone: string }) {
  const { t } = useTranslation("audit");
  const phone = useMediaQuery(PHONE);
  const now = useNow();
  if (phone && lines)
    return (
      <Cards aria-label={t("label")}>
        {lines.map((line) => (
          <Card key={line.id} line={line} zone={zone} now={now} />
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <DataTable aria-label={t("label")} aria-busy={!lines}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" {...(column === "when" ? { "aria-sort": "descending" } : {})}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(lines ? {} : { "aria-hidden": true })}>
          {lines ? (
            lines.map((line) => <Row key={line.id} line={line} zone={zone} now={now} />)
          ) : (
            <SkeletonRows columns={WIDTHS} />
          )}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}
