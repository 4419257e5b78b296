/** English speaks of the right to work at a site as people do where the practice is. */
import i18next from "i18next";
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addPageTexts.ts";
import { setPracticeZone } from "../../../src/features/i18n/practiceRegion.ts";
import { REGION_TEXTS } from "../../../src/features/i18n/regionTexts.ts";

afterEach(() => setPracticeZone(""));

test.each([
  ["Europe/London", "No practising privileges", "Practising privileges until", "has no practising privileges at"],
  ["Australia/Perth", "Not accredited", "Accredited until", "is not accredited at"],
  ["Pacific/Auckland", "Not credentialed", "Credentialed until", "is not credentialed at"],
  ["Europe/Berlin", "Not credentialed", "Credentialed until", "is not credentialed at"],
])("a practice in %s reads “%s”", (zone, missing, until, refusal) => {
  setPracticeZone("Europe/London");
  setPracticeZone(zone);
  expect(i18next.t("callouts:form.dry.reason.not_credentialed")).toBe(missing);
  expect(i18next.t("doctors:page.untilWord")).toBe(until);
  expect(i18next.t("errors:code.not_credentialed")).toContain(refusal);
});

test("each region has the same texts, filled in with the same facts, and says its own word in all of them", () => {
  const shape = (words: object): string[] =>
    Object.entries(words).flatMap(([namespace, texts]) =>
      Object.entries(texts as Record<string, string>).map(
        ([key, text]) => `${namespace}:${key} ${[...text.matchAll(/\{\{\w+\}\}/g)].join()}`,
      ),
    );
  const { uk, australia, other } = REGION_TEXTS;
  expect(shape(uk)).toEqual(shape(other));
  expect(shape(australia)).toEqual(shape(other));
  expect(
    JSON.stringify(Object.values({ uk, australia }).map((all) => Object.values(all).map(Object.values))),
  ).not.toMatch(/credential/i);
});
