/** The states of callouts with how many there are; each is a link, so that it can be opened and shared. */
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../../contract/calloutTabs.ts";
import { Count } from "../../../ui/Count.tsx";
import { TabLink, TabNav } from "../../../ui/page/tabLinks.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type View, writeView } from "../shared/calloutQuery.ts";

/** Counting stops at the ceiling. */
const asText = (count: number): string => (count >= COUNT_CEILING ? `${COUNT_CEILING - 1}+` : String(count));

/** The two that one comes for stand first, in sight also on a phone. */
const FIRST = ["needs_action", "all"] as const;
const IN_ORDER: readonly CalloutTab[] = [...new Set([...FIRST, ...CALLOUT_TABS])];

type Props = {
  view: View;
  counts: Record<CalloutTab, number> | undefined;
};

export const CalloutTabs = memo(function CalloutTabs({ view, counts }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <TabNav aria-label={t("tabsLabel")} current={view.tab} complete={counts !== undefined}>
      {IN_ORDER.map((tab) => (
        <TabLink
          key={tab}
          to={`?${writeView({ ...view, tab, sort: "", page: 1 })}`}
          {...(tab === view.tab ? { "aria-current": "page" } : {})}
        >
          {t(`tab.${tab}`)}
          {!counts && tab !== "past" && <Skeleton width={22} height={18} style={{ borderRadius: 9 }} />}
          {counts && tab !== "past" && (
            <Count {...(tab === "needs_action" && counts[tab] > 0 ? { "data-hot": "" } : {})}>
              {asText(counts[tab])}
            </Count>
          )}
        </TabLink>
      ))}
    </TabNav>
  );
});
