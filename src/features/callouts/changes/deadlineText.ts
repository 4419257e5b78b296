/** That the deadline moves, where the changed lists would leave it after the first one's start. */
import { type TFunction } from "i18next";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

type Words = { t: TFunction<"callouts">; format: TimeFormat };

export const deadlineText = ({ respond_by }: DecisionPreview, zone: string, { t, format }: Words): string =>
  respond_by ? t("changes.deadline", { when: format.moment(respond_by, zone) }) : "";
