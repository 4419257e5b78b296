/** What happened to a callout: the newest at first, the rest when it is wanted. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aDetail, inHours } from "../../support/aWireCallout.ts";
import { renderScreen } from "../../support/screenApp.tsx";

const show = async (events: number) => {
  const data = Array.from({ length: events }, (_, at) => ({
    id: events - at,
    action: "callout_reminded",
    actor: { type: "admin", name: `Admin ${events - at}` },
    params: {},
    created_at: inHours(-at),
  }));
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail() }),
    "GET /callouts/:id/events": () => ({ data }),
  });
  const activity = within(await screen.findByRole("region", { name: "Activity" }));
  await activity.findAllByRole("listitem");
  return activity;
};

test("a long history shows its newest fifteen; the rest comes and goes by a button that keeps the focus and says so", async () => {
  const user = userEvent.setup();
  const activity = await show(17);
  expect(activity.getAllByRole("listitem")).toHaveLength(15);
  expect(activity.getByText(/by Admin 17$/)).toBeVisible();
  expect(activity.queryByText(/by Admin 2$/)).not.toBeInTheDocument();
  expect(activity.getByRole("status")).toBeEmptyDOMElement();
  await user.click(activity.getByRole("button", { name: "Show more" }));
  expect(activity.getAllByRole("listitem")).toHaveLength(17);
  expect(activity.getByRole("status")).toHaveTextContent("Entries shown: 17 of 17");
  const button = activity.getByRole("button", { name: "Show fewer" });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(activity.getAllByRole("listitem")).toHaveLength(15);
  expect(activity.getByRole("status")).toHaveTextContent("Entries shown: 15 of 17");
  expect(activity.getByRole("button", { name: "Show more" })).toHaveFocus();
});

test("a history of fifteen is shown whole", async () => {
  const activity = await show(15);
  expect(activity.getAllByRole("listitem")).toHaveLength(15);
  expect(activity.queryByRole("button")).not.toBeInTheDocument();
});
