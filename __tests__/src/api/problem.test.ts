/** Every recorded error is one kind of data. */
import { readProblem } from "../../../src/api/problem.ts";
import { recordedExchanges } from "../../support/wire/recordedExchanges.ts";

function problemOf(recording: string, title: string) {
  const found = recordedExchanges(recording).find((one) => one.title === title);
  if (!found) throw new Error(`No exchange ${title}`);
  const { status, received, body } = found;
  const isJson = received.get("content-type")?.includes("json") ?? false;
  const { requestId, ...problem } = readProblem(status, isJson ? JSON.parse(body) : body, received);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return problem;
}

test.each([
  ["01-sign_in", "wrong password", 401, ["Invalid login credentials. Please try again."]],
  ["01-sign_in", "malformed JSON", 400, ["Bad Request"]],
  ["07-passwords", "reset request, unknown", 404, ["Unable to find user with email 'nobody@example.test'."]],
  ["07-passwords", "edit link, bad token, JSON", 404, ["Not Found"]],
  ["07-passwords", "PUT without auth", 401, ["Unauthorized"]],
  ["09-errors", "401 application endpoint", 401, ["You need to sign in or sign up before continuing."]],
  ["09-errors", "404 no route, JSON", 404, ["Not Found"]],
  ["09-errors", "404 no route, */*", 404, []],
  ["09-errors", "400 ParameterMissing", 400, ["Bad Request"]],
  ["09-errors", "500 raise", 500, ["Internal Server Error"]],
])("%s: %s", (recording, title, status, messages) => {
  expect(problemOf(recording, title)).toEqual({ status, messages });
});

test("what the library says twice is shown once", () => {
  const { fields, messages } = problemOf("08-registration", "duplicate email");
  expect(fields).toEqual({ email: ["has already been taken"] });
  expect(messages).toEqual(["Email has already been taken"]);
});

test("a map of fields keeps its fields, and its whole sentences", () => {
  const { fields, messages } = problemOf("07-passwords", "PUT mismatch");
  expect(Object.keys(fields ?? {})).toEqual(["password_confirmation"]);
  expect(messages).toEqual(["Password confirmation doesn't match Password"]);
});

test("a code is kept where it is ours, and time to wait where it is seconds", () => {
  const headers = new Headers({ "retry-after": "7" });
  expect(readProblem(429, { errors: ["Slow down"], code: "rate_limited" }, headers)).toEqual({
    status: 429,
    code: "rate_limited",
    messages: ["Slow down"],
    retryAfter: 7000,
  });
  expect(readProblem(500, { errors: ["x"], code: "someone_elses" })).toEqual({ status: 500, messages: ["x"] });
});
