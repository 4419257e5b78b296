/** The icon of each kind of news (specification §7). */
import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { NotificationTile } from "../../../src/features/notifications/inbox/NotificationTile.tsx";

const TYPES = [
  "new_callout",
  "new_availability",
  "notification_change_to_unavailable",
  "callout_confirmed",
  "callout_expired",
  "standbys_exhausted",
  "doctor_paused",
  "withdrawal",
  "unknown",
] as const;

test("news of each type has an icon of its own, which is only seen", () => {
  const theme = createAppTheme();
  const drawn = TYPES.map((kind) => {
    const { container, unmount } = render(
      <ThemeProvider theme={theme}>
        <NotificationTile kind={kind} />
      </ThemeProvider>,
    );
    const icon = container.querySelector("[aria-hidden=true] svg path")?.getAttribute("d");
    unmount();
    return icon;
  });
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(TYPES.length);
});
