/** The list of notifications, for bell and list. A server that said it has none is not asked again, whoever had asked. */
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { isWithoutInbox, selectInbox, useNotificationsQuery } from "../model/notificationsApi.ts";

export function useNotifications() {
  const { error } = useAppSelector(selectInbox);
  const isMissing = isWithoutInbox(error);
  const query = useNotificationsQuery(undefined, { skip: isMissing });
  return { ...query, isMissing };
}
