/** Under a table: which rows these are, and the pages beside. */
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

const Foot = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  padding: "8px 16px",
  minHeight: 48,
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  fontVariantNumeric: "tabular-nums",
  color: vars.palette.text.secondary,
  "@media print": { display: "none" },
}));

const Pages = styled("nav")({ display: "flex", alignItems: "center", gap: 4, marginInlineStart: "auto" });

type Props = {
  page: number;
  perPage: number;
  total: number;
  /** A total that stops there means "more than that". */
  ceiling?: number;
  onPage: (page: number) => void;
  children?: ReactNode;
};

export const Pager = memo(function Pager({ page, perPage, total, ceiling, onPage, children }: Props) {
  const { t } = useTranslation("common");
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  const many = ceiling !== undefined && total >= ceiling;
  return (
    <Foot>
      {children}
      {total > 0 && (
        <Pages aria-label={t("pager.pages")}>
          <span>
            {many ? t("pager.rangeMany", { from, to, total: ceiling - 1 }) : t("pager.range", { from, to, total })}
          </span>
          <IconButton aria-label={t("pager.previous")} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftRounded />
          </IconButton>
          <IconButton aria-label={t("pager.next")} disabled={!many && to >= total} onClick={() => onPage(page + 1)}>
            <ChevronRightRounded />
          </IconButton>
        </Pages>
      )}
    </Foot>
  );
});
