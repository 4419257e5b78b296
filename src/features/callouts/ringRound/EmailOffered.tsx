/** Beside ringing and once nobody has to be rung: an email to all who offered, for each list ahead that has offers. */

import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRunning } from "../../../contract/callout.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { nonBreakingSpan } from "../../../lib/nonBreaking.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { canCome } from "../shared/ResponseFit.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

const MessageDialog = loadPage("MessageDialog", () => import("../dialogs/MessageDialog.tsx"));

/** Those of whom the office can still write something about the list. */
const listsWithOffers = ({ status, lists, responses }: CalloutDetail, now: number): CalloutList[] =>
  !isRunning(status)
    ? []
    : lists.filter(
        (list) =>
          list.cover_status !== "cancelled" &&
          Date.parse(list.starts_at) > now &&
          responses.some((one) => one.list_id === list.id && canCome(one)),
      );

type Props = { callout: CalloutDetail; now: number; format: TimeFormat };

export function EmailOffered({ callout, now, format }: Props) {
  const { t } = useTranslation("callouts");
  const [chosen, setChosen] = useState<CalloutList | null>(null);
  const lists = listsWithOffers(callout, now);
  const label = (list: CalloutList): string =>
    lists.length === 1
      ? t("fair.email.button")
      : joinFacts(format.language, [
          t("fair.email.button"),
          format.date(list.date),
          nonBreakingSpan(spanText(wholeSpan(list), list)),
          list.surgeon.name,
        ]);
  return (
    <>
      {lists.map((list) => (
        <Button
          key={list.id}
          size="small"
          variant="outlined"
          startIcon={<MailOutlineRounded />}
          onClick={() => setChosen(list)}
        >
          {label(list)}
        </Button>
      ))}
      {chosen && (
        <Suspense fallback={null}>
          <MessageDialog callout={callout} list={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
