/** The document's root and the device's colour preference as a port: marks there restyle the page without rendering. */

export interface Look {
  /** Sets an attribute of the root element; null takes it away. */
  mark(attribute: string, value: string | null): void;
  deviceIsDark(): boolean;
  /** Hears when the device turns dark or light; returns the function that stops listening. */
  onDevice(hear: (dark: boolean) => void): () => void;
}

export function browserLook(window: Window): Look {
  const root = window.document.documentElement;
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  return {
    mark: (attribute, value) =>
      value === null ? root.removeAttribute(attribute) : root.setAttribute(attribute, value),
    deviceIsDark: () => device.matches,
    onDevice: (hear) => {
      const listen = (event: MediaQueryListEvent) => hear(event.matches);
      device.addEventListener("change", listen);
      return () => device.removeEventListener("change", listen);
    },
  };
}
