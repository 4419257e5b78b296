/** The states of callouts with how many there are; each is a link, so that it can be opened and shared. */
import { useTranslation } from "react-i18next";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../contract/calloutTabs.ts";
import { Count } from "../../ui/Count.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TabLink, TabNav } from "../../ui/tabLinks.tsx";
import { type View, writeView } from "./calloutQuery.ts";

/** Counting stops at the ceiling (product.md Q33). */
const asText = (count: number): string => (count >= COUNT_CEILING ? `${COUNT_CEILING - 1}+` : String(count));

type Props = {
  view: View;
  counts: Record<CalloutTab, number> | undefined;
  /** In the press, before the address is another. */
  onPress: (next: View) => void;
};

export function CalloutTabs({ view, counts, onPress }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <TabNav aria-label={t("tabsLabel")} current={view.tab}>
      {CALLOUT_TABS.map((tab) => {
        const next: View = { ...view, tab, sort: "", page: 1 };
        return (
          <TabLink
            key={tab}
            to={`?${writeView(next)}`}
            preventScrollReset
            onClick={() => onPress(next)}
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
        );
      })}
    </TabNav>
  );
}
