/** A dialog in which something is typed, and the question before that is lost. */
import { screen, waitFor, within } from "@testing-library/react";
import { type UserEvent } from "@testing-library/user-event";

const QUESTION = { name: "Leave without saving?" };

export type Opened = {
  /** What is pressed, one after another. */
  by: readonly (readonly ["button" | "menuitem" | "link" | "checkbox", string | RegExp])[];
  field: RegExp;
};

export async function openDialog(user: UserEvent, { by, field }: Opened) {
  for (const [role, name] of by) {
    const [element] = await screen.findAllByRole(role, { name });
    // What was chosen in an earlier test stays so.
    if (!(element as HTMLInputElement).checked) await user.click(element as HTMLElement);
  }
  const element = await screen.findByRole("dialog");
  const dialog = within(element);
  await waitFor(() => expect(dialog.getByLabelText(field)).toBeEnabled());
  return { element, dialog, text: dialog.getByLabelText(field) };
}

export const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
export const question = async () => within(await screen.findByRole("dialog", QUESTION));
export const unasked = () => waitFor(() => expect(screen.queryByRole("dialog", QUESTION)).not.toBeInTheDocument());

/** `back`: the button that closes it. */
export async function askedBeforeLost(
  user: UserEvent,
  { element, dialog, text }: Awaited<ReturnType<typeof openDialog>>,
  back: string,
) {
  await user.type(text, "Bay C");
  await user.keyboard("{Escape}");
  await user.click((await question()).getByRole("button", { name: "Stay" }));
  await unasked();
  expect(text).toHaveFocus();
  // A press beside it.
  await user.click(element.parentElement as HTMLElement);
  await question();
  await user.keyboard("{Escape}");
  await unasked();
  expect(element.parentElement).toContainElement(document.activeElement as HTMLElement);
  await user.click(dialog.getByRole("button", { name: back }));
  await question();
  expect((text as HTMLInputElement).value).toContain("Bay C");
  await user.click((await question()).getByRole("button", { name: "Leave" }));
  await gone();
}
