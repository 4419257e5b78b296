/** Two runs of the tests try the same: the README says so. */
import { fc } from "../support/random/fc.ts";
import { sampled } from "../support/random/sampling.ts";

test("random sequences and samples are the same in every run", () => {
  const drawn = (): number[] => fc.sample(fc.nat(), 20);
  expect(drawn()).toEqual(drawn());
  const all = Array.from({ length: 50 }, (_, at) => at);
  expect(sampled(all, 5)).toEqual(sampled(all, 5));
});
