/** A server behind a proxy that says that nobody is there is as far away as one that says nothing. */
import { serverAnswers } from "../../../src/lib/loading/serverAnswers.ts";

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

test.each([
  [200, true],
  [404, true],
  [500, true],
  [502, false],
  [503, false],
  [504, false],
])("%i: %s", async (status, is) => {
  window.fetch = async () => new Response(null, { status });
  expect(await serverAnswers()).toBe(is);
});

test("nothing is said at all", async () => {
  window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await serverAnswers()).toBe(false);
});
