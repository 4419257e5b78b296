/** Every pair of colours that must be told apart keeps its WCAG contrast, in both modes. */
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";

type Palette = Record<string, unknown>;

const theme = createAppTheme();

function colour(palette: Palette, name: string): string {
  const found = name.split(".").reduce<unknown>((part, key) => (part as Palette | undefined)?.[key], palette);
  if (typeof found !== "string" || !/^#[0-9a-f]{6}$/i.test(found)) throw new Error(`${name} is ${String(found)}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ["background.paper", "background.default", "surface.raised"];
const STATUS = ["open", "confirmed", "risk", "error", "scheduled", "neutral"];

/** Foreground, backgrounds, the least ratio. */
const PAIRS: [string, string[], number][] = [
  ...["text.primary", "text.secondary", "text.tertiary", "text.link"].map((name): [string, string[], number] => [
    name,
    SURFACES,
    4.5,
  ]),
  ["primary.text", ["primary.soft", "background.paper"], 4.5],
  ["outline", SURFACES, 3],
  ["focusRing", SURFACES, 3],
  ...["primary", "error"].map((name): [string, string[], number] => [
    `${name}.contrastText`,
    [`${name}.main`, `${name}.dark`],
    4.5,
  ]),
  ...["success", "warning", "info"].map((name): [string, string[], number] => [
    `${name}.contrastText`,
    [`${name}.main`],
    4.5,
  ]),
  ...["success", "warning", "error", "info"].map((name): [string, string[], number] => [
    `${name}.main`,
    ["background.paper"],
    3,
  ]),
  ...STATUS.map((name): [string, string[], number] => [
    `status.${name}.fg`,
    [`status.${name}.bg`, "background.paper"],
    4.5,
  ]),
  ...["available", "ifNeeded", "unavailable"].map((name): [string, string[], number] => [
    `response.${name}`,
    ["background.paper"],
    3,
  ]),
];

const CASES = (["light", "dark"] as const).flatMap((mode) =>
  PAIRS.flatMap(([front, backs, least]) => backs.map((back) => ({ mode, front, back, least }))),
);

test.each(CASES)("$mode: $front on $back keeps $least : 1", ({ mode, front, back, least }) => {
  const palette = theme.colorSchemes[mode]?.palette as unknown as Palette;
  expect(contrast(colour(palette, front), colour(palette, back))).toBeGreaterThanOrEqual(least);
});

test("the formula is WCAG's: black on white is 21, and white on our blue is too little", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#FFFFFF", "#009EF7")).toBeLessThan(3);
});

test("the given figures of the design come out of the theme", () => {
  const light = theme.colorSchemes.light?.palette as unknown as Palette;
  expect(contrast(colour(light, "primary.contrastText"), colour(light, "primary.main"))).toBeCloseTo(6.0, 2);
  expect(contrast(colour(light, "text.link"), colour(light, "background.default"))).toBeCloseTo(5.04, 2);
});

test("colours are variables: one style sheet holds both modes, and the root's attribute chooses", () => {
  const sheets = theme.generateStyleSheets();
  const selectors = sheets.flatMap((sheet) => Object.keys(sheet));
  expect(selectors).toContain(':root, [data-theme="light"]');
  expect(selectors).toContain('[data-theme="dark"]');
  const dark = sheets.find((sheet) => '[data-theme="dark"]' in sheet)?.['[data-theme="dark"]'] as Palette;
  expect(dark["--mui-palette-status-risk-fg"]).toBe("#FFC077");
  expect(dark.colorScheme).toBe("dark");
});
