/** Cancel leaves the forms of practice management without saving anything. */
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderScreen } from "../../support/app/screenApp.tsx";

test.each(["sites", "surgeons", "groups"])("%s: Cancel leads back to the list", async (part) => {
  const user = userEvent.setup();
  const { api } = await renderScreen(`/practice-management/${part}?edit=new`, {});
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText("address")).toHaveTextContent(new RegExp(`^/practice-management/${part}$`));
  expect(api.log.filter(({ call }) => !call.startsWith("GET"))).toEqual([]);
});
