/** The theme: the design's tokens as CSS variables, and MUI's parts drawn as the design draws them. */
import { createTheme, type Shadows } from "@mui/material/styles";
import { buttons } from "./buttons.ts";
import { inputs } from "./inputs.ts";
import { depths, shape, size, transitions, zIndex } from "./measures.ts";
import { overlays } from "./overlays.ts";
import { dark, light } from "./palette.ts";
import { surfaces } from "./surfaces.ts";
import { typography } from "./typography.ts";

/** MUI knows 25 elevations; each takes the nearest of our five depths from below. */
function shadows(): Shadows {
  const levels = Object.keys(depths.light).map(Number);
  const nearest = (elevation: number) => levels.findLast((level) => level <= elevation);
  const all = Array.from({ length: 25 }, (_, elevation) => {
    const level = nearest(elevation);
    return level === undefined ? "none" : (depths.light as Record<number, string>)[level];
  });
  return all as Shadows;
}

/**
 * Light and dark are CSS variables under `data-theme` on the document's root, so switching re-renders nothing; who
 * sets the attribute is the theme feature (docs/decisions/0005).
 */
export function createAppTheme() {
  return createTheme({
    cssVariables: { colorSchemeSelector: "data-theme" },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    typography,
    shape,
    size,
    zIndex,
    transitions,
    motion: { reducedMotion: "system" },
    shadows: shadows(),
    components: {
      ...buttons,
      ...inputs,
      ...surfaces,
      ...overlays,
    },
  });
}
