/** Sizes, radii, layers and times of the design (px, ms); each is a CSS variable too. */

/** `toolbar` is 55, 65 or 75 by setting; `control`, `field` grow to `touch` below 900 px. */
export const size = { toolbar: 55, control: 36, field: 40, touch: 44, row: 60, pageMax: 1600 };

export const shape = { borderRadius: 8, radiusSm: 6, radiusLg: 12, radiusXl: 16, radiusPill: 999 };

/** Menus that open on hover lie above page content only (specification §9). */
export const zIndex = {
  mobileStepper: 100,
  speedDial: 105,
  fab: 105,
  hoverMenu: 105,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
};

export const transitions = {
  duration: {
    shortest: 100,
    shorter: 150,
    short: 200,
    standard: 250,
    complex: 300,
    enteringScreen: 200,
    leavingScreen: 150,
  },
  easing: {
    easeInOut: "cubic-bezier(.2, 0, 0, 1)",
    easeOut: "cubic-bezier(.2, 0, 0, 1)",
    easeIn: "cubic-bezier(.4, 0, 1, 1)",
    sharp: "cubic-bezier(.4, 0, 1, 1)",
  },
};

/** The five depths of the design, by the elevations that use them. */
export const depths = {
  light: {
    1: "0 1px 2px rgba(11, 27, 43, .05)",
    2: "0 1px 2px rgba(11, 27, 43, .06), 0 2px 6px rgba(11, 27, 43, .05)",
    8: "0 0 0 1px rgba(11, 27, 43, .06), 0 6px 20px rgba(11, 27, 43, .12)",
    16: "0 0 0 1px rgba(11, 27, 43, .05), 0 12px 40px rgba(11, 27, 43, .18)",
    24: "0 0 0 1px rgba(11, 27, 43, .05), 0 24px 64px rgba(11, 27, 43, .26)",
  },
  dark: {
    1: "0 1px 2px rgba(0, 0, 0, .3)",
    2: "0 1px 2px rgba(0, 0, 0, .35), 0 2px 6px rgba(0, 0, 0, .25)",
    8: "0 0 0 1px #2C3C4B, 0 6px 20px rgba(0, 0, 0, .45)",
    16: "0 0 0 1px #2C3C4B, 0 12px 40px rgba(0, 0, 0, .55)",
    24: "0 0 0 1px #2C3C4B, 0 24px 64px rgba(0, 0, 0, .65)",
  },
};
