/** Sessions as a list, each with a button that ends it, but the one that looks. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type SessionRow } from "../../contract/shapes/account.ts";
import { useSessionFormat } from "./useSessionFormat.ts";

const List = styled("ul")(({ theme }) => ({
  margin: "12px 0 0",
  padding: 0,
  listStyle: "none",
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6px 16px",
    minHeight: 60,
    padding: "10px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& strong": { fontWeight: 500 },
  "& small": { ...theme.typography.caption, display: "block", color: theme.vars.palette.text.secondary },
  "& [data-this]": { color: theme.vars.palette.status.confirmed.fg, fontWeight: 500 },
}));

type Props<Row> = {
  rows: readonly Row[];
  /** Of the person who looks, if one was chosen. */
  zone: string | null | undefined;
  busy: boolean;
  /** What the button of a row is called where it is not seen. */
  labelOf: (device: string) => string;
  onRevoke: (row: Row) => void;
};

export function SessionRows<Row extends SessionRow>({ rows, zone, busy, labelOf, onRevoke }: Props<Row>) {
  const { t } = useTranslation("account");
  const { device, used, begun } = useSessionFormat(zone);
  return (
    <List>
      {rows.map((row) => (
        <li key={row.id}>
          <div>
            <strong translate="no">{device(row)}</strong>
            <small>
              {t("sessions.used", { time: used(row) })} · {t("sessions.begun", { time: begun(row) })}
              {row.ip && ` · ${row.ip}`}
            </small>
          </div>
          {row.current ? (
            <small data-this="">{t("sessions.this")}</small>
          ) : (
            <Button
              variant="outlined"
              size="small"
              aria-disabled={busy}
              aria-label={labelOf(device(row))}
              onClick={() => onRevoke(row)}
            >
              {t("sessions.revoke")}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}
