/** A drag of Mr Okandi's list in the calendar, and what it is let go over: no page of a test knows what is below its pointer. */
import { act, fireEvent, screen } from "@testing-library/react";

export async function dragTo(place: string, until: "let go" | "let go where it cannot stand" | "Escape" = "let go") {
  const [entry] = await screen.findAllByText("Mr J. Okandi", { selector: "[data-part]" });
  const cell = screen.getByRole("button", { name: place }).closest("td");
  document.elementFromPoint = () => cell;
  Element.prototype.scrollIntoView = () => undefined;
  const pressed = entry ?? document.body;
  const point = (type: string, clientX: number) =>
    fireEvent(pressed, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { isPrimary: true }));
  point("pointerdown", 10);
  point("pointermove", 60);
  if (until === "let go where it cannot stand") expect(cell).not.toHaveAttribute("data-over");
  else expect(cell).toHaveAttribute("data-over");
  if (until === "Escape") fireEvent.keyDown(pressed, { key: "Escape" });
  // What is let go is saved in its turn.
  await act(async () => {
    point("pointerup", 60);
    fireEvent.click(pressed);
  });
  expect(cell).not.toHaveAttribute("data-over");
}
