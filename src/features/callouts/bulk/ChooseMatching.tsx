/** After a whole page was chosen: the way to all that match, on whichever page; beyond the limit, why not. */
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BULK_MAX } from "../../../contract/callout.ts";
import { type CalloutsQuery } from "../../../contract/shapes/calloutRequests.ts";
import { useMatchingCalloutsMutation } from "../api/calloutLifeApi.ts";
import { type Chosen } from "./useChosen.ts";

type Props = { query: CalloutsQuery; total: number; onChosen: (chosen: Chosen[]) => void };

export function ChooseMatching({ query, total, onChosen }: Props) {
  const { t } = useTranslation(["callouts", "common"]);
  const [ask, { isLoading, isError }] = useMatchingCalloutsMutation();
  const asking = useRef<ReturnType<typeof ask>>(null);
  // What was chosen meanwhile is another question.
  useEffect(() => () => asking.current?.abort(), []);
  const handlePress = async () => {
    const { page: _page, per_page: _rows, ...asked } = query;
    asking.current = ask(asked);
    const { data } = await asking.current;
    if (data) onChosen(data.map(({ title, ...callout }) => ({ ...callout, name: title })));
  };
  if (total > BULK_MAX) return <small>{t("callouts:tools.bulk.tooMany", { most: BULK_MAX })}</small>;
  return (
    <>
      <small role="alert">{isError && t("callouts:tools.bulk.matchingFailed")}</small>
      <Button size="small" variant="text" aria-disabled={isLoading} onClick={isLoading ? undefined : handlePress}>
        {isLoading ? t("common:wait") : t("callouts:tools.bulk.matching", { count: total })}
      </Button>
    </>
  );
}
