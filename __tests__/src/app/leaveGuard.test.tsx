/** Back and Forward where something was typed: held, asked about, and let through. */
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { createBrowserRouter, createMemoryRouter, Link, RouterProvider, useNavigate } from "react-router-dom";
import { useLeaveGuard } from "../../../src/lib/hooks/useLeaveGuard.ts";

function Form() {
  const { isBlocked, stay, leave } = useLeaveGuard(true);
  return (
    <>
      <h1>Form</h1>
      {isBlocked && (
        <div role="dialog" aria-label="Leave?">
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={() => leave()}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

test("Back stays on the form until the person says that it may be left", async () => {
  const user = userEvent.setup();
  const router = createBrowserRouter([
    { path: "/", element: <Link to="/form">Write</Link> },
    { path: "/form", Component: Form },
  ]);
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole("link", { name: "Write" }));
  for (const answer of ["Stay", "Leave"]) {
    window.history.back();
    await screen.findByRole("dialog", { name: "Leave?" });
    await waitFor(() => expect(window.location.pathname).toBe("/form"));
    expect(screen.getByRole("heading", { name: "Form" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: answer }));
    if (answer === "Stay") expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  }
  expect(await screen.findByRole("link", { name: "Write" })).toBeVisible();
  expect(window.location.pathname).toBe("/");
});

/** Goes on in the moment in which "Saved" is on the page. */
function SavedForm() {
  const [isSaved, setSaved] = useState(false);
  const { isBlocked } = useLeaveGuard(!isSaved);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (isSaved) void navigate("/elsewhere");
  }, [isSaved, navigate]);
  return (
    <>
      <button type="button" onClick={() => setSaved(true)}>
        Save
      </button>
      {isBlocked && <p>Not saved</p>}
    </>
  );
}

test("whoever leaves as soon as the form is saved is not asked", async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([
    { path: "/", Component: SavedForm },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
});
