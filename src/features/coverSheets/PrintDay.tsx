/** Leads to the pages of a day at a site; where there are several days or sites, a menu asks which. */
import PrintRounded from "@mui/icons-material/PrintRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** `label` tells it from the others. */
type Day = { date: string; siteId: number; label: string };

const pathOf = ({ date, siteId }: Day): string => `/print-day?date=${date}&site=${siteId}`;

const look = {
  variant: "quiet",
  size: "small",
  startIcon: <PrintRounded />,
  // Its sign stands below what is above it.
  sx: { marginInlineStart: "-8px", "@media print": { display: "none" } },
} as const;

/** `place`: what the days, or the sites, have in common. */
export function PrintDay({ place, days }: { place: string; days: readonly Day[] }) {
  const { t } = useTranslation("coverSheets");
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [first, ...others] = days;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Button {...look} component={Link} to={pathOf(first)} aria-label={t("printDayOf", { place, day: first.label })}>
        {t("printDay")}
      </Button>
    );
  return (
    <>
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-label={t("printDayAt", { place })}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        {t("printDay")}
      </Button>
      <Menu open={opener !== null} anchorEl={opener} onClose={() => setOpener(null)}>
        {days.map((day) => (
          <MenuItem key={pathOf(day)} component={Link} to={pathOf(day)}>
            {day.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
