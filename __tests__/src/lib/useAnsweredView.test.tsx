/** A list's address follows its rows; what was pressed shows at once, and whoever goes elsewhere gets there. */
import { act, render, screen } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { AddressRouter } from "../../../src/app/AddressRouter.tsx";
import { type ChangeView, useAnsweredView } from "../../../src/lib/useAnsweredView.ts";

type View = { role: string; sort: string; page: number };
const read = (params: URLSearchParams): View => ({
  role: params.get("role") ?? "",
  sort: params.get("sort") ?? "",
  page: Number(params.get("page") ?? 1),
});
const write = ({ role, sort, page }: View) =>
  new URLSearchParams(Object.entries({ role, sort, page: page > 1 ? String(page) : "" }).filter(([, value]) => value));

/** What was asked for, and how each is answered. */
let asked: { view: View; answer: () => void }[] = [];
const ask = (view: View) => {
  if (view.sort === "known") return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  asked.push({ view, answer: resolve });
  return promise;
};
let change: ChangeView<View>;
let foresee: (next: Partial<View>) => void;

function List() {
  const list = useAnsweredView(read, write, ask);
  ({ change, foresee } = list);
  return (
    <>
      <p>controls {String(write(list.asked))}</p>
      <p>rows {String(write(list.view))}</p>
      <Link to="/elsewhere">leave</Link>
      <Link to="/slow">leave for what is not here yet</Link>
    </>
  );
}

let arrive: () => void;
const Slow = lazy(
  () =>
    new Promise<{ default: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => <p>at last</p> });
    }),
);

