/**
 * The product's mark in the middle of the window, until there is something else to show. It stands in the page beside the
 * root, so that it is there before the app is, and wherever the app draws nothing; made when the page is built.
 */
import { styled } from "@mui/material/styles";
import { LANGUAGES, type Language } from "../contract/languages.ts";
import { common as de } from "../features/i18n/locales/de/common.ts";
import { common as en } from "../features/i18n/locales/en/common.ts";
import { common as es } from "../features/i18n/locales/es/common.ts";
import { common as fr } from "../features/i18n/locales/fr/common.ts";
import { common as ja } from "../features/i18n/locales/ja/common.ts";
import { common as zh } from "../features/i18n/locales/zh/common.ts";
import { Logo } from "../ui/page/Logo.tsx";
import { VisuallyHidden } from "../ui/styling/VisuallyHidden.ts";

const WORDS: Record<Language, string> = {
  de: de.loading,
  en: en.loading,
  es: es.loading,
  fr: fr.loading,
  ja: ja.loading,
  zh: zh.loading,
};

const Middle = styled("div")({
  display: "none",
  // The boot script marks a page whose prerendered form will not show.
  "[data-fresh] &, #root:empty + &": { position: "fixed", inset: 0, display: "grid", placeContent: "center" },
  "& svg": { width: 48, height: 48 },
  // By attributes, not `:lang()`, which the browser would try on every element of the app.
  "& [lang]": { display: "none" },
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`[data-language=${language}] & [lang=${language}]`, { display: "block" }]),
  ),
});

export function BootSplash() {
  return (
    <Middle role="status">
      <Logo />
      {LANGUAGES.map((language) => (
        <VisuallyHidden key={language} lang={language}>
          {WORDS[language]}
        </VisuallyHidden>
      ))}
    </Middle>
  );
}
