/** What a doctor said; it is not a booking. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { useTranslation } from "react-i18next";
import { type ResponseState } from "../../contract/callout.ts";
import { Chip } from "../../ui/Chip.tsx";

const LOOKS = {
  available: { color: "confirmed", Icon: CheckRounded },
  if_needed: { color: "risk", Icon: HelpOutlineRounded },
  unavailable: { color: "neutral", Icon: CloseRounded },
  none: { color: "neutral", Icon: MoreHorizRounded },
} as const;

export function AnswerChip({ answer }: { answer: ResponseState }) {
  const { t } = useTranslation("callouts");
  const { color, Icon } = LOOKS[answer];
  return (
    <Chip
      color={color}
      icon={<Icon />}
      label={t(`answer.${answer}`)}
      {...(answer === "none" ? { variant: "hollow" } : {})}
    />
  );
}
