/** Every colour of the design, light and dark; names are CSS variables with the dots as dashes. */

const status = (open: Tint, confirmed: Tint, risk: Tint, error: Tint, scheduled: Tint, neutral: Tint) => ({
  open: tint(open),
  confirmed: tint(confirmed),
  risk: tint(risk),
  error: tint(error),
  scheduled: tint(scheduled),
  neutral: tint(neutral),
});

/** Background, foreground, border. */
type Tint = readonly [bg: string, fg: string, bd: string];
const tint = ([bg, fg, bd]: Tint) => ({ bg, fg, bd });

/** White text on `primary.main` is 2.90:1, so the blue takes dark text and blue text on white is `primary.text`. */
export const light = {
  background: { default: "#F7F7F5", paper: "#FFFFFF" },
  surface: { raised: "#FFFFFF", sunken: "#FAFAF8", inverse: "#0B1B2B" },
  text: { primary: "#0B1B2B", secondary: "#485868", tertiary: "#5C6B7A", disabled: "#8B97A3", link: "#006EB3" },
  divider: "#E5E6E5",
  outline: "#7E8B98",
  outlineSoft: "#D3D7DB",
  primary: {
    main: "#009EF7",
    dark: "#008EDE",
    light: "#66C5FA",
    contrastText: "#0B1B2B",
    text: "#006EB3",
    soft: "#E6F4FE",
  },
  success: { main: "#1A7F4B", contrastText: "#FFFFFF" },
  warning: { main: "#B45F06", contrastText: "#FFFFFF" },
  error: { main: "#C4303C", dark: "#A1212D", contrastText: "#FFFFFF" },
  info: { main: "#006EB3", contrastText: "#FFFFFF" },
  action: {
    hover: "rgba(11, 27, 43, .04)",
    selected: "rgba(0, 158, 247, .09)",
    focus: "rgba(0, 110, 179, .14)",
    disabled: "#8B97A3",
    disabledBackground: "#ECEEF0",
  },
  focusRing: "#006EB3",
  backdrop: "rgba(11, 27, 43, .44)",
  status: status(
    ["#E6F4FE", "#00588F", "#B5DDF8"],
    ["#E6F5EC", "#12653A", "#B4DDC5"],
    ["#FFF2DE", "#854400", "#F1D2A2"],
    ["#FDECEC", "#A1212D", "#F3C3C6"],
    ["#F0EDFC", "#4F3DA6", "#D3CBF3"],
    ["#EDF0F2", "#435363", "#D5DBE0"],
  ),
  response: { available: "#1A7F4B", ifNeeded: "#B45F06", unavailable: "#7E8B98", none: "#DDE1E5" },
};

export type Colours = typeof light;

export const dark: Colours = {
  background: { default: "#0C151E", paper: "#131F2A" },
  surface: { raised: "#1A2937", sunken: "#101A24", inverse: "#E8EEF4" },
  text: { primary: "#E8EEF4", secondary: "#A9B8C6", tertiary: "#8C9DAD", disabled: "#5F7182", link: "#4DB8FF" },
  divider: "#243241",
  outline: "#6C8093",
  outlineSoft: "#344659",
  primary: {
    main: "#4DB8FF",
    dark: "#7ACAFF",
    light: "#8CD1FF",
    contrastText: "#06182A",
    text: "#4DB8FF",
    soft: "#10314A",
  },
  success: { main: "#5CC592", contrastText: "#06182A" },
  warning: { main: "#F2A94E", contrastText: "#06182A" },
  error: { main: "#FF7F85", dark: "#FF9EA2", contrastText: "#06182A" },
  info: { main: "#4DB8FF", contrastText: "#06182A" },
  action: {
    hover: "rgba(232, 238, 244, .05)",
    selected: "rgba(77, 184, 255, .12)",
    focus: "rgba(77, 184, 255, .22)",
    disabled: "#5F7182",
    disabledBackground: "#1E2C39",
  },
  focusRing: "#7ACAFF",
  backdrop: "rgba(3, 8, 13, .64)",
  status: status(
    ["#10314A", "#8CD1FF", "#1D4C70"],
    ["#123425", "#7ADBA8", "#1F5239"],
    ["#3B2810", "#FFC077", "#61431B"],
    ["#44191D", "#FF9EA2", "#6B2A30"],
    ["#2A2452", "#C3B6FF", "#43397D"],
    ["#243442", "#BAC7D3", "#364959"],
  ),
  response: { available: "#5CC592", ifNeeded: "#F2A94E", unavailable: "#6C8093", none: "#2C3C4B" },
};

type Name<T> = { [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}-${Name<T[Key]>}` }[keyof T & string];

/** The CSS variable of a colour: it follows the theme without any component rendering again. */
export const colourVar = (name: Name<Colours>): string => `var(--mui-palette-${name})`;
