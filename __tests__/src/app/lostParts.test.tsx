/** A part that is gone after a deployment, and a part that fails: one reload at most, then "System Error" with a way home. */
import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { Provider } from "react-redux";
import { type RouteObject } from "react-router-dom";
import "../../../src/app/i18n.ts";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { lazyPage } from "../../../src/app/pages.tsx";
import { RouteError } from "../../../src/app/RouteError.tsx";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { loadAfresh, loadLater, loadPage } from "../../../src/lib/loading/loadPage.ts";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { RoutesInMemory } from "../../support/app/memoryRouter.tsx";

type Pages = { Page: () => ReactNode };

const gone = async (): Promise<Pages> => {
  throw Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" });
};

const noReload = async () => false;

/** Every load of the page draws the route anew, as the browser would. */
async function show(route: RouteObject, afresh = noReload) {
  // React tells a caught error on the console in development; in the page `onCaughtError` reports it.
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const view = await act(async () =>
    render(
      <Provider store={createAppStore(noopPorts)}>
        <ThemeProvider theme={createAppTheme()}>
          <RoutesInMemory
            path="/"
            routes={[
              {
                path: "*",
                errorElement: <RouteError afresh={afresh} />,
                HydrateFallback: () => "on its way",
                ...route,
              },
            ]}
          />
        </ThemeProvider>
      </Provider>,
    ),
  );
  told.mockRestore();
  return view;
}

function visit(load: () => Promise<Pages>, reload: () => void, answers = true) {
  return show(lazyPage("Page", load), () => loadAfresh(reload, async () => answers));
}

const failed = () => screen.queryByRole("heading", { name: "System Error" });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date("2026-11-24T10:42:00Z") });
});
afterEach(() => jest.useRealTimers());

test("gone – loaded afresh – still gone: System Error, no second reload; ten seconds later another may be tried", async () => {
  const reload = jest.fn();
  const first = await visit(gone, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failed()).not.toBeInTheDocument();
  first.unmount();
  jest.setSystemTime(Date.now() + 9_900);
  const second = await visit(gone, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failed()).toBeVisible();
  expect(screen.getByText("Something went wrong! Please try again later.")).toBeVisible();
  second.unmount();
  jest.setSystemTime(Date.now() + 200);
  await visit(gone, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a part that is gone, fetched ahead and wanted meanwhile: one reload, and nothing of it shows", async () => {
  const reload = jest.fn();
  const Page = loadPage("Page", gone, reload, async () => true);
  Page.preload();
  await show({
    element: (
      <Suspense fallback="on its way">
        <Page />
      </Suspense>
    ),
  });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failed()).not.toBeInTheDocument();
});

test.each([
  [
    "offline, where a reload would lead to the browser's own page",
    () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false),
  ],
  [
    "without a storage that could stop a second one",
    () =>
      jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      }),
  ],
])("gone: no reload %s", async (_title, arrange) => {
  arrange();
  const reload = jest.fn();
  await visit(gone, reload);
  expect(reload).not.toHaveBeenCalled();
  expect(failed()).toBeVisible();
});

test("gone: no reload while no server answers, for all that the browser calls itself online", async () => {
  const reload = jest.fn();
  const first = await visit(gone, reload, false);
  expect(reload).not.toHaveBeenCalled();
  expect(failed()).toBeVisible();
  first.unmount();
  await visit(gone, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that fails while it is drawn: System Error, with ways on that load the page afresh", async () => {
  const reload = jest.fn();
  await visit(
    async () => ({
      Page: () => {
        throw new Error("drawn wrongly");
      },
    }),
    reload,
  );
  expect(failed()).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/dashboard");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a part fetched before it is wanted is there at once, without what stands for one on its way", async () => {
  const Page = loadPage("Page", async () => ({ Page: () => "there" }));
  await act(async () => Page.preload());
  render(
    <Suspense fallback="on its way">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText("there")).toBeVisible();
});

test.each([
  ["that somebody opens", loadPage],
  ["that the page can do without", loadLater],
])("a part %s: asked for again until the server answers, and the page stays meanwhile", async (_which, fetched) => {
  const reload = jest.fn();
  let answers = false;
  const load = jest.fn(async (): Promise<Pages> => (answers ? { Page: () => "there" } : await gone()));
  const Part = fetched("Page", load, reload, async () => answers);
  render(
    <>
      the page
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("the page")).toBeVisible();
  expect(load.mock.calls.length).toBeGreaterThan(5);
  answers = true;
  await act(async () => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText(/there/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test("a part that the page can do without is gone: asked for twice, then the page is loaded afresh", async () => {
  const reload = jest.fn();
  const load = jest.fn(gone);
  const Part = loadLater("Page", load, reload, async () => true);
  await act(async () => Part.preload());
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});
