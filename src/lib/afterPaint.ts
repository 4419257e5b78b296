/** Work that nobody waits for, once what was drawn is on the screen; a press finds it done. */

const PRESSES = ["pointerdown", "keydown", "click"] as const;

/** Runs `task` once; the answer takes it back. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const press of PRESSES) window.removeEventListener(press, run, { capture: true });
  };
  const run = () => {
    stop();
    task();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  for (const press of PRESSES) window.addEventListener(press, run, { capture: true });
  return stop;
}
