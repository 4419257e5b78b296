/** Which kind of code somebody typed, and how it goes over the wire. */
import { proofOf } from "../../../src/contract/rules/secondFactor.ts";

test.each([
  [" 123456 ", { otp_code: "123456" }],
  ["123-456", { otp_code: "123-456" }],
  ["１２３ ４５６", { otp_code: "123 456" }],
  ["１２３－４５６", { otp_code: "123-456" }],
  ["abcd-efgh-jkmn-pqr2", { recovery_code: "abcd-efgh-jkmn-pqr2" }],
  ["ａｂｃｄ　２３４５", { recovery_code: "abcd 2345" }],
])("%s", (typed, proof) => {
  expect(proofOf(typed)).toEqual(proof);
});
