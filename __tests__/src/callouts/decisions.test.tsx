/** What stands in the column of decisions keeps to one line: beside anything else, changing an answer is a sign. */
import { screen } from "@testing-library/react";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aResponse } from "../../support/aWireCallout.ts";

const of = (id: number, name: string, values: Parameters<typeof aResponse>[0]) =>
  aResponse({ id, doctor: { id, name, grade: null }, ...values });

test("changing an answer is said in words where it stands alone, else by a sign that has them as its title", async () => {
  const responses = [
    of(1, "Dr Ash", { response: "available" }),
    of(2, "Dr Birch", { response: "unavailable", outcome: "released" }),
    of(3, "Dr Cedar", { response: "available", outcome: "standby", standby_rank: 1 }),
    of(4, "Dr Dill", { response: "unavailable" }),
    of(5, "Dr Elm", { response: "none", responded_at: null }),
  ];
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ responses }) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
  });
  expect(await screen.findByText("Can no longer come")).toBeVisible();
  const change = (name: string) => screen.getByRole("button", { name: `Change answer of ${name}` });
  for (const name of ["Dr Ash", "Dr Birch", "Dr Cedar"]) {
    expect(change(name)).toHaveTextContent(/^$/);
    expect(change(name)).toHaveAttribute("title", "Change answer");
  }
  expect(change("Dr Dill")).toHaveTextContent("Change answer");
  expect(screen.getByRole("button", { name: /^Record.*Dr Elm/ })).toHaveTextContent("Record answer");
  expect(screen.getByRole("button", { name: "Confirm Dr Cedar" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /standby.*Dr Cedar/i })).not.toBeInTheDocument();
});
