/** What stands at the edges of the window hides nothing that one works at: rules of the page, as browsers get them. */
import { render, screen } from "@testing-library/react";
import { Toasts } from "../../../src/features/notifications/toasts/Toasts.tsx";
import { ToastBoard } from "../../../src/features/notifications/toasts/toastBoard.ts";
import { FORM_ANSWERS } from "../../support/app/calloutForm.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

const rules = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join("\n");

test("in a new callout what has the focus comes to stand above the bar with its buttons", async () => {
  const { unmount } = await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  expect(rules()).toMatch(/:root ?\{\s*scroll-padding-bottom: ?96px/);
  expect(rules()).toMatch(/@media[^{]*\{\s*:root ?\{\s*scroll-padding-bottom: ?208px/);
  unmount();
  expect(rules()).not.toMatch(/scroll-padding-bottom: ?96px/);
});

test("toasts stand at the side while a dialog is open, where the window is wide", () => {
  render(<Toasts board={new ToastBoard()} />);
  expect(rules()).toMatch(
    /@media \(min-width: ?1100px\) ?\{\s*body:has\(\[role=dialog\]\) \.toasts\.toasts ?\{[^}]*right: ?0/,
  );
});
