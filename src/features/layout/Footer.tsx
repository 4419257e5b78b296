/** Whose product this is, since when, and where to ask (specification §1). */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { systemClock } from "../../lib/clock.ts";
import { NARROW, PHONE } from "../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../ui/styling/VisuallyHidden.ts";
import { usePublicConfig } from "./publicConfig.ts";

/** The first year of the product. */
const FIRST_YEAR = 2017;

const Foot = styled("footer")(({ theme }) => ({
  ...theme.typography.caption,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 16,
  width: "100%",
  maxWidth: "var(--mui-size-pageMax)",
  marginInline: "auto",
  padding: "16px 32px 24px",
  color: theme.vars.palette.text.tertiary,
  "& a": {
    display: "inline-block",
    padding: "3px 0",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    [PHONE]: { padding: "13px 0" },
  },
  "& a:hover": { textDecoration: "underline" },
  "& nav": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
  [NARROW]: { paddingInline: 24 },
  // The lines are apart by what a thumb needs, and no more.
  [PHONE]: { paddingInline: 16, alignItems: "center", rowGap: 0 },
  "@media print": { display: "none" },
}));

function External({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <VisuallyHidden>{t("newTab")}</VisuallyHidden>
    </a>
  );
}

/** The page may have been prerendered in another year, so React must not compare that text. */
export function Footer() {
  const { t } = useTranslation();
  const config = usePublicConfig();
  const to = new Date(systemClock.now()).getFullYear();
  return (
    <Foot>
      <span>
        <span suppressHydrationWarning>{t("footer.copyright", { from: FIRST_YEAR, to })}</span>{" "}
        <External href={config.provider_url}>{config.provider_name}</External>
      </span>
      <nav aria-label={t("footer.label")}>
        <External href={config.contact_url}>{t("footer.contact")}</External>
        <External href={config.terms_url}>{t("footer.terms")}</External>
        <External href={config.privacy_url}>{t("footer.privacy")}</External>
      </nav>
    </Foot>
  );
}
