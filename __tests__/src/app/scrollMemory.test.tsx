/** What the places of earlier pages survive (specification §9). */
import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { ScrollMemory } from "../../../src/app/ScrollMemory.tsx";
import { entryName, rememberScroll } from "../../../src/app/scrollCookie.ts";

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

test("a page that is shorter scrolls the window as it comes: what is remembered is the place in the page before it", async () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  };
  // The browser cuts the position while the new page is laid out, before effects that may wait have ended.
  function Shorter() {
    useLayoutEffect(() => scrollTo(3), []);
    return null;
  }
  const layout = (
    <>
      <ScrollMemory />
      <Outlet />
    </>
  );
  const children = [
    { path: "sites", element: null },
    { path: "sites/:id", element: <Shorter /> },
  ];
  const router = createMemoryRouter([{ path: "/", element: layout, children }], { initialEntries: ["/sites"] });
  render(<RouterProvider router={router} />);
  scrollTo(720);
  await act(() => router.navigate("/sites/4"));
  expect(document.cookie).toContain("-sites.720");
});

test("a link to a section leads there the second time, too; a search beside it keeps its place", async () => {
  const went = jest.fn();
  // Whoever watches the size of something is told of it once, at the start.
  jest.spyOn(window, "ResizeObserver").mockImplementation((hear) => {
    const observer = { observe: () => hear([], observer), unobserve: jest.fn(), disconnect: jest.fn() };
    return observer;
  });
  const page = (
    <>
      <ScrollMemory />
      <section id="language" ref={(section) => void (section && Object.assign(section, { scrollIntoView: went }))} />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/settings"] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/settings#language"));
  expect(went).toHaveBeenCalledTimes(1);
  await act(() => router.navigate("/settings#language", { replace: true }));
  expect(went).toHaveBeenCalledTimes(2);
  await act(() => router.navigate("/callouts"));
  const top = jest.spyOn(window, "scrollTo");
  await act(() => router.navigate("/callouts?q=vale", { replace: true }));
  expect(top).not.toHaveBeenCalled();
});

test.each([
  ["navigate", 0],
  ["reload", 640],
  ["back_forward", 640],
])("a page that is opened by %s begins at %i, wherever another tab left the same address", async (type, place) => {
  const { getEntriesByType } = performance;
  Object.defineProperty(performance, "getEntriesByType", { value: () => [{ type }], configurable: true });
  jest.spyOn(window, "ResizeObserver").mockImplementation((hear) => {
    const observer = { observe: () => hear([], observer), unobserve: jest.fn(), disconnect: jest.fn() };
    return observer;
  });
  const scrolled = jest.spyOn(window, "scrollTo");
  rememberScroll(document, entryName("default", "/callouts/new"), 640);
  const router = createMemoryRouter([{ path: "*", element: <ScrollMemory /> }], { initialEntries: ["/callouts/new"] });
  render(<RouterProvider router={router} />);
  expect(scrolled).toHaveBeenLastCalledWith(0, place);
  // Within the visit the way back leads to where one was.
  scrolled.mockClear();
  await act(() => router.navigate("/doctors"));
  rememberScroll(document, entryName("default", "/callouts/new"), 640);
  await act(() => router.navigate(-1));
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
  Object.defineProperty(performance, "getEntriesByType", { value: getEntriesByType, configurable: true });
});
