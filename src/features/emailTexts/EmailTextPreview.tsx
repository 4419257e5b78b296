/** The mail with what is typed, shown a moment after the last change. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type EmailTextDraft } from "../../contract/shapes/emailTexts.ts";
import { useDebounced } from "../../lib/hooks/useDebounced.ts";
import { MailPreview } from "../../ui/MailPreview.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { usePreviewEmailTextQuery } from "./emailTextsApi.ts";

/** Milliseconds after the last change. */
const DEBOUNCE_MS = 600;

export function EmailTextPreview({ draft }: { draft: EmailTextDraft }) {
  const { t } = useTranslation(["emailTexts", "common"]);
  const settled = JSON.parse(useDebounced(JSON.stringify(draft), DEBOUNCE_MS)) as EmailTextDraft;
  const { data, isError, refetch } = usePreviewEmailTextQuery(settled, { refetchOnMountOrArgChange: true });
  return (
    <section aria-label={t("emailTexts:preview")}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("emailTexts:preview")}
      </Typography>
      {isError && (
        <Typography variant="body2" role="alert" sx={{ mb: 1 }}>
          {t("emailTexts:previewFailed")}{" "}
          <Button variant="text" size="small" onClick={refetch}>
            {t("common:tryAgain")}
          </Button>
        </Typography>
      )}
      {data ? <MailPreview mail={data} onRenew={refetch} /> : !isError && <Skeleton height={560} />}
    </section>
  );
}
