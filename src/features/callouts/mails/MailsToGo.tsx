/** In a dialog: why it was refused, or the mails that will go, or that there are none. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type refusalText } from "../api/refusalText.ts";
import { MailList, mailCount } from "./MailList.tsx";
import { Refused } from "./Refused.tsx";
import { type MailsBefore } from "./useMailsBefore.ts";

type Props = {
  before: MailsBefore<DecisionPreview>;
  /** Of what was to be done. */
  error?: unknown;
  format?: typeof refusalText;
};

export function MailsToGo({ before, error, ...how }: Props) {
  const { t } = useTranslation("callouts");
  const { data, asking } = before;
  return (
    <>
      <Refused error={error} before={before} {...how} />
      {asking && !data && <Skeleton height={70} />}
      {data && (
        // Of the choice as it was a moment ago, until the present one is answered.
        <div aria-busy={asking} style={{ opacity: asking ? 0.6 : 1 }}>
          {mailCount(data) === 0 ? (
            <Typography variant="caption">{t("life.nobody")}</Typography>
          ) : (
            <>
              <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5, mb: 1 }}>
                {t("dialog.confirm.goOut")}
              </Typography>
              <MailList preview={data} />
            </>
          )}
        </div>
      )}
    </>
  );
}
