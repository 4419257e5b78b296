/** What a doctor said; it is not a booking. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { useTranslation } from "react-i18next";
import { type ResponseState } from "../../../contract/callout.ts";
import { Chip } from "../../../ui/Chip.tsx";

const LOOKS = {
  available: { tone: "confirmed", icon: <CheckRounded /> },
  if_needed: { tone: "risk", icon: <HelpOutlineRounded /> },
  unavailable: { tone: "neutral", icon: <CloseRounded /> },
  none: { tone: "neutral", icon: <MoreHorizRounded /> },
} as const;

export function AnswerChip({ answer }: { answer: ResponseState }) {
  const { t } = useTranslation("callouts");
  const { tone, icon } = LOOKS[answer];
  return (
    <Chip tone={tone} icon={icon} label={t(`answer.${answer}`)} {...(answer === "none" ? { shape: "hollow" } : {})} />
  );
}
