/** Lists that were to be called out together and cannot be: which, and why. */
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { type ListRow } from "../../../../contract/shapes/calloutList.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
import { listValues } from "../model/draftValues.ts";
import { useListSummary } from "./useListPartFormat.ts";

type Props = {
  /** That another callout has, or that were cancelled. */
  taken: readonly ListRow[];
  /** How many are not among the lists of their days any more. */
  gone: number;
};

export function LeftOut({ taken, gone }: Props) {
  const { t } = useTranslation("callouts");
  const summaryOf = useListSummary(useTimeFormat(useNow()));
  if (taken.length === 0 && gone === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <b>{t("lists.leftOut.title")}</b>
      <ul style={{ margin: "4px 0 0", paddingInlineStart: 20 }}>
        {taken.map((list) => (
          <li key={list.id}>
            {summaryOf(listValues(list))}
            {" · "}
            {list.callout ? (
              <Link component={RouterLink} to={`/callouts/${list.callout.id}`}>
                {t("lists.leftOut.held", { reference: list.callout.reference })}
              </Link>
            ) : (
              t("lists.leftOut.cancelled")
            )}
          </li>
        ))}
        {gone > 0 && <li>{t("lists.leftOut.gone", { count: gone })}</li>}
      </ul>
    </Alert>
  );
}
