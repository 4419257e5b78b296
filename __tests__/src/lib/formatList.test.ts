/** Each language has a sign of its own between names and between facts; what is missing leaves no sign. */
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { joinFacts, joinMoment, joinNames } from "../../../src/lib/formatList.ts";

const WORDS = ["Itokawa", "", "Okandi", null, undefined, "Vance"];

test.each([
  ["ja", "Itokawa、Okandi、Vance", "Itokawa、Okandi、Vance"],
  ["zh", "Itokawa、Okandi、Vance", "Itokawa，Okandi，Vance"],
])("in %s names stand as %s and facts as %s", (language, names, facts) => {
  expect(joinNames(language, WORDS)).toBe(names);
  expect(joinFacts(language, WORDS)).toBe(facts);
});

test("the other languages have a comma and a blank", () => {
  for (const language of LANGUAGES.filter((one) => one !== "ja" && one !== "zh")) {
    expect(joinNames(language, WORDS)).toBe("Itokawa, Okandi, Vance");
    expect(joinFacts(language, WORDS)).toBe("Itokawa, Okandi, Vance");
  }
});

test.each([
  ["ja", "11月24日(火) 18:00"],
  ["zh", "11月24日(火) 18:00"],
  ["de", "11月24日(火), 18:00"],
])("in %s a day and its time stand as %s", (language, moment) => {
  expect(joinMoment(language, "11月24日(火)", "18:00")).toBe(moment);
  expect(joinMoment(language, "11月24日(火)", "")).toBe("11月24日(火)");
});

test("nothing to say is no text", () => {
  expect(joinNames("ja", [])).toBe("");
  expect(joinFacts("en", [null, ""])).toBe("");
});
