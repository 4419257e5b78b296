/** Back and Forward where something was typed: held, asked about, and let through. */
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { AddressRouter } from "../../../src/app/AddressRouter.tsx";
import { useLeaveGuard } from "../../../src/lib/useLeaveGuard.ts";

function Form() {
  const { wanted, want, leave } = useLeaveGuard(true);
  return (
    <>
      <h1>Form</h1>
      {wanted !== null && (
        <div role="dialog" aria-label="Leave?">
          <button type="button" onClick={() => want(null)}>
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
  render(
    <AddressRouter>
      <Routes>
        <Route path="/" element={<Link to="/form">Write</Link>} />
        <Route path="/form" element={<Form />} />
      </Routes>
    </AddressRouter>,
  );
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
