/** Names the document after the page. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const name = t("productName");
  // The outside world is the browser's tab.
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
