/** The list of doctors: what a row says, and what is asked of the server. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aWireDoctor } from "../../support/aWireCallout.ts";
import { renderScreen } from "../../support/screenApp.tsx";

const page = (...data: ReturnType<typeof aWireDoctor>[]) => ({
  data,
  meta: { page: 1, per_page: 25, total: data.length },
});

test("a row says who, what, in which groups, and whether mail arrives", async () => {
  await renderScreen("/doctors", { "GET /doctors": () => page(aWireDoctor({ email_state: "bounced" })) });
  const row = within((await screen.findByText("Dr Hana Itokawa")).closest("tr") as HTMLElement);
  for (const words of ["Consultant", "Partners", "Bouncing", "hana@example.test", "Never"])
    expect(row.getByText(words)).toBeVisible();
});

test("group and status live in the address and are asked of the server", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors", {
    "GET /doctors": () => page(aWireDoctor()),
    "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 11 }] }),
  });
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Group" }),
    await screen.findByRole("option", { name: "Partners" }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Paused");
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/doctors?group=9&status=paused");
  await waitFor(() => expect(api.calls("GET /doctors").at(-1)?.query.toString()).toBe("group_id=9&status=paused"));
});

test("a search without a match offers the way out", async () => {
  const user = userEvent.setup();
  await renderScreen("/doctors?q=nobody", { "GET /doctors": () => page() });
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("heading", { name: "No doctors yet" })).toBeVisible();
});
