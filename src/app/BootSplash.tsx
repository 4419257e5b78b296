/**
 * The product's mark in the middle of the window, until there is something else to show. It stands in the page beside the
 * root, so that it is there before the app is, and wherever the app draws nothing; made when the page is built.
 */
import { styled } from "@mui/material/styles";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../contract/languages.ts";
import { common } from "../features/i18n/locales/en/common.ts";
import { loaders } from "../features/i18n/textLoaders.ts";
import { Logo } from "../ui/page/Logo.tsx";
import { VisuallyHidden } from "../ui/styling/VisuallyHidden.ts";

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

/** "Loading" in each language. */
export async function loadingLabels(): Promise<Record<Language, string>> {
  const others = Object.entries(loaders).map(async ([language, load]) => [language, (await load()).common.loading]);
  return Object.fromEntries([[DEFAULT_LANGUAGE, common.loading], ...(await Promise.all(others))]);
}

/** `labels`: of `loadingLabels`. */
export function BootSplash({ labels }: { labels: Record<Language, string> }) {
  return (
    <Middle role="status">
      <Logo />
      {LANGUAGES.map((language) => (
        <VisuallyHidden key={language} lang={language}>
          {labels[language]}
        </VisuallyHidden>
      ))}
    </Middle>
  );
}
