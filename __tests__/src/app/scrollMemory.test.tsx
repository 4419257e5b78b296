/** What the places of earlier pages survive (specification §9; product.md T34). */
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ScrollMemory } from "../../../src/app/ScrollMemory.tsx";

beforeAll(() => {
  // Not in the simulated browser.
  window.scrollTo = () => undefined;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test("a search of many letters on one page pushes no other page's place out", async () => {
  const router = createMemoryRouter([{ path: "*", element: <ScrollMemory /> }], { initialEntries: ["/doctors"] });
  render(<RouterProvider router={router} />);
  Object.defineProperty(window, "scrollY", { value: 640, configurable: true });
  window.dispatchEvent(new Event("scroll"));
  await act(() => router.navigate("/callouts"));
  for (const letter of "conservatively") await act(() => router.navigate(`/callouts?q=${letter}`, { replace: true }));
  expect(document.cookie).toContain("scrollPosition=-doctors.640");
  await act(() => router.navigate("/settings"));
  expect(document.cookie).toMatch(/^scrollPosition=-doctors\.640_\w+\.640$/);
});
