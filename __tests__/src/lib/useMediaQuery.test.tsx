/** A media query follows the window, and not the paper that is being printed. */
import { act, render, screen } from "@testing-library/react";
import { useMediaQuery } from "../../../src/lib/hooks/useMediaQuery.ts";

class Query extends EventTarget {
  matches = false;
  become(matches: boolean): void {
    this.matches = matches;
    act(() => this.dispatchEvent(new Event("change")));
  }
}

const Width = () => <p>{useMediaQuery("@media (max-width: 900px)") ? "narrow" : "wide"}</p>;
const say = (event: string) => act(() => window.dispatchEvent(new Event(event)));

test("what is narrow on paper alone stays as it was, and follows the window again afterwards", () => {
  const query = new Query();
  window.matchMedia = () => query as unknown as MediaQueryList;
  render(<Width />);
  expect(screen.getByText("wide")).toBeVisible();
  query.become(true);
  expect(screen.getByText("narrow")).toBeVisible();
  query.become(false);
  say("beforeprint");
  query.become(true);
  expect(screen.getByText("wide")).toBeVisible();
  query.become(false);
  say("afterprint");
  expect(screen.getByText("wide")).toBeVisible();
  query.become(true);
  expect(screen.getByText("narrow")).toBeVisible();
});
