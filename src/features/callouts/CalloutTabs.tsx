/** The states of callouts with how many there are; each is a link, so that it can be opened and shared. */

import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../contract/callout.ts";
import { Count } from "../../ui/Count.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type View, writeView } from "./calloutQuery.ts";

const Tabs = styled("nav")(({ theme }) => ({
  display: "flex",
  gap: 2,
  margin: "2px 8px 0",
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "@media print": { display: "none" },
}));

const Tab = styled(Link)(({ theme }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 7,
  padding: "10px 12px 11px",
  minHeight: 44,
  whiteSpace: "nowrap",
  fontWeight: 500,
  textDecoration: "none",
  color: theme.vars.palette.text.secondary,
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current]": { fontWeight: 600, color: theme.vars.palette.text.primary },
  "&[aria-current]::after": {
    content: '""',
    position: "absolute",
    inset: "auto 8px 0",
    height: 3,
    borderRadius: "3px 3px 0 0",
    background: theme.vars.palette.primary.main,
  },
}));

/** Counting stops at the ceiling (product.md Q33). */
const asText = (count: number): string => (count >= COUNT_CEILING ? `${COUNT_CEILING - 1}+` : String(count));

type Props = { view: View; counts: Record<CalloutTab, number> | undefined };

export function CalloutTabs({ view, counts }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <Tabs aria-label={t("tabsLabel")}>
      {CALLOUT_TABS.map((tab) => (
        <Tab
          key={tab}
          to={`?${writeView({ ...view, tab, sort: "", page: 1 })}`}
          preventScrollReset
          {...(tab === view.tab ? { "aria-current": "page" } : {})}
        >
          {t(`tab.${tab}`)}
          {!counts && tab !== "past" && <Skeleton width={22} height={18} style={{ borderRadius: 9 }} />}
          {counts && tab !== "past" && (
            <Count {...(tab === "needs_action" && counts[tab] > 0 ? { "data-hot": "" } : {})}>
              {asText(counts[tab])}
            </Count>
          )}
        </Tab>
      ))}
    </Tabs>
  );
}
