/** What a list shows stands in its address, and comes from there. */
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { useListUrlState } from "../../../src/lib/hooks/useListUrlState.ts";

type View = { tab: string; role: string; page: number };

const read = (params: URLSearchParams): View => ({
  tab: params.get("tab") ?? "all",
  role: params.get("role") ?? "",
  page: Number(params.get("page") ?? 1),
});
const write = ({ tab, role, page }: View) => new URLSearchParams({ tab, role, page: String(page) });

/** Each change as it was asked for, and how far the page was then. */
let asked: string[];
/** What `change` was at each drawing. */
let given: Set<unknown>;
beforeEach(() => {
  asked = [];
  given = new Set();
});

function List() {
  const [view, change] = useListUrlState(read, write, (params) => asked.push(`${params} at page ${shown().page}`));
  given.add(change);
  return (
    <>
      <p>{JSON.stringify(view)}</p>
      <select aria-label="Role" value={view.role} onChange={(event) => change({ role: event.target.value })}>
        <option value="">any</option>
        <option value="assistant">assistant</option>
      </select>
      <button type="button" onClick={() => change({ page: view.page + 1 })}>
        Next page
      </button>
    </>
  );
}

function show(path: string) {
  const router = createMemoryRouter([{ path: "*", Component: List }], { initialEntries: ["/before", path] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

const shown = () => JSON.parse(screen.getByText(/^\{/).textContent) as View;

test("another question begins at its first page, keeps the rest and replaces the address", async () => {
  const user = userEvent.setup();
  const router = show("/list?tab=open&page=3");
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(shown()).toEqual({ tab: "open", role: "", page: 4 });
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "assistant");
  expect(shown()).toEqual({ tab: "open", role: "assistant", page: 1 });
  expect(router.state.location.search).toBe("?tab=open&role=assistant&page=1");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/before");
});

test("a change is heard of before it is drawn, and the function that makes it is always the same", async () => {
  const user = userEvent.setup();
  show("/list?tab=open&page=3");
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(asked).toEqual(["tab=open&role=&page=4 at page 3"]);
  expect(shown().page).toBe(4);
  expect(given.size).toBe(1);
});

test("a control shows what was chosen in the press itself", () => {
  show("/list");
  const role = screen.getByRole<HTMLSelectElement>("combobox", { name: "Role" });
  // As in a browser: nobody waits for all that React may still want to do.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    role.value = "assistant";
    role.dispatchEvent(new Event("change", { bubbles: true }));
    expect(role.value).toBe("assistant");
    expect(shown().role).toBe("assistant");
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
});

test("a change does not keep those who are on the way to another page", async () => {
  const user = userEvent.setup();
  const code = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  const list = (
    <>
      <List />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const routes = [
    { path: "/list", element: list },
    { path: "/elsewhere", lazy: () => code.promise },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/list"] });
  render(<RouterProvider router={router} useTransitions={false} />);
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  await user.click(screen.getByRole("button", { name: "Next page" }));
  code.resolve({ Component: () => <h1>Elsewhere</h1> });
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/elsewhere");
  expect(asked).toEqual([]);
});
