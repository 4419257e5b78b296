/** Where the keyboard goes on when what took all filters back goes with them: the first filter, or what opens them. */
export function focusFirstFilter(pressed: Element): void {
  const bar = pressed.closest("[role=search]") ?? document.querySelector("[role=search]");
  // Not the search: on a phone it would bring the keyboard up.
  const controls = bar?.querySelectorAll<HTMLElement>("button, select") ?? [];
  [...controls].find((one) => one !== pressed)?.focus();
}
