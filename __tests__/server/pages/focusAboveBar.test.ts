/** The bar with the doctor's answer hides nothing that has the focus. */
import { respondStyles } from "../../../server/pages/pageStyles.ts";

test("what has the focus comes to stand above the bar at the bottom of a doctor's page", () => {
  expect(respondStyles.css).toContain(":root:has(.stick) { scroll-padding-bottom: 150px; }");
});
