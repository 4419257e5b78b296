/** What a doctor said; it is not a booking. */
import { useTranslation } from "react-i18next";
import { type ResponseState } from "../../../contract/callout.ts";
import { Chip } from "../../../ui/Chip.tsx";

const LOOKS = {
  available: { color: "confirmed", sign: "check" },
  if_needed: { color: "risk", sign: "question" },
  unavailable: { color: "neutral", sign: "cross" },
  none: { color: "neutral", sign: "dots" },
} as const;

export function AnswerChip({ answer }: { answer: ResponseState }) {
  const { t } = useTranslation("callouts");
  const { color, sign } = LOOKS[answer];
  return (
    <Chip
      color={color}
      sign={sign}
      label={t(`answer.${answer}`)}
      {...(answer === "none" ? { variant: "hollow" } : {})}
    />
  );
}
