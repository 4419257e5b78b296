/** Says that rows have arrived and waits to be asked, so that nothing moves under the pointer. */
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

const Bar = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  width: "100%",
  minHeight: 38,
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.status.open.bd}`,
  background: theme.vars.palette.status.open.bg,
  color: theme.vars.palette.status.open.fg,
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  "& svg": { fontSize: 18 },
  "& u": { textUnderlineOffset: 3 },
  "&:focus-visible": { outlineOffset: -2 },
}));

/** The live region is always there: what appears together with its region is not read out. */
export function NewRowsBar({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation("callouts");
  const room = useRef<HTMLDivElement>(null);
  const there = count > 0;
  // The outside world is the scroll position: where the page is scrolled the browser keeps what is looked at in its
  // place, at the top it does not.
  useLayoutEffect(() => {
    const bar = room.current;
    if (there && bar?.nextElementSibling?.matches(":hover") && window.scrollY === 0)
      window.scrollBy(0, bar.offsetHeight);
  }, [there]);
  const handleShow = () => {
    onShow();
    // The bar goes once the rows are drawn: the keyboard goes on at the first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-row]")?.focus());
  };
  return (
    <div role="status" ref={room}>
      {there && (
        <Bar type="button" onClick={handleShow}>
          <ArrowUpwardRounded aria-hidden="true" />
          {t("live.new", { count })} <u>{t("live.show")}</u>
        </Bar>
      )}
    </div>
  );
}
