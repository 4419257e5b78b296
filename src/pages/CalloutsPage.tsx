/** /callouts: the requests for cover, and who has answered. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import Fab from "@mui/material/Fab";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CalloutsBoard } from "../features/callouts/CalloutsBoard.tsx";
import { PHONE } from "../ui/breakpoints.ts";
import { Page } from "../ui/Page.tsx";

export function CalloutsPage() {
  const { t } = useTranslation(["callouts", "common"]);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const floating = (
    <Fab
      variant="extended"
      color="primary"
      component={Link}
      to="/callouts/new"
      sx={{ position: "fixed", insetInlineEnd: 16, bottom: 16 }}
    >
      <AddRounded /> {t("callouts:newCallout")}
    </Fab>
  );
  const action = (
    <Button variant="contained" startIcon={<AddRounded />} component={Link} to="/callouts/new">
      {t("callouts:newCallout")}
    </Button>
  );
  return (
    <Page
      title={t("callouts:title")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      {...(phone ? {} : { description: t("callouts:description"), actions: action })}
    >
      <CalloutsBoard />
      {phone && floating}
    </Page>
  );
}
