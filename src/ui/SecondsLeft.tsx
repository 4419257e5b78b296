/** How many seconds a button is still there: seen, and not read out each time. */

export function SecondsLeft({ left }: { left: number }) {
  return (
    <span aria-hidden="true" style={{ fontVariantNumeric: "tabular-nums" }}>
      &nbsp;({left})
    </span>
  );
}
