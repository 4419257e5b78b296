/** What stands at the edges of the window hides nothing that one works at: rules of the page, as browsers get them. */
import { render, screen } from "@testing-library/react";
import { Toasts } from "../../../src/features/notifications/toasts/Toasts.tsx";
import { ToastBoard } from "../../../src/features/notifications/toasts/toastBoard.ts";
import { FORM_ANSWERS } from "../../support/app/calloutForm.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

/** What the app gave the browser; tests keep only what hides something (`support/app/dom.ts`). */
let rules = "";
beforeEach(() => {
  rules = "";
  jest.spyOn(CSSStyleSheet.prototype, "insertRule").mockImplementation((rule) => {
    rules += `${rule}\n`;
    return 0;
  });
});

test("in a new callout what has the focus comes to stand above the bar with its buttons", async () => {
  await renderScreen("/callouts/new", FORM_ANSWERS);
  await screen.findByRole("option", { name: "Northbank" });
  expect(rules).toContain(":root{scroll-padding-bottom:96px;}");
  expect(rules).toMatch(/@media [^{]*\{:root\{scroll-padding-bottom:208px;\}\}/);
});

test("toasts stand at the side while a dialog is open, where the window is wide", () => {
  render(<Toasts board={new ToastBoard()} />);
  expect(rules).toMatch(
    /@media \(min-width: ?1100px\)\{body:has\(\[role=dialog\]\) \.toasts\.toasts\{left:auto;right:0;/,
  );
});