const controls = () => screen.getByText(/^controls/).textContent?.slice(9);
const rows = () => screen.getByText(/^rows/).textContent?.slice(5);
const address = () => window.location.search.slice(1);
/** The browser has drawn a frame, and what waited for it is done. */
const painted = () =>
  act(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
const press = (...args: Parameters<ChangeView<View>>) => act(async () => change(...args));
const answer = (at: number) => act(async () => asked[at]?.answer());
const go = (delta: number) =>
  act(async () => {
    const there = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    window.history.go(delta);
    await there;
  });

beforeEach(() => {
  asked = [];
  window.history.pushState(null, "", "/list?page=3");
  render(
    <AddressRouter>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/elsewhere" element={<p>elsewhere</p>} />
        <Route path="/slow" element={<Slow />} />
      </Routes>
    </AddressRouter>,
  );
});
afterAll(() => window.history.replaceState(null, "", "/"));

test("the controls change in the press, rows with the answer, the address when they are painted; another question begins at its first page", async () => {
  await press({ role: "surgeon" });
  expect([controls(), rows(), address()]).toEqual(["role=surgeon", "page=3", "page=3"]);
  await answer(0);
  expect([controls(), rows(), address()]).toEqual(["role=surgeon", "role=surgeon", "page=3"]);
  await painted();
  expect([controls(), rows(), address()]).toEqual(["role=surgeon", "role=surgeon", "role=surgeon"]);
});

test("a second press builds on the first, and only what was wanted last comes", async () => {
  await press({ role: "surgeon" });
  await press({ sort: "when" });
  expect(asked[1]?.view).toEqual({ role: "surgeon", sort: "when", page: 1 });
  await answer(0);
  expect([controls(), rows()]).toEqual(["role=surgeon&sort=when", "page=3"]);
  await answer(1);
  await painted();
  expect([rows(), address()]).toEqual(["role=surgeon&sort=when", "role=surgeon&sort=when"]);
});

test("what is foreseen is asked for, and changes nothing until it is wanted", async () => {
  await act(async () => foresee({ role: "surgeon" }));
  expect(asked.map(({ view }) => view)).toEqual([{ role: "surgeon", sort: "", page: 1 }]);
  await answer(0);
  expect([controls(), rows(), address()]).toEqual(["page=3", "page=3", "page=3"]);
});

test("letters typed while rows of earlier ones come are not overwritten by them", async () => {
  await press({ role: "s" }, { typed: true });
  expect([controls(), rows(), address()]).toEqual(["page=3", "page=3", "page=3"]);
  await answer(0);
  await painted();
  expect([controls(), rows(), address()]).toEqual(["role=s", "role=s", "role=s"]);
  await press({ role: "su" }, { typed: true });
  await act(async () => {
    asked[1]?.answer();
    await Promise.resolve();
    change({ role: "sur" }, { typed: true });
  });
  expect(controls()).toBe("role=s");
  await answer(2);
  await painted();
  expect([controls(), rows(), address()]).toEqual(["role=sur", "role=sur", "role=sur"]);
});

test("letters typed before rows of earlier ones are drawn come after them", async () => {
  await press({ role: "s" }, { typed: true });
  await act(async () => {
    asked[0]?.answer();
    await new Promise((resolve) => setTimeout(resolve));
    change({ role: "su" }, { typed: true });
  });
  expect([controls(), rows()]).toEqual(["role=s", "role=s"]);
  await answer(1);
  await painted();
  expect([controls(), rows(), address()]).toEqual(["role=su", "role=su", "role=su"]);
});

test("a press builds on letters whose rows are still to come, and on nothing that was drawn late", async () => {
  await press({ role: "s" }, { typed: true });
  await press({ role: "su" }, { typed: true });
  await answer(1);
  await press({ sort: "when" });
  expect(asked[2]?.view).toEqual({ role: "su", sort: "when", page: 1 });
  await press({ role: "sur" }, { typed: true });
  await answer(2);
  await answer(3);
  await painted();
  expect([controls(), rows(), address()]).toEqual(Array(3).fill("role=sur&sort=when"));
});

test("nothing is waited for where there is nothing to wait for", async () => {
  act(() => change({ sort: "known" }));
  expect(rows()).toBe("sort=known");
  await painted();
  expect([controls(), rows(), address()]).toEqual(["sort=known", "sort=known", "sort=known"]);
});

test("an answer that takes long is not waited for", async () => {
  jest.useFakeTimers();
  try {
    await press({ role: "surgeon" });
    await act(async () => jest.advanceTimersByTimeAsync(199));
    expect(rows()).toBe("page=3");
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(rows()).toBe("role=surgeon");
  } finally {
    jest.useRealTimers();
  }
});

test("a view that is kept is found again with Back, any other takes the place of the one before", async () => {
  await press({ role: "surgeon" }, { kept: true });
  await answer(0);
  await painted();
  await press({ sort: "when" });
  await answer(1);
  await painted();
  await go(-1);
  expect([controls(), rows()]).toEqual(["page=3", "page=3"]);
  await go(1);
  expect([controls(), rows()]).toEqual(["role=surgeon&sort=when", "role=surgeon&sort=when"]);
});

test("Back to the address without any wish leads the controls back too", async () => {
  await press({ page: 1 });
  await answer(0);
  await painted();
  await press({ role: "surgeon" }, { kept: true });
  await answer(1);
  await painted();
  await go(-1);
  expect([controls(), rows(), address()]).toEqual(["", "", ""]);
});

test("Back while an answer is on its way leads back, and the answer changes nothing", async () => {
  await press({ role: "surgeon" }, { kept: true });
  await answer(0);
  await painted();
  await press({ sort: "when" });
  await go(-1);
  expect([controls(), rows()]).toEqual(["page=3", "page=3"]);
  await answer(1);
  expect([controls(), rows(), address()]).toEqual(["page=3", "page=3", "page=3"]);
});

test("so does leaving the list", async () => {
  await press({ role: "surgeon" });
  await act(async () => screen.getByRole("link", { name: "leave" }).click());
  await answer(0);
  expect(screen.getByText("elsewhere")).toBeVisible();
  expect([window.location.pathname, address()]).toEqual(["/elsewhere", ""]);
});

test("of changes between two paints one address comes, kept where any of them is", async () => {
  await press({ role: "surgeon" }, { kept: true });
  await answer(0);
  await press({ sort: "known" });
  expect(address()).toBe("page=3");
  await painted();
  expect([rows(), address()]).toEqual(["role=surgeon&sort=known", "role=surgeon&sort=known"]);
  await go(-1);
  expect([controls(), rows(), address()]).toEqual(["page=3", "page=3", "page=3"]);
});

test("a press finds the address of the rows that it sees, and Back leads to them", async () => {
  await press({ role: "surgeon" });
  await answer(0);
  await act(async () => screen.getByRole("link", { name: "leave" }).click());
  expect(screen.getByText("elsewhere")).toBeVisible();
  await go(-1);
  expect([controls(), rows(), address()]).toEqual(["role=surgeon", "role=surgeon", "role=surgeon"]);
});

test("rows that come on the way to another page lead nobody back", async () => {
  await press({ role: "surgeon" });
  await act(async () => screen.getByRole("link", { name: /not here yet/ }).click());
  await answer(0);
  await painted();
  expect([rows(), window.location.pathname, address()]).toEqual(["role=surgeon", "/slow", ""]);
  await act(async () => arrive());
  expect(screen.getByText("at last")).toBeVisible();
});
