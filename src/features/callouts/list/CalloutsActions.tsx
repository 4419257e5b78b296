/** What can be done with the callouts as a whole: a new one, and those of the table into a file. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { calloutsApi } from "../api/calloutsApi.ts";
import { isCalendar, isNothingYet } from "../shared/calloutQuery.ts";
import { CalloutsExport } from "./CalloutsExport.tsx";
import { useCalloutView, useTableQuery } from "./useCalloutView.ts";

/** On phones within the thumb's reach. */
const Reachable = styled(Button)(({ theme }) => ({
  [PHONE]: {
    position: "fixed",
    insetInlineEnd: 16,
    bottom: 16,
    zIndex: theme.zIndex.fab,
    height: 48,
    padding: "0 18px",
    borderRadius: 24,
    "& .MuiButton-startIcon": { marginRight: 10 },
    "&, &:hover, &:focus-visible": { boxShadow: theme.vars.shadows[6] },
    "&:active": { boxShadow: theme.vars.shadows[12] },
  },
})) as typeof Button;

const NewCallout = memo(function NewCallout() {
  const { t } = useTranslation("callouts");
  return (
    <Reachable variant="contained" startIcon={<AddRounded />} component={Link} to="/callouts/new">
      {t("newCallout")}
    </Reachable>
  );
});

export function CalloutsActions() {
  const [view] = useCalloutView();
  const phone = useMediaQuery(PHONE);
  const query = useTableQuery(view);
  const { nothingYet } = calloutsApi.endpoints.callouts.useQueryState(query, {
    selectFromResult: ({ currentData }) => ({ nothingYet: isNothingYet(view, currentData?.data) }),
  });
  // The steps to the first callout are the way on.
  if (nothingYet) return null;
  return (
    <>
      {!phone && !isCalendar(view) && <CalloutsExport />}
      <NewCallout />
    </>
  );
}
