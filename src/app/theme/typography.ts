/** Type: Inter, system fonts as fallback; sizes in rem, never upper case, never below 12 px. */

const style = (px: number, line: number, weight: number, letterSpacing = "0") => ({
  fontSize: `${px / 16}rem`,
  lineHeight: Math.round((line / px) * 10_000) / 10_000,
  fontWeight: weight,
  letterSpacing,
  textTransform: "none" as const,
});

export const typography = {
  // A variable, since Japanese and Chinese name other fallbacks (in the page's own style sheet).
  fontFamily: "var(--font-family)",
  fontWeightBold: 600,
  display: style(36, 43, 600, "-.02em"),
  h1: style(24, 32, 600, "-.012em"),
  h2: style(19, 28, 600, "-.008em"),
  h3: style(16, 24, 600),
  subtitle1: style(14, 20, 600),
  subtitle2: style(13, 18, 500),
  body1: style(15, 24, 400),
  body2: style(14, 20, 400),
  caption: style(13, 18, 400),
  overline: style(12, 16, 600),
  button: style(14, 20, 600),
};
