/** How long there is to wait is said wherever too many attempts are refused. */
import "../../../../src/app/i18n.ts";
import i18next from "i18next";
import { readProblem } from "../../../../src/api/problem.ts";
import { refusalText } from "../../../../src/features/callouts/api/refusalText.ts";
import { savingReason, sendingRefused } from "../../../../src/features/callouts/api/sendingRefused.ts";
import { knowPageTexts } from "../../../../src/features/i18n/knowPageTexts.ts";

beforeAll(knowPageTexts);

const refused = (seconds: number, code?: "rate_limited") =>
  readProblem(429, { errors: ["Slow down"], code }, new Headers({ "retry-after": String(seconds) }));

test.each([
  ["a decision", refusalText],
  ["a sending", sendingRefused],
  ["a saving", savingReason],
])("%s, by our server and by another", (_, textOf) => {
  const t = i18next.getFixedT(null, "callouts");
  for (const code of ["rate_limited", undefined] as const) {
    expect(textOf(refused(61, code), t)).toBe("Too many attempts. Please try again in 2 minutes.");
    expect(textOf(refused(5, code), t)).toBe("Too many attempts. Please wait a little and try again.");
  }
});
