/** /callouts: the requests for cover, and who has answered. */
import { useTranslation } from "react-i18next";
import { CalloutsActions } from "../features/callouts/list/CalloutsActions.tsx";
import { CalloutsBoard } from "../features/callouts/list/CalloutsBoard.tsx";
import { useMediaQuery } from "../lib/useMediaQuery.ts";
import { PHONE } from "../ui/breakpoints.ts";
import { Page } from "../ui/Page.tsx";

export function CalloutsPage() {
  const { t } = useTranslation(["callouts", "common"]);
  const phone = useMediaQuery(PHONE);
  return (
    <Page
      title={t("callouts:title")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      actions={<CalloutsActions />}
      {...(phone ? {} : { description: t("callouts:description") })}
    >
      <CalloutsBoard />
    </Page>
  );
}
