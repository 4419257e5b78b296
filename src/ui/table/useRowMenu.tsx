/** The menu of the row that asked for it; the focus returns to where it came from. */
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from "react";

export type RowMenuProps<Row> = { row: Row; opener: HTMLElement; onClose: () => void };

/** `Menu` may be a part that is fetched when it is first wanted. */
export function useRowMenu<Row>(Menu: ComponentType<RowMenuProps<Row>>): {
  menu: ReactNode;
  openMenu: (row: Row, opener: HTMLElement) => void;
} {
  const [opened, setOpened] = useState<{ row: Row; opener: HTMLElement } | null>(null);
  const openMenu = useCallback((row: Row, opener: HTMLElement) => {
    // Some browsers give a pressed button no focus; menus and dialogs return it to where it was.
    opener.focus();
    setOpened({ row, opener });
  }, []);
  const menu = opened && (
    <Suspense>
      <Menu {...opened} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { menu, openMenu };
}
