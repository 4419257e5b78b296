/** A number as people write it becomes one that a telephone dials. */
import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";

test.each([
  ["020 7946 0000", "tel:02079460000"],
  ["(020) 7946-0000", "tel:02079460000"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["(+44) 20 7946 0000", "tel:+442079460000"],
  [" ＋８１ ３-1234-5678", "tel:+81312345678"],
])("%s", (written, dialled) => {
  expect(telephoneLink(written)).toBe(dialled);
});

test.each([
  ["+44 (0)20 7946 0000", "tel:+442079460000"],
  ["+44(0)20 7946 0000", "tel:+442079460000"],
  ["(+44) ( 0 ) 20 7946 0000", "tel:+442079460000"],
  ["0044 (0)20 7946 0000", "tel:00442079460000"],
])("%s: the zero for calls from within the country is not dialled from abroad", (written, dialled) => {
  expect(telephoneLink(written)).toBe(dialled);
});

test("a zero in brackets stays where no country's code is in front", () => {
  expect(telephoneLink("(0)20 7946 0000")).toBe("tel:02079460000");
});
