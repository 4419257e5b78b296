/** The language in the authentication area: a native list, since MUI's brings its menu along (14 KiB). */
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { isLanguage, LANGUAGE_NAMES } from "../../contract/languages.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { chooseLanguage, OFFERED_LANGUAGES, selectLanguage } from "../i18n/public.ts";

const Frame = styled("span")(({ theme }) => ({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  color: theme.vars.palette.text.secondary,
  "& svg": { position: "absolute", fontSize: 18, pointerEvents: "none" },
  "& svg:first-of-type": { insetInlineStart: 10 },
  "& svg:last-of-type": { insetInlineEnd: 10 },
  "& select": {
    ...theme.typography.button,
    appearance: "none",
    minHeight: "var(--mui-size-control)",
    fieldSizing: "content",
    padding: "7px 34px",
    border: 0,
    borderRadius: 8,
    background: "none",
    color: "inherit",
    cursor: "pointer",
  },
  "& select:hover": { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  "& option": { background: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
}));

export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const handleChange = (chosen: string) => {
    if (isLanguage(chosen)) void dispatch(chooseLanguage(chosen));
  };
  return (
    <Frame>
      <TranslateRounded />
      <select aria-label={t("language")} value={language} onChange={(event) => handleChange(event.target.value)}>
        {OFFERED_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
      <ExpandMoreRounded />
    </Frame>
  );
}
