/** Forms of different making say alike what is to be corrected, and lead to each field. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderScreen } from "../../support/app/screenApp.tsx";

test.each([
  {
    address: "/callouts/new",
    button: "Send",
    wrong: 4,
    link: "Choose a surgeon or enter a name (list 1)",
    field: "Surgeon",
  },
  { address: "/doctors/new", button: "Save doctor", wrong: 3, link: "Last name", field: "Last name" },
])(
  "$address: so many things, one in a line, each a link to its field",
  async ({ address, button, wrong, link, field }) => {
    const user = userEvent.setup();
    await renderScreen(address, {});
    await user.click(await screen.findByRole("button", { name: button }));
    const title = await screen.findByText(`${wrong} things to correct`);
    const summary = within(title.closest<HTMLElement>("[role=alert]") as HTMLElement);
    const lines = summary.getAllByRole("listitem");
    expect(lines).toHaveLength(wrong);
    for (const line of lines) expect(within(line).getByRole("link")).toBeVisible();
    await user.click(summary.getByRole("link", { name: link }));
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  },
);
