/** An address that mails bounced from, and that is right after all; a pause that is over. After the press the button is gone. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail } from "../../support/aWireCallout.ts";

test("beside a bouncing address it is used again; beside one that works there is nothing to do", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  let email_state: "bounced" | "unverified" = "bounced";
  const shown = () => ({ data: aDoctorDetail({ email_state }) });
  const { api } = await renderScreen("/doctors/51", {
    "GET /doctors/:id": shown,
    "POST /doctors/:id/use_address": () => {
      email_state = "unverified";
      return shown();
    },
  });
  const button = await screen.findByRole("button", { name: "Use this address again" });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(api.calls("POST /doctors/:id/use_address")).toHaveLength(1);
  expect(said).toHaveBeenCalledWith("success", { key: "doctors:page.done" }, undefined, undefined);
});

test("a pause is ended and begun; the keyboard goes on at its heading", async () => {
  const user = userEvent.setup();
  let status: "paused" | "active" = "paused";
  const shown = () => ({ data: aDoctorDetail({ status }) });
  const become = (next: typeof status) => () => {
    status = next;
    return shown();
  };
  await renderScreen("/doctors/51?tab=away", {
    "GET /doctors/:id": shown,
    "GET /doctors/:id/unavailabilities": () => ({ data: [] }),
    "POST /doctors/:id/unpause": become("active"),
    "POST /doctors/:id/pause": become("paused"),
  });
  await user.click(await screen.findByRole("button", { name: "End pause" }));
  const pause = await screen.findByRole("button", { name: "Pause" });
  expect(screen.getByRole("heading", { name: "Pause" })).toHaveFocus();
  await user.click(pause);
  await screen.findByRole("button", { name: "End pause" });
  expect(screen.getByRole("heading", { name: "Pause" })).toHaveFocus();
});
