/** After a whole page was chosen: the way to all that match, on whichever page; beyond the limit, why not. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BULK_MAX } from "../../../contract/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useMatchingCalloutsMutation } from "../api/calloutLifeApi.ts";
import { queryOf, type View } from "../shared/calloutQuery.ts";
import { type Chosen } from "./useChosen.ts";

type Props = { view: View; total: number; onChosen: (chosen: Chosen[]) => void };

export function ChooseMatching({ view, total, onChosen }: Props) {
  const { t } = useTranslation(["callouts", "common"]);
  const [opened] = useState(systemClock.now);
  const [ask, { isLoading, isError }] = useMatchingCalloutsMutation();
  const handlePress = async () => {
    const { page: _page, per_page: _rows, ...query } = queryOf(view, opened);
    const { data } = await ask(query);
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
