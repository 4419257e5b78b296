/** The states of callouts with how many there are; each is a link, so that it can be opened and shared. */
import { type MouseEvent, memo } from "react";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../../contract/calloutTabs.ts";
import { atPressStart } from "../../../lib/atPressStart.ts";
import { type ChangeView } from "../../../lib/useAnsweredView.ts";
import { Count } from "../../../ui/Count.tsx";
import { isOwnPress } from "../../../ui/rowLink.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TabNav, tabLook } from "../../../ui/tabLinks.tsx";
import { useListWords } from "../../i18n/public.ts";
import { type View, writeView } from "../shared/calloutQuery.ts";

/** Counting stops at the ceiling. */
const asText = (count: number): string => (count >= COUNT_CEILING ? `${COUNT_CEILING - 1}+` : String(count));

/** The two that one comes for stand first, in sight also on a phone. */
const FIRST = ["needs_action", "all"] as const;
const IN_ORDER: readonly CalloutTab[] = [...new Set([...FIRST, ...CALLOUT_TABS])];

type Props = {
  view: View;
  counts: Record<CalloutTab, number> | undefined;
  onChange: ChangeView<View>;
  onStart: (next: Partial<View>) => void;
};

export const CalloutTabs = memo(function CalloutTabs({ view, counts, onChange, onStart }: Props) {
  const { t } = useListWords("callouts");
  return (
    <TabNav aria-label={t("tabsLabel")} current={view.tab}>
      {IN_ORDER.map((tab) => {
        const next = { tab, sort: "" } as const;
        const handlePress = (event: MouseEvent) => {
          if (!isOwnPress(event)) return;
          event.preventDefault();
          onChange(next, { kept: true });
        };
        return (
          <a
            key={tab}
            className={tabLook}
            href={`?${writeView({ ...view, ...next, page: 1 })}`}
            onPointerDown={atPressStart(() => onStart(next))}
            onClick={handlePress}
            {...(tab === view.tab ? { "aria-current": "page" } : {})}
          >
            {t(`tab.${tab}`)}
            {!counts && tab !== "past" && <Skeleton width={22} height={18} style={{ borderRadius: 9 }} />}
            {counts && tab !== "past" && (
              <Count {...(tab === "needs_action" && counts[tab] > 0 ? { "data-hot": "" } : {})}>
                {asText(counts[tab])}
              </Count>
            )}
          </a>
        );
      })}
    </TabNav>
  );
});
