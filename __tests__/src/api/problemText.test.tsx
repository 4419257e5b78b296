/** What a problem says in the person's words where that depends on more than its code. */
import "../../../src/app/i18n.ts";
import { act, renderHook } from "@testing-library/react";
import { readProblem } from "../../../src/api/problem.ts";
import { useProblemText } from "../../../src/api/useProblemText.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";

const textOf = (seconds?: number) => {
  const headers = new Headers(seconds === undefined ? {} : { "retry-after": String(seconds) });
  const { result } = renderHook(useProblemText);
  return result.current(readProblem(429, { errors: ["Slow down"], code: "rate_limited" }, headers));
};

afterEach(() => act(() => showLanguage("en")));

test.each([
  [undefined, "Please wait a little and try again."],
  [59, "Please wait a little and try again."],
  [60, "Please try again in 1 minute."],
  [61, "Please try again in 2 minutes."],
  [90 * 60, "Please try again in 90 minutes."],
  [90 * 60 + 1, "Please try again in 2 hours."],
  [5 * 3600, "Please try again in 5 hours."],
])("too many attempts, and %s seconds to wait", (seconds, said) => {
  expect(textOf(seconds)).toBe(`Too many attempts. ${said}`);
});

test.each([
  ["de", "1 Minute", "12 Minuten", "3 Stunden"],
  ["es", "1 minuto", "12 minutos", "3 horas"],
  ["fr", "1 minute", "12 minutes", "3 heures"],
  ["ja", "1 分後", "12 分後", "3 時間後"],
  ["zh", "1分钟后", "12分钟后", "3小时后"],
] as const)("%s counts what there is to wait in its own words", async (language, minute, minutes, hours) => {
  await act(() => showLanguage(language));
  expect([textOf(60), textOf(720), textOf(3 * 3600)]).toEqual(
    [minute, minutes, hours].map((wait) => expect.stringContaining(wait)),
  );
});
