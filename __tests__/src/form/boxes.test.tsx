/** Boxes to tick look alike, in a form as in a table. */
import { screen } from "@testing-library/react";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aWireDoctor } from "../../support/aWireCallout.ts";

const LOOK = ["appearance", "width", "height", "borderRadius", "borderWidth", "borderColor", "background"] as const;
const lookOf = (box: HTMLElement) => {
  const style = getComputedStyle(box);
  return LOOK.map((name) => style[name]);
};

test("a box in a form looks as the one that chooses a row", async () => {
  const { unmount } = await renderScreen("/doctors", {
    "GET /doctors": () => ({ data: [aWireDoctor()], meta: { page: 1, total: 1 } }),
  });
  const inTable = lookOf(await screen.findByRole("checkbox", { name: "Select Dr Hana Itokawa" }));
  unmount();
  await renderScreen("/practice-management/sites", { "GET /sites": () => ({ data: [] }) });
  expect(lookOf(await screen.findByRole("checkbox", { name: "Show archived" }))).toEqual(inTable);
});
