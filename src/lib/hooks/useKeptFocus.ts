/** A button whose time is over stays until the focus has left it, which would otherwise be lost. */
import { useState } from "react";

export function useKeptFocus() {
  const [focused, setFocused] = useState(false);
  return { focused, onFocus: () => setFocused(true), onBlur: () => setFocused(false) };
}
