/** Practice management, Data: everything at once, and the tables for a spreadsheet. */
import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import { ExportButton } from "./ExportButton.tsx";

const Cards = styled("div")({ display: "grid", gap: 20 });
const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 16 });

export function DataExport() {
  const { t } = useTranslation("transfer");
  return (
    <Cards>
      <Card title={t("export.title")}>
        <Typography variant="body2">{t("export.allText")}</Typography>
        <Alert role="note" severity="info" sx={{ mt: 2 }}>
          {t("export.secrets")}
        </Alert>
        <Buttons>
          <ExportButton wanted={{ what: "all" }} label={t("export.all")} variant="contained" />
        </Buttons>
      </Card>
      <Card title={t("export.tables")}>
        <Typography variant="body2">{t("export.tablesText")}</Typography>
        <Buttons>
          <ExportButton wanted={{ what: "doctors", query: {} }} label={t("export.doctors")} />
          <ExportButton wanted={{ what: "doctors", query: { status: "archived" } }} label={t("export.archived")} />
          <ExportButton wanted={{ what: "callouts", query: () => ({}) }} label={t("export.callouts")} />
          <ExportButton wanted={{ what: "audit", query: {} }} label={t("export.audit")} />
        </Buttons>
      </Card>
    </Cards>
  );
}
