/** The authentication area: the form on one side, a picture on the other (specification §2, authentication area). */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { Logo } from "../../ui/page/Logo.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { selectMissedLanguage } from "../i18n/public.ts";
import { DecorativePanel } from "./DecorativePanel.tsx";
import { Footer } from "./Footer.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const Split = styled("div")(({ theme }) => ({
  minHeight: "100vh",
  display: "grid",
  gridTemplateColumns: "minmax(480px, 1fr) minmax(0, 1.08fr)",
  background: theme.vars.palette.background.paper,
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const Side = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: "32px 48px 16px",
  [PHONE]: { padding: "20px 20px 0" },
  "& > footer": { paddingInline: 0, paddingBottom: 16 },
  "& > header": {
    ...theme.typography.subtitle1,
    display: "flex",
    alignItems: "center",
    marginBlock: -3,
    justifyContent: "space-between",
    gap: 16,
  },
  "& > header > span:first-of-type": { display: "flex", alignItems: "center", gap: 10 },
}));

/** A form that needs two columns marks itself with `data-wide`. */
const Column = styled("main")({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  width: "100%",
  maxWidth: 400,
  marginInline: "auto",
  paddingBlock: 32,
  "&:has([data-wide])": { maxWidth: 520, justifyContent: "flex-start" },
  [PHONE]: { justifyContent: "flex-start" },
});

export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const missed = useAppSelector(selectMissedLanguage);
  return (
    <Split>
      <Side>
        <header>
          <span>
            <Logo />
            {t("productName")}
          </span>
          <LanguageSwitch />
        </header>
        {missed && (
          <Typography variant="body2" role="status" sx={{ color: "error.main", textAlign: "end", mt: 1 }}>
            {t("languageMissed", { language: LANGUAGE_NAMES[missed] })}
          </Typography>
        )}
        <Column id="main" tabIndex={-1}>
          {children}
        </Column>
        <Footer />
      </Side>
      <DecorativePanel />
    </Split>
  );
}
