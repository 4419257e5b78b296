/** A callout's status: sign, word and tint. */
import { type CalloutStatus } from "../../../contract/callout.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { type RowWords } from "./useTimeWords.ts";

const LOOKS = {
  draft: { color: "neutral", sign: "pencil" },
  scheduled: { color: "scheduled", sign: "clock" },
  open: { color: "open", sign: "megaphone" },
  confirmed: { color: "confirmed", sign: "checked" },
  cancelled: { color: "neutral", sign: "barred" },
  expired: { color: "neutral", sign: "dayOver" },
} as const satisfies Record<CalloutStatus, unknown>;

export function StatusChip({ status, t }: { status: CalloutStatus } & Pick<RowWords, "t">) {
  const { color, sign } = LOOKS[status];
  return (
    <Chip
      color={color}
      sign={sign}
      label={t(`status.${status}`)}
      {...(status === "draft" ? { variant: "dashed" } : {})}
    />
  );
}
