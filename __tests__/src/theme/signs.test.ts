/** The outlines that stand for strokes of a pen, and the signs that are made of them. */
import { arc, line, ring } from "../../../src/ui/styling/pen.ts";
import { SIGNS } from "../../../src/ui/styling/signs.ts";

const PEN = { width: 2, unit: 1 };

describe("a pen's strokes", () => {
  it("go around a line with round ends, once for each of its parts", () => {
    expect(line(0, 0, 10, 0)(PEN)).toBe("M0 1a1 1 0 0 1 0-2l10 0a1 1 0 0 1 0 2z");
    expect(line(0, 0, 10, 0, 10, 5)(PEN)).toBe(line(0, 0, 10, 0)(PEN) + line(10, 0, 10, 5)(PEN));
  });

  it("go around part of a circle, the long way where it is more than half", () => {
    expect(arc(0, 0, 5, 0, 90)(PEN)).toBe("M6 0A6 6 0 0 1 0 6A1 1 0 0 1 0 4A4 4 0 0 0 4 0A1 1 0 0 1 6 0z");
    expect(arc(0, 0, 5, 0, 270)(PEN)).toContain("A6 6 0 1 1 0-6");
  });

  it("leave a ring empty: its inner circle turns the other way", () => {
    expect(ring(5, 5, 3)(PEN)).toBe("M1 5a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z");
  });

  it("are as large as their unit", () => {
    expect(line(0, 0, 16, 0)({ width: 2, unit: 0.625 })).toBe("M0 .63a.63 .63 0 0 1 0-1.25l10 0a.63 .63 0 0 1 0 1.25z");
  });
});

it("each sign has an outline of its own, in figures alone", () => {
  const paths = Object.values(SIGNS as Record<string, { clipPath?: string }>).flatMap(({ clipPath }) => clipPath ?? []);
  expect(paths.length).toBeGreaterThan(20);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^path\("(?:[Mm][-\d. ]+(?:[aAl][-\d. ]+)+z)+"\)$/);
});
