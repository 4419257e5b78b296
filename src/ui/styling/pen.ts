/**
 * Strokes of a round pen as the outlines around them, for `clip-path: path()`: a clipped box is sooner painted than one
 * behind a mask. Points are `x, y, x, y, …` in units of a grid, angles in degrees, clockwise from the right. All outlines
 * turn the same way, so that where they cross is full.
 */

/** `unit`: pixels of one step of the grid. */
export type Stroke = (pen: { width: number; unit: number }) => string;

const short = (figure: number): string => String(Math.round(figure * 100) / 100).replace(/^(-?)0\./, "$1.");
const command = (letter: string, ...figures: number[]): string =>
  letter + figures.map(short).join(" ").replaceAll(" -", "-");

/** From point to point. */
export const line =
  (...points: number[]): Stroke =>
  ({ width, unit }) => {
    const r = (width * unit) / 2;
    let path = "";
    for (let place = 0; place + 3 < points.length; place += 2) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(place).map((figure) => figure * unit);
      const [dx, dy] = [nextX - x, nextY - y];
      const scale = (2 * r) / Math.hypot(dx, dy);
      const [sideX, sideY] = [dy * scale, -dx * scale];
      path += command("M", x - sideX / 2, y - sideY / 2);
      path += command("a", r, r, 0, 0, 1, sideX, sideY);
      path += command("l", dx, dy);
      path += `${command("a", r, r, 0, 0, 1, -sideX, -sideY)}z`;
    }
    return path;
  };

/** Part of a circle. */
export const arc =
  (x: number, y: number, radius: number, from: number, to: number): Stroke =>
  ({ width, unit }) => {
    const r = (width * unit) / 2;
    const [outer, inner] = [radius * unit + r, radius * unit - r];
    const at = (distance: number, angle: number): [number, number] => {
      const turn = (angle * Math.PI) / 180;
      return [x * unit + distance * Math.cos(turn), y * unit + distance * Math.sin(turn)];
    };
    const large = to - from > 180 ? 1 : 0;
    return [
      command("M", ...at(outer, from)),
      command("A", outer, outer, 0, large, 1, ...at(outer, to)),
      command("A", r, r, 0, 0, 1, ...at(inner, to)),
      command("A", inner, inner, 0, large, 0, ...at(inner, from)),
      command("A", r, r, 0, 0, 1, ...at(outer, from)),
      "z",
    ].join("");
  };

/** A whole circle. */
export const ring =
  (x: number, y: number, radius: number): Stroke =>
  ({ width, unit }) => {
    const circle = (r: number, sweep: 0 | 1) =>
      `${command("M", x * unit - r, y * unit)}${command("a", r, r, 0, 1, sweep, 2 * r, 0)}${command("a", r, r, 0, 1, sweep, -2 * r, 0)}z`;
    return circle((radius + width / 2) * unit, 1) + circle((radius - width / 2) * unit, 0);
  };
