/** What can be done with one list of a callout that was sent; nothing, where it can no longer be changed. */
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { useListName } from "../responses/useListName.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { isChangeable, isOneOfSeveral } from "../shared/changeableList.ts";
import { DotsMenu } from "../shared/DotsMenu.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

type Props = { callout: CalloutDetail; list: CalloutList; format: TimeFormat; onAsk: (asking: Asking) => void };

export function ListMenu({ callout, list, format, onAsk }: Props) {
  const { t } = useTranslation("callouts");
  const nameOf = useListName(callout.lists, format);
  if (!isChangeable(list, callout.status, useNow())) return null;
  const cancel = {
    label: t("changes.cancel"),
    dangerous: true,
    onClick: () => onAsk({ kind: "cancelList", list }),
  };
  return (
    <DotsMenu
      label={t("changes.menu", { date: nameOf(list) })}
      choices={[
        { label: t("changes.edit"), onClick: () => onAsk({ kind: "editList", list }) },
        ...(isOneOfSeveral(callout.lists) ? [cancel] : []),
      ]}
    />
  );
}
