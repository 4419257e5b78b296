/** Small signs before words, drawn by the style and not by elements of their own: a table has a hundred of them. */

const RING = "<circle cx='12' cy='12' r='9'/>";
const DRAWN = {
  check: "<path d='m5 12.6 4.4 4.4L19 7.4'/>",
  question: `${RING}<path d='M9.4 9.6a2.6 2.6 0 1 1 3.9 2.2q-1.3.8-1.3 2M12 16.8v.1'/>`,
  cross: "<path d='m6.5 6.5 11 11m0-11-11 11'/>",
  pencil: "<path d='m4.5 19.5 1-4.2L16 4.8a2 2 0 0 1 2.9 0l.3.3a2 2 0 0 1 0 2.9L8.7 18.5zM14 7l3 3'/>",
  clock: `${RING}<path d='M12 7v5.2l3.4 2'/>`,
  megaphone: "<path d='M3.5 10v4H7l8 4.5v-13L7 10zM7 14v5.5M18.5 9a4.2 4.2 0 0 1 0 6'/>",
  checked: `${RING}<path d='m8 12.4 2.8 2.8L16 9.6'/>`,
  barred: `${RING}<path d='m5.8 5.8 12.4 12.4'/>`,
  dayOver: "<path d='M5 5.5h14v14.5H5zM5 9.5h14M8.5 3v3m7-3v3m-6 6.5 5 5m0-5-5 5'/>",
  warning: "<path d='M12 4.2 2.8 20h18.4zM12 10.2v4.3m0 2.7v.1'/>",
  press:
    "<path d='M9.5 14V6a1.8 1.8 0 0 1 3.6 0v5.2l4.6 1a2.2 2.2 0 0 1 1.6 2.5l-.8 5.8h-7.6L5.6 15l1.2-1.2zM6.6 8.5a5 5 0 1 1 9.4 0'/>",
  exclamation: "<path d='M12 4.5v9.8m0 4.6v.1' stroke-width='2.6'/>",
  checkTwice: "<path d='m2.5 12.8 4 4 9-9M11 15.6l1.2 1.2 9.3-9.3'/>",
  alert: `${RING}<path d='M12 7.5v5.3m0 3.2v.1'/>`,
  pause: `${RING}<path d='M9.8 9v6m4.4-6v6'/>`,
  turning: "<path d='M4.5 11a7.6 7.6 0 0 1 13.3-3.8L20 9.5m0-5v5h-5M19.5 13a7.6 7.6 0 0 1-13.3 3.8L4 14.5m0 5v-5h5'/>",
  waves:
    "<path d='M12 12h.01M8.5 15.5a5 5 0 0 1 0-7m7 0a5 5 0 0 1 0 7M5.5 18.5a9.2 9.2 0 0 1 0-13m13 0a9.2 9.2 0 0 1 0 13'/>",
  cloud: "<path d='M7 19a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1.2A4 4 0 0 1 17.5 19zm2.2-5.2 2 2 3.6-3.6'/>",
  envelope: "<path d='M20.5 11V5.5h-17v13H11M3.8 6.5 12 12.5l8.2-6M14 17.5l2.2 2.2 4.5-4.5'/>",
  star: "<path d='m12 3.8 2.5 5.1 5.7.8-4.1 4 1 5.6-5.1-2.6-5.1 2.6 1-5.6-4.1-4 5.7-.8z'/>",
  hourglass: "<path d='M6.5 3.5h11m-11 17h11M8 3.5V7l4 5-4 5v3.5m8-17V7l-4 5 4 5v3.5'/>",
} as const;

export type Sign = keyof typeof DRAWN | "dots";

const NAMES = Object.keys(DRAWN) as (keyof typeof DRAWN)[];
const SIDE = 24;

/** All of them one below the other: the browser makes a document of every picture it is given. */
const SHEET = [
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE * NAMES.length}'`,
  " fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>",
  ...NAMES.map((sign, place) => `<g transform='translate(0 ${SIDE * place})'>${DRAWN[sign]}</g>`),
  "</svg>",
].join("");

const dot = (place: string): string => `radial-gradient(circle at ${place}, currentColor .9px, transparent 1.5px)`;
/** In every row, and a mask takes the browser longer than a gradient. */
const DOTS = { WebkitMask: "none", background: ["25%", "50%", "75%"].map(dot).join(", ") };

/**
 * Of the whole document: whatever names a sign as its `data-sign` begins with it. `WebkitMask` is the name of masks that
 * all our browsers know.
 */
export const SIGNS = {
  "[data-sign]::before": {
    content: '""',
    flex: "none",
    width: 15,
    height: 15,
    background: "currentColor",
    WebkitMask: `url("data:image/svg+xml,${encodeURIComponent(SHEET)}") no-repeat 0 0 / 100% auto`,
    printColorAdjust: "exact",
    "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "CanvasText", background: "CanvasText" },
  },
  ...Object.fromEntries(
    NAMES.map((sign, place) => [
      `[data-sign=${sign}]::before`,
      { WebkitMaskPosition: `0 ${(100 * place) / (NAMES.length - 1)}%` },
    ]),
  ),
  "[data-sign=dots]::before": DOTS,
};
