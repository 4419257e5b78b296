/** The menu of the row that asked for it; the focus returns to where it came from. */
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from "react";

export type RowMenuProps<Row> = { row: Row; opener: HTMLElement; onClose: () => void };

/** `Menu` may be a part that is fetched when it is first wanted. It is given its row as `rows` have it by now. */
export function useRowMenu<Row extends { id: number }>(
  Menu: ComponentType<RowMenuProps<Row>>,
  rows: readonly Row[],
): {
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
      <Menu
        {...opened}
        row={rows.find(({ id }) => id === opened.row.id) ?? opened.row}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  );
  return { menu, openMenu };
}
