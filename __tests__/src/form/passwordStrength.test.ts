/** The five checks of the strength meter (specification §5). */
import { CHECKS, passedChecks } from "../../../src/ui/form/passwordStrength.ts";

const passed = (password: string, minimum?: number) => {
  const checks = passedChecks(password, minimum);
  return CHECKS.filter((check) => checks[check]);
};

test("each of the five is told apart: length, lower case, upper case, digit, special character", () => {
  expect(passed("")).toEqual([]);
  expect(passed("        ")).toEqual(["length"]);
  expect(passed("a")).toEqual(["lower"]);
  expect(passed("Ü")).toEqual(["upper"]);
  expect(passed("7")).toEqual(["digit"]);
  expect(passed("!")).toEqual(["special"]);
  expect(passed("aB3!efgh")).toEqual([...CHECKS]);
});

test("the length asked for is eight, or what a form asks for, as people count characters", () => {
  expect(passed("aB3!efg")).not.toContain("length");
  expect(passed("aB3!efgh")).toContain("length");
  expect(passed("aB3!efghi", 10)).not.toContain("length");
  expect(passed("aB3!efghij", 10)).toContain("length");
  expect(passed("🙂🙂🙂🙂🙂", 10)).not.toContain("length");
});
