/** /callouts: the requests for cover, and who has answered. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CalloutsBoard } from "../features/callouts/CalloutsBoard.tsx";
import { useMediaQuery } from "../lib/useMediaQuery.ts";
import { PHONE } from "../ui/breakpoints.ts";
import { Page } from "../ui/Page.tsx";

const Floating = styled(Button)(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: 16,
  bottom: 16,
  zIndex: theme.zIndex.fab,
  height: 48,
  padding: "0 16px",
  borderRadius: 24,
  "&, &:hover, &:focus-visible": { boxShadow: theme.vars.shadows[6] },
  "&:active": { boxShadow: theme.vars.shadows[12] },
})) as typeof Button;

export function CalloutsPage() {
  const { t } = useTranslation(["callouts", "common"]);
  const phone = useMediaQuery(PHONE);
  const floating = (
    <Floating variant="contained" component={Link} to="/callouts/new">
      <AddRounded /> {t("callouts:newCallout")}
    </Floating>
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
