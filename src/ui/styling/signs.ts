/** Small signs before words, drawn by the style and not by elements of their own: a table has a hundred of them. */
import { arc, line, ring, type Stroke } from "./pen.ts";

/** On a grid of 24 by 24. */
const GRID = 24;
/** Pixels. */
const SIDE = 15;

const round = ring(12, 12, 9);
const DRAWN = {
  check: [line(5, 12.6, 9.4, 17, 19, 7.4)],
  question: [round, arc(12, 9.6, 2.6, 180, 420), line(13.3, 11.8, 12.3, 12.7, 12, 13.8), line(12, 16.8, 12, 16.9)],
  cross: [line(6.5, 6.5, 17.5, 17.5), line(17.5, 6.5, 6.5, 17.5)],
  pencil: [
    line(16, 4.8, 5.5, 15.3, 4.5, 19.5, 8.7, 18.5, 19.2, 8),
    arc(17.4, 6.2, 2, 224, 316),
    arc(17.8, 6.6, 2, 314, 406),
    line(14, 7, 17, 10),
  ],
  clock: [round, line(12, 7, 12, 12.2, 15.4, 14.2)],
  megaphone: [
    line(3.5, 10, 3.5, 14, 7, 14, 15, 18.5, 15, 5.5, 7, 10, 3.5, 10),
    line(7, 14, 7, 19.5),
    arc(15.6, 12, 4.2, -45, 45),
  ],
  checked: [round, line(8, 12.4, 10.8, 15.2, 16, 9.6)],
  barred: [round, line(5.8, 5.8, 18.2, 18.2)],
  dayOver: [
    line(5, 5.5, 19, 5.5, 19, 20, 5, 20, 5, 5.5),
    line(5, 9.5, 19, 9.5),
    line(8.5, 3, 8.5, 6),
    line(15.5, 3, 15.5, 6),
    line(9.5, 12.5, 14.5, 17.5),
    line(14.5, 12.5, 9.5, 17.5),
  ],
  warning: [line(12, 4.2, 2.8, 20, 21.2, 20, 12, 4.2), line(12, 10.2, 12, 14.5), line(12, 17.2, 12, 17.3)],
  press: [
    line(9.5, 14, 9.5, 6),
    arc(11.3, 6, 1.8, 180, 360),
    line(13.1, 6, 13.1, 11.2, 17.7, 12.2),
    arc(17.1, 14.3, 2.2, -75, 10),
    line(19.3, 14.7, 18.5, 20.5, 10.9, 20.5, 5.6, 15, 6.8, 13.8, 9.5, 14),
    arc(11.3, 6.8, 5, 160, 380),
  ],
  exclamation: [line(12, 4.5, 12, 14.3), line(12, 18.9, 12, 19)],
  checkTwice: [line(2.5, 12.8, 6.5, 16.8, 15.5, 7.8), line(11, 15.6, 12.2, 16.8, 21.5, 7.5)],
  alert: [round, line(12, 7.5, 12, 12.8), line(12, 16, 12, 16.1)],
  pause: [round, line(9.8, 9, 9.8, 15), line(14.2, 9, 14.2, 15)],
  turning: [
    arc(12, 12.1, 7.6, 188, 320),
    line(17.8, 7.2, 20, 9.5, 15, 9.5),
    line(20, 4.5, 20, 9.5),
    arc(12, 11.9, 7.6, 8, 140),
    line(6.2, 16.8, 4, 14.5, 9, 14.5),
    line(4, 19.5, 4, 14.5),
  ],
  waves: [
    line(12, 12, 12, 12.1),
    arc(12, 12, 5, 135, 225),
    arc(12, 12, 5, -45, 45),
    arc(12, 12, 9.2, 135, 225),
    arc(12, 12, 9.2, -45, 45),
  ],
  cloud: [
    arc(6.7, 14.5, 4.5, 86, 266),
    arc(12, 12.2, 6, 201, 350),
    arc(16.8, 15.1, 4, -75, 80),
    line(17.5, 19, 7, 19),
    line(9.2, 13.8, 11.2, 15.8, 14.8, 12.2),
  ],
  envelope: [
    line(20.5, 11, 20.5, 5.5, 3.5, 5.5, 3.5, 18.5, 11, 18.5),
    line(3.8, 6.5, 12, 12.5, 20.2, 6.5),
    line(14, 17.5, 16.2, 19.7, 20.7, 15.2),
  ],
  star: [
    line(12, 3.8, 14.5, 8.9, 20.2, 9.7, 16.1, 13.7, 17.1, 19.3, 12, 16.7),
    line(12, 16.7, 6.9, 19.3, 7.9, 13.7, 3.8, 9.7, 9.5, 8.9, 12, 3.8),
  ],
  dots: [line(6, 12, 6, 12.1), line(12, 12, 12, 12.1), line(18, 12, 18, 12.1)],
  hourglass: [
    line(6.5, 3.5, 17.5, 3.5),
    line(6.5, 20.5, 17.5, 20.5),
    line(8, 3.5, 8, 7, 12, 12, 8, 17, 8, 20.5),
    line(16, 3.5, 16, 7, 12, 12, 16, 17, 16, 20.5),
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type Sign = keyof typeof DRAWN;

/** Of those that a common pen would draw too thin. */
const WIDTHS: Partial<Record<string, number>> = { exclamation: 2.6, dots: 4 };

function outline([sign, strokes]: [string, readonly Stroke[]]) {
  const pen = { width: WIDTHS[sign] ?? 2, unit: SIDE / GRID };
  const path = strokes.map((stroke) => stroke(pen)).join("");
  return [`[data-sign=${sign}]::before`, { clipPath: `path("${path}")` }] as const;
}

/** Of the whole document: whatever names a sign as its `data-sign` begins with it. */
export const SIGNS = {
  "[data-sign]::before": {
    content: '""',
    flex: "none",
    width: SIDE,
    height: SIDE,
    background: "currentColor",
    printColorAdjust: "exact",
    "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "CanvasText", background: "CanvasText" },
  },
  ...Object.fromEntries(Object.entries(DRAWN).map(outline)),
};
