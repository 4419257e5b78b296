/** What the design adds to MUI's theme: colours, sizes, radii, type variants, button variants. */
import "@mui/material/styles";
import "@mui/material/themeCssVarsAugmentation";
import { type CSSProperties } from "react";
import { type shape, type size } from "./measures.ts";
import { type Colours } from "./palette.ts";

type Own = Pick<Colours, "surface" | "outline" | "outlineSoft" | "focusRing" | "backdrop" | "status" | "response">;

declare module "@mui/material/styles" {
  interface Palette extends Own {}
  interface PaletteOptions extends Partial<Own> {}
  interface PaletteColor {
    text: string;
    soft: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    soft?: string;
  }
  interface TypeText {
    tertiary: string;
    link: string;
  }
  interface ZIndex {
    hoverMenu: number;
  }
  interface Theme {
    size: typeof size;
  }
  interface ThemeOptions {
    size?: typeof size;
  }
  interface ThemeVars {
    size: Record<keyof typeof size, string>;
  }
  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
  }
}

type Radii = typeof shape;
declare module "@mui/system/createTheme/shape" {
  interface Shape extends Omit<Radii, "borderRadius"> {}
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    display: true;
    h4: false;
    h5: false;
    h6: false;
  }
}

declare module "@mui/material/Button" {
  interface ButtonPropsVariantOverrides {
    /** Grey text: Cancel, Back, row actions. */
    quiet: true;
  }
  interface ButtonPropsColorOverrides {
    secondary: false;
    success: false;
    info: false;
    warning: false;
  }
}
