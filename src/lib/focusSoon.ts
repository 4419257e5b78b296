/** Focuses the element of that id once it is there: what was just asked for is drawn first. */
export const focusSoon = (id: string): number => requestAnimationFrame(() => document.getElementById(id)?.focus());
