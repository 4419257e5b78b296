/** Draws the toast board through notistack: top centre, below the bar, at most twenty. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { SnackbarProvider, Transition, useSnackbar } from "notistack";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { ToastCard } from "./ToastCard.tsx";
import { MOST_TOASTS, REMOVAL_DELAY_MS, type ToastBoard } from "./toastBoard.ts";

/** Milliseconds notistack itself spends after our exit: a pause of 125 and the closing of the gap, 175. */
const NOTISTACK_ENDING_MS = 300;
const DURATION = { enter: 200, exit: REMOVAL_DELAY_MS - NOTISTACK_ENDING_MS };

/** Below the bar, and below the title of the page as long as it is in sight. */
const TOP_VARIABLE = "--toasts-top";
const TOP = `var(${TOP_VARIABLE}, calc(var(--mui-size-toolbar) + 6px))`;
const GAP_PX = 6;

const container = {
  ".toasts.toasts": {
    top: TOP,
    maxWidth: "none",
    width: "auto",
    minWidth: 0,
    // More than fit are scrolled, never squeezed; the padding leaves room for the shadows.
    maxHeight: `calc(100dvh - ${TOP})`,
    overflowY: "auto",
    scrollbarWidth: "none",
    padding: "0 12px 12px",
    "& > *": { flex: "none" },
    // The count of all others stays in sight.
    "& > :has([data-all])": { order: -1 },
    "& > :has([data-loud])": { order: -2 },
    "& .notistack-CollapseWrapper": { padding: "4px 0" },
    "& .notistack-Snackbar": { minWidth: 0 },
  },
  // A dialog's title begins at its left.
  "@media (min-width: 1100px)": {
    "body:has([role=dialog]) .toasts.toasts": { left: "auto", right: 0, transform: "none" },
  },
};

type TransitionProps = Omit<ComponentProps<typeof Transition>, "children" | "nodeRef"> & { children?: ReactNode };

/** Keeps notistack's time; the looks are the card's own, so that nothing slides. */
function Still({ children, ...props }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition {...props} nodeRef={node as RefObject<HTMLDivElement>}>
      {() => <div ref={node}>{children}</div>}
    </Transition>
  );
}

/** While there are toasts, what one looks at stays readable: they begin below the page's title. */
function useBelowTitle(shown: boolean): void {
  // The outside world is where the title stands, which moves as the page is scrolled.
  useEffect(() => {
    if (!shown) return undefined;
    const { style } = document.documentElement;
    const place = () => {
      const { bottom = 0 } = document.querySelector("h1")?.getBoundingClientRect() ?? {};
      if (bottom > 0 && bottom < window.innerHeight / 2)
        style.setProperty(
          TOP_VARIABLE,
          `max(calc(var(--mui-size-toolbar) + ${GAP_PX}px), ${Math.ceil(bottom) + GAP_PX}px)`,
        );
      else style.removeProperty(TOP_VARIABLE);
    };
    place();
    window.addEventListener("scroll", place, { passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place);
      window.removeEventListener("resize", place);
      style.removeProperty(TOP_VARIABLE);
    };
  }, [shown]);
}

type Props = { board: ToastBoard };

export function Toasts({ board }: Props) {
  return (
    <>
      <GlobalStyles styles={container} />
      <SnackbarProvider
        maxSnack={MOST_TOASTS}
        anchorOrigin={{ vertical: "top", horizontal: "center" }}
        classes={{ containerRoot: "toasts" }}
        TransitionComponent={Still}
        transitionDuration={DURATION}
        onExited={(_node, key) => board.remove(String(key))}
        autoHideDuration={null}
      >
        <Sync board={board} />
      </SnackbarProvider>
    </>
  );
}

/** Brings notistack's snacks in line with the board. */
function Sync({ board }: Props) {
  const toasts = useSyncExternalStore(board.listen, board.read);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());
  useBelowTitle(toasts.length > 0);
  // The outside world is notistack's own list.
  useEffect(() => {
    const wanted = new Set(toasts.map(({ key }) => key));
    for (const key of shown.current) {
      if (wanted.has(key)) continue;
      shown.current.delete(key);
      closeSnackbar(key);
    }
    for (const key of wanted) {
      if (shown.current.has(key)) continue;
      shown.current.add(key);
      enqueueSnackbar(key, { key, content: <Card board={board} toastKey={key} /> });
    }
  }, [toasts, board, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** One toast by its key: a count that grows is drawn in place. */
function Card({ board, toastKey }: { board: ToastBoard; toastKey: string }) {
  const { closeSnackbar } = useSnackbar();
  const toast = useSyncExternalStore(board.listen, () => board.read().find(({ key }) => key === toastKey));
  const last = useRef(toast);
  if (toast) last.current = toast;
  const handleDismiss = () => {
    board.leave(toastKey);
    closeSnackbar(toastKey);
  };
  return last.current ? <ToastCard toast={last.current} onDismiss={handleDismiss} /> : null;
}
