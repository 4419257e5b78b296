/** One toast as it is drawn: tile, title, one line, a way to the callout, dismiss. */
import CloseRounded from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useKeptFocus } from "../../../lib/hooks/useKeptFocus.ts";
import { useSecondsLeft } from "../../../lib/hooks/useSecondsLeft.ts";
import { SecondsLeft } from "../../../ui/SecondsLeft.tsx";
import { NotificationTile, tileKind } from "../inbox/NotificationTile.tsx";
import { calloutPath } from "../model/appNotification.ts";
import { formatNotification } from "../model/formatNotification.ts";
import { notificationsOpened, TOAST_NAMESPACES, type Undo } from "../model/liveActions.ts";
import { furtherLists } from "../model/oneMessage.ts";
import { isLoud, type Toast, toastLife } from "./toastBoard.ts";
import { useLife } from "./useLife.ts";
import { useUndo } from "./useUndo.ts";

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
    "& > div": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
    "&[data-loud]": {
      border: `1px solid ${theme.vars.palette.status.error.bd}`,
      borderInlineStart: `5px solid ${theme.vars.palette.error.main}`,
      background: theme.vars.palette.status.error.bg,
    },
    // A title of ten thousand letters must not cover the screen.
    "& [data-part]": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 3, overflow: "hidden" },
    "& a": { display: "inline-block", paddingBlockStart: 4, fontWeight: 600, fontSize: ".8125rem" },
  }),
);

type ToastLabels = {
  title: string;
  line: string | null;
  details?: string[];
  way: { to: string; label: string } | null;
};

function useToastLabels(toast: Toast): ToastLabels {
  const { t, i18n } = useTranslation("notifications");
  const { t: anyText } = useTranslation(TOAST_NAMESPACES);
  const wayTo = (calloutId: string) => ({ to: calloutPath(calloutId), label: t("toast.open") });
  switch (toast.kind) {
    case "notification": {
      const { calloutId } = toast.notification;
      const count = furtherLists(toast.notification);
      const words = formatNotification(toast.notification, { t, language: i18n.language });
      const more = count > 0 ? anyText("callouts:more", { count }) : null;
      return {
        ...words,
        line: more ? [words.line, more].filter(Boolean).join(" · ") : words.line,
        way: calloutId === null ? null : wayTo(calloutId),
      };
    }
    case "more": {
      const { calloutId, count, missed, answers } = toast;
      return {
        title: t(answers ? "toast.moreAnswers" : missed ? "toast.missed" : "toast.more", { count }),
        line: null,
        way: calloutId === null ? { to: "/notifications", label: t("toast.openAll") } : wayTo(calloutId),
      };
    }
    case "message": {
      const { key, params } = toast.text;
      // The key is known to be one of ours; which of them takes which params is checked where it is written.
      return { title: String(anyText(key as never, { ...params } as never)), line: null, way: null };
    }
  }
}

const tileOf = (toast: Toast) =>
  toast.kind === "notification" ? tileKind(toast.notification) : toast.kind === "message" ? toast.tone : "unknown";

const isOfAll = (toast: Toast): boolean => toast.kind === "more" && toast.calloutId === null;

function UndoButton({ undo: { until, words }, onUndo }: { undo: Undo; onUndo: () => void }) {
  const { t } = useTranslation("notifications");
  const { t: anyText } = useTranslation(TOAST_NAMESPACES);
  const left = useSecondsLeft(until ?? null);
  const { focused, ...kept } = useKeptFocus();
  const over = left === 0;
  if (over && !focused) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      sx={{ ml: "-9px" }}
      aria-disabled={over}
      onClick={over ? undefined : onUndo}
      {...kept}
    >
      {words ? String(anyText(words.button as never)) : t("toast.undo")}
      {left !== null && <SecondsLeft left={left} />}
    </Button>
  );
}

type Props = { toast: Toast; onDismiss: () => void };

export function ToastCard({ toast, onDismiss }: Props): ReactNode {
  const { t } = useTranslation("notifications");
  const [leaving, setLeaving] = useState(false);
  const { title, line, details = [], way } = useToastLabels(toast);
  const handleDismiss = () => {
    setLeaving(true);
    onDismiss();
  };
  const dispatch = useAppDispatch();
  const takeBack = useUndo();
  const undo = toast.kind === "message" && toast.undo;
  const handleUndo = () => {
    // While it leaves it could be pressed a second time.
    if (undo && !leaving) void takeBack(undo);
    handleDismiss();
  };
  const handleOpen = () => {
    const calloutId =
      toast.kind === "notification" ? toast.notification.calloutId : toast.kind === "more" ? toast.calloutId : null;
    if (calloutId !== null) dispatch(notificationsOpened({ calloutId }));
    handleDismiss();
  };
  const life = useLife(leaving ? null : toastLife(toast), toast, handleDismiss);
  const loud = isLoud(toast);
  const alarming = loud || (toast.kind === "message" && toast.tone === "error");
  return (
    <Paper
      role={alarming ? "alert" : "status"}
      leaving={leaving}
      data-all={isOfAll(toast) || undefined}
      data-loud={loud || undefined}
      {...life}
    >
      <NotificationTile kind={tileOf(toast)} />
      <div>
        <Typography variant="subtitle1" component="p" data-part="title">
          {title}
        </Typography>
        {[...(line === null ? [] : [line]), ...details].map((text) => (
          <Typography
            key={text}
            variant="caption"
            component="p"
            sx={{ color: loud ? "text.primary" : "text.secondary", mt: loud ? "2px" : 0 }}
            data-part="line"
          >
            {text}
          </Typography>
        ))}
        {undo && <UndoButton undo={undo} onUndo={handleUndo} />}
        {way && (
          <Link to={way.to} onClick={handleOpen}>
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
