/** People's names in one field and in two: which comes first depends on the language that is spoken. */

import { LANGUAGES } from "../../src/contract/languages.ts";
import { fullName, splitFullName } from "../../src/contract/names.ts";

test.each(LANGUAGES)("in %s the whole name and its two parts go back and forth", (language) => {
  for (const parts of [
    { first_name: "Hana", last_name: "Itokawa" },
    { first_name: "太郎", last_name: "山田" },
  ])
    expect(splitFullName(fullName(parts, language), language)).toEqual(parts);
});

test("Japanese and Chinese begin with the family name where it is written in their script; a missing part leaves no gap", () => {
  const taro = { first_name: "太郎", last_name: "山田" };
  const hana = { first_name: "Hana", last_name: "Itokawa" };
  const said = (name: typeof taro) => LANGUAGES.map((language) => [language, fullName(name, language)]);
  expect(said(taro)).toEqual([
    ["de", "太郎 山田"],
    ["en", "太郎 山田"],
    ["es", "太郎 山田"],
    ["fr", "太郎 山田"],
    ["ja", "山田 太郎"],
    ["zh", "山田 太郎"],
  ]);
  expect(said(hana)).toEqual(LANGUAGES.map((language) => [language, "Hana Itokawa"]));
  expect(fullName({ first_name: "王小明", last_name: "" }, "zh")).toBe("王小明");
  expect(splitFullName("王小明", "zh")).toEqual({ first_name: "王小明", last_name: "" });
});

test("what somebody types into one field begins with the family name where its own script says so", () => {
  expect(splitFullName("山田 太郎", "ja")).toEqual({ first_name: "太郎", last_name: "山田" });
  expect(splitFullName("やまだ たろう", "ja")).toEqual({ first_name: "たろう", last_name: "やまだ" });
  expect(splitFullName("王 小明", "zh")).toEqual({ first_name: "小明", last_name: "王" });
  expect(splitFullName("Anna van der Berg", "ja")).toEqual({ first_name: "Anna", last_name: "van der Berg" });
  expect(splitFullName("山田 太郎", "en")).toEqual({ first_name: "山田", last_name: "太郎" });
});
