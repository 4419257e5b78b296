/** Words that a list asks for again and again. */
import { remember } from "../../../src/features/i18n/remember.ts";

test("each is looked up once, with other figures anew", () => {
  const asked: string[] = [];
  const t = remember((key: string, options?: { count: number }) => {
    asked.push(key);
    return `${key} ${options?.count ?? ""}`.trim();
  });
  const said = [t("none"), t("none"), t("days", { count: 1 }), t("days", { count: 2 }), t("days", { count: 1 })];
  expect(said).toEqual(["none", "none", "days 1", "days 2", "days 1"]);
  expect(asked).toEqual(["none", "days", "days"]);
});

test("a page that stands open all day does not keep every moment of it", () => {
  let asked = 0;
  const t = remember((key: string, options?: { count: number }) => {
    asked += 1;
    return `${key} ${options?.count}`;
  });
  for (let count = 0; count <= 2000; count++) t("minutes", { count });
  expect(t("minutes", { count: 0 })).toBe("minutes 0");
  expect(asked).toBe(2002);
});
