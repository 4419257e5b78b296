/** One toast as it is drawn: tile, title, one line, a way to the callout, dismiss (mock-up 08). */
import CloseRounded from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { TOAST_NAMESPACES, undoWanted } from "./liveFacts.ts";
import { NoticeTile } from "./NoticeTile.tsx";
import { calloutPath } from "./notice.ts";
import { noticeWords } from "./noticeWords.ts";
import { type Toast, toastLife } from "./toastBoard.ts";
import { useLife } from "./useLife.ts";

const Paper = styled("div", { shouldForwardProp: (prop) => prop !== "leaving" })<{ leaving: boolean }>(
  ({ theme, leaving }) => ({
    pointerEvents: "all",
    display: "flex",
    gap: 11,
    alignItems: "flex-start",
    boxSizing: "border-box",
    width: "min(350px, calc(100vw - 24px))",
    padding: "12px 8px 12px 12px",
    background: theme.vars.palette.surface.raised,
    color: theme.vars.palette.text.primary,
    borderRadius: 12,
    boxShadow: "var(--mui-shadows-8)",
    overflow: "hidden",
    opacity: leaving ? 0 : 1,
    transition: "opacity 150ms",
    "@keyframes toast-in": { from: { opacity: 0, transform: "translateY(-6px)" } },
    animation: "toast-in 200ms cubic-bezier(.2, 0, 0, 1)",
    "& > div": { flex: 1, minWidth: 0 },
    // A title of ten thousand letters must not cover the screen.
    "& [data-part]": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 3, overflow: "hidden" },
    "& a": { display: "inline-block", paddingBlockStart: 4, fontWeight: 600, fontSize: ".8125rem" },
  }),
);

type Words = { title: string; line: string | null; way: { to: string; label: string } | null };

function useWords(toast: Toast): Words {
  const { t, i18n } = useTranslation("notifications");
  const { t: anyText } = useTranslation(TOAST_NAMESPACES);
  const wayTo = (calloutId: string) => ({ to: calloutPath(calloutId), label: t("toast.open") });
  switch (toast.kind) {
    case "news": {
      const { calloutId } = toast.notice;
      return {
        ...noticeWords(toast.notice, { t, language: i18n.language }),
        way: calloutId === null ? null : wayTo(calloutId),
      };
    }
    case "more": {
      const { calloutId, count, missed } = toast;
      if (calloutId !== null) return { title: t("toast.moreAnswers", { count }), line: null, way: wayTo(calloutId) };
      const title = missed ? t("toast.missed", { count }) : t("toast.more", { count });
      return { title, line: null, way: { to: "/notifications", label: t("toast.openAll") } };
    }
    case "word": {
      const { key, params } = toast.text;
      // The key is known to be one of ours; which of them takes which params is checked where it is written.
      return { title: String(anyText(key as never, { ...params } as never)), line: null, way: null };
    }
  }
}

const tileOf = (toast: Toast) =>
  toast.kind === "news" ? toast.notice.type : toast.kind === "word" ? toast.tone : "unknown";

const isOfAll = (toast: Toast): boolean => toast.kind === "more" && toast.calloutId === null;

type Props = { toast: Toast; onDismiss: () => void };

export function ToastCard({ toast, onDismiss }: Props): ReactNode {
  const { t } = useTranslation("notifications");
  const [leaving, setLeaving] = useState(false);
  const { title, line, way } = useWords(toast);
  const handleDismiss = () => {
    setLeaving(true);
    onDismiss();
  };
  const dispatch = useAppDispatch();
  const undo = toast.kind === "word" && toast.undo;
  const handleUndo = () => {
    if (undo) dispatch(undoWanted(undo));
    handleDismiss();
  };
  const life = useLife(leaving ? null : toastLife(toast), toast, handleDismiss);
  const alarming = toast.kind === "word" && toast.tone === "error";
  return (
    <Paper role={alarming ? "alert" : "status"} leaving={leaving} data-all={isOfAll(toast) || undefined} {...life}>
      <NoticeTile kind={tileOf(toast)} />
      <div>
        <Typography variant="subtitle1" component="p" data-part="title">
          {title}
        </Typography>
        {line !== null && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }} data-part="line">
            {line}
          </Typography>
        )}
        {undo && (
          <Button size="small" variant="quiet" sx={{ ml: "-9px" }} onClick={handleUndo}>
            {t("toast.undo")}
          </Button>
        )}
        {way && (
          <Link to={way.to} onClick={handleDismiss}>
            {way.label}
          </Link>
        )}
      </div>
      <IconButton size="small" aria-label={t("toast.dismiss")} onClick={handleDismiss} sx={{ my: "-4px" }}>
        <CloseRounded sx={{ fontSize: "18px !important" }} />
      </IconButton>
    </Paper>
  );
}
