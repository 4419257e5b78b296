/** People's names in one field and in two: which comes first depends on the language that is spoken. */

import { LANGUAGES } from "../../src/contract/languages.ts";
import { fullName, splitFullName, splitTypedName } from "../../src/contract/names.ts";

test.each(LANGUAGES)("in %s the whole name and its two parts go back and forth", (language) => {
  for (const parts of [
    { first_name: "Hana", last_name: "Itokawa" },
    { first_name: "太郎", last_name: "山田" },
  ])
    expect(splitFullName(fullName(parts, language), language)).toEqual(parts);
});

test("Japanese and Chinese begin with the family name; a part that is missing leaves no gap", () => {
  const hana = { first_name: "Hana", last_name: "Itokawa" };
  expect(LANGUAGES.map((language) => [language, fullName(hana, language)])).toEqual([
    ["de", "Hana Itokawa"],
    ["en", "Hana Itokawa"],
    ["es", "Hana Itokawa"],
    ["fr", "Hana Itokawa"],
    ["ja", "Itokawa Hana"],
    ["zh", "Itokawa Hana"],
  ]);
  expect(fullName({ first_name: "王小明", last_name: "" }, "zh")).toBe("王小明");
  expect(splitFullName("王小明", "zh")).toEqual({ first_name: "王小明", last_name: "" });
});

test("what somebody types into an empty field begins with the family name where its own script says so", () => {
  expect(splitTypedName("山田 太郎", "ja")).toEqual({ first_name: "太郎", last_name: "山田" });
  expect(splitTypedName("やまだ たろう", "ja")).toEqual({ first_name: "たろう", last_name: "やまだ" });
  expect(splitTypedName("王 小明", "zh")).toEqual({ first_name: "小明", last_name: "王" });
  expect(splitTypedName("Anna van der Berg", "ja")).toEqual({ first_name: "Anna", last_name: "van der Berg" });
  expect(splitTypedName("山田 太郎", "en")).toEqual({ first_name: "山田", last_name: "太郎" });
});
