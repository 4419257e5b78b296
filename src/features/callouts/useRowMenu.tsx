/** The menu of the row that asked for it; the focus returns to where it came from. */
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { type CalloutRow } from "../../contract/callout.ts";
import { laterPart } from "../i18n/public.ts";

const RowMenu = laterPart("RowMenu", () => import("./RowMenu.tsx"));

export function useRowMenu(): { menu: ReactNode; openMenu: (row: CalloutRow, opener: HTMLElement) => void } {
  const [opened, setOpened] = useState<{ row: CalloutRow; opener: HTMLElement } | null>(null);
  const openMenu = useCallback((row: CalloutRow, opener: HTMLElement) => setOpened({ row, opener }), []);
  const handleClose = () => {
    opened?.opener.focus();
    setOpened(null);
  };
  const menu = opened && (
    <Suspense>
      <RowMenu {...opened} onClose={handleClose} />
    </Suspense>
  );
  return { menu, openMenu };
}
