/** The parts of a signed-in page that come after its first drawing. */
import { act } from "@testing-library/react";

const load = () =>
  Promise.all([
    import("../../../src/features/layout/ScrollTop.tsx"),
    import("../../../src/features/layout/Shortcuts.tsx"),
    import("../../../src/features/notifications/cable/ConnectionLostBanner.tsx"),
    import("../../../src/features/notifications/toasts/Toasts.tsx"),
    import("../../../src/features/notifications/desktop/DesktopPrompt.tsx"),
  ]);

/** Fetched and drawn, so that nothing arrives in the midst of what a test does. */
export const latePartsDrawn = () =>
  act(async () => {
    await load();
    // What waited for the same files goes on first.
    await new Promise((resolve) => setTimeout(resolve));
  });
