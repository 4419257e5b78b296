/** What a press on a link draws, and when: within the page in the press itself, another page when it is there. */
import { act, render, screen } from "@testing-library/react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, Route, Routes, useSearchParams } from "react-router-dom";
import { AddressRouter } from "../../../src/app/AddressRouter.tsx";

function Here() {
  const [params] = useSearchParams();
  return (
    <>
      <p>page {params.get("page") ?? "1"}</p>
      <Link to="?page=2">next</Link>
      <Link to="/there">there</Link>
    </>
  );
}

function show() {
  const arrival = Promise.withResolvers<{ default: () => ReactNode }>();
  const There = lazy(() => arrival.promise);
  render(
    <AddressRouter>
      <Suspense fallback="on its way">
        <Routes>
          <Route path="/here" element={<Here />} />
          <Route path="/there" element={<There />} />
        </Routes>
      </Suspense>
    </AddressRouter>,
  );
  return { arrive: () => act(async () => arrival.resolve({ default: () => "arrived" })) };
}

beforeEach(() => window.history.replaceState(null, "", "/here"));
afterEach(() => window.history.replaceState(null, "", "/"));

test("a change within the page is drawn before anything else is done", async () => {
  show();
  // As in a browser: nobody waits for all that React may still want to do.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    screen.getByRole("link", { name: "next" }).click();
    await Promise.resolve();
    expect(screen.getByText("page 2")).toBeVisible();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
});

test("another page takes the place of this one when it can be drawn, not before", async () => {
  const { arrive } = show();
  await act(async () => screen.getByRole("link", { name: "there" }).click());
  expect(window.location.pathname).toBe("/there");
  expect(screen.getByText("page 1")).toBeVisible();
  expect(screen.queryByText("on its way")).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByText("arrived")).toBeVisible();
});

test("Back and Forward draw what the address says", async () => {
  show();
  await act(async () => screen.getByRole("link", { name: "next" }).click());
  const heard = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await heard;
  });
  expect(screen.getByText("page 1")).toBeVisible();
});
