/** The document's root and the device's colour preference as a port: marks there restyle the page without rendering. */

export interface RootAttributes {
  /** Sets an attribute of the root element; null takes it away. */
  set(attribute: string, value: string | null): void;
  deviceIsDark(): boolean;
  /** Hears when the device turns dark or light; returns the function that stops listening. */
  onDevice(hear: (dark: boolean) => void): () => void;
}

/** Paper is white: what is printed wears the light theme, whichever is on. */
function printInLight(window: Window, root: HTMLElement): void {
  let worn: string | null = null;
  window.addEventListener("beforeprint", () => {
    worn = root.getAttribute("data-theme");
    root.setAttribute("data-theme", "light");
  });
  window.addEventListener("afterprint", () => {
    if (worn !== null) root.setAttribute("data-theme", worn);
  });
}

export function browserRootAttributes(window: Window): RootAttributes {
  const root = window.document.documentElement;
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  printInLight(window, root);
  return {
    set: (attribute, value) => (value === null ? root.removeAttribute(attribute) : root.setAttribute(attribute, value)),
    deviceIsDark: () => device.matches,
    onDevice: (hear) => {
      const listen = (event: MediaQueryListEvent) => hear(event.matches);
      device.addEventListener("change", listen);
      return () => device.removeEventListener("change", listen);
    },
  };
}
