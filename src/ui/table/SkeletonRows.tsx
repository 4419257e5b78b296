/** Rows to come, of the true height, fading downwards; the head of the table is real. */
/** Widths in px of the two lines of each column; a second of 0 is one line. */
type Props = { columns: readonly (readonly [first: number, second: number])[]; rows?: number };

export function SkeletonRows({ columns, rows = 9 }: Props) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
    <tr key={row} style={{ opacity: 1 - row * 0.09 }}>
      {columns.map(([first, second], column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
        <td key={column}>
          <i className="bone" style={{ width: first }} />
          {second > 0 && <i className="bone" style={{ width: second }} />}
        </td>
      ))}
    </tr>
  ));
}
