/** For which times a doctor is booked: as far as the doctor said yes, or for all that is open on the office's word. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { isSameWallSpan, spanText } from "../shared/cover.ts";

type Stretch = NonNullable<CalloutResponse["bookable"]>;

type Props = {
  response: Pick<CalloutResponse, "bookable" | "bookable_spoken" | "doctor">;
  list: Pick<CalloutList, "start_time">;
  spoken: boolean;
  onSpoken: (spoken: boolean) => void;
};

function Said({ response, list, spoken }: Pick<Props, "response" | "list" | "spoken">) {
  const { t } = useTranslation("callouts");
  const stretch = spoken ? response.bookable_spoken : response.bookable;
  if (!stretch) return null;
  const span = spanText(stretch, list);
  return (
    <Typography variant="subtitle2" component="p">
      {t(stretch.whole ? "cover.books.whole" : "cover.books.part", { span })}
    </Typography>
  );
}

/** It stands in the activity log who has said so. */
function OnTheirWord() {
  const { t } = useTranslation("callouts");
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
      {t("cover.spoken.recorded")}
    </Typography>
  );
}

function Choice({
  offered,
  all,
  list,
  spoken,
  onSpoken,
}: { offered: Stretch; all: Stretch } & Omit<Props, "response">) {
  const { t } = useTranslation("callouts");
  return (
    <RadioGroup aria-label={t("cover.choice.label")} value={spoken ? "spoken" : "offered"}>
      <FormControlLabel
        value="offered"
        control={<Radio />}
        label={t("cover.choice.offered", { span: spanText(offered, list) })}
        onChange={() => onSpoken(false)}
      />
      <FormControlLabel
        value="spoken"
        control={<Radio />}
        label={t(all.whole ? "cover.choice.whole" : "cover.choice.open", { span: spanText(all, list) })}
        onChange={() => onSpoken(true)}
      />
    </RadioGroup>
  );
}

export function StretchChoice({ response, list, spoken, onSpoken }: Props) {
  const { bookable: offered, bookable_spoken: all } = response;
  const choose = offered && all && !isSameWallSpan(offered, all);
  return (
    <>
      {choose ? (
        <Choice offered={offered} all={all} list={list} spoken={spoken} onSpoken={onSpoken} />
      ) : (
        <Said response={response} list={list} spoken={spoken} />
      )}
      {spoken && <OnTheirWord />}
    </>
  );
}
