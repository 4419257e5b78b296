/** One callout as a row of the table: its columns, between what chooses it and what more can be done with it. */
import { Fragment, memo } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { leadList } from "../shared/cover.ts";
import { type RowFormat } from "../shared/useTimeFormat.ts";
import { type CalloutColumn } from "./calloutColumns.tsx";
import { ChooseBox, MoreForCallout, type RowHandlers } from "./RowTools.tsx";

export type RowProps = { row: CalloutRow; format: RowFormat; chosen: boolean } & RowHandlers;

type Props = RowProps & { columns: readonly CalloutColumn[]; narrow: boolean };

export const CalloutTableRow = memo(function CalloutTableRow(props: Props) {
  const { row, format, chosen, columns, narrow, onChoose, onMenu } = props;
  const list = leadList(row.lists);
  if (!list) return null;
  return (
    <tr
      {...(chosen ? { "data-chosen": "" } : {})}
      {...(row.risk ? { "data-risk": "" } : {})}
      {...(row.status === "cancelled" ? { "data-muted": "" } : {})}
    >
      <td className="tool">
        <ChooseBox row={row} format={format} chosen={chosen} onChoose={onChoose} />
      </td>
      {columns.map(({ name, cell }) => (
        <Fragment key={name}>{cell({ row, list, format, narrow })}</Fragment>
      ))}
      <td className="tool">
        <MoreForCallout row={row} format={format} onMenu={onMenu} />
      </td>
    </tr>
  );
});
