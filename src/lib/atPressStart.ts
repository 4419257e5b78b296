/** When a press begins that will most likely be one: what it will ask for can be asked for while the button is down. */
import { type PointerEvent } from "react";

/** Only with the mouse: a finger that comes down may be about to scroll. */
export const atPressStart = (begin: () => void) => (event: PointerEvent) => {
  if (event.pointerType === "mouse" && event.button === 0) begin();
};
