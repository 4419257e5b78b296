/** A draft, or a callout that is yet to go out at its time, in the form it was written in. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { isUnsent } from "../../../contract/callout.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { draftValues } from "../form/model/draftValues.ts";
import { type NewCallout } from "../form/model/newCallout.ts";
import { NewCalloutForm } from "../form/NewCalloutForm.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { CalloutById } from "./CalloutById.tsx";

export function EditCallout({ calloutId }: { calloutId: string }) {
  const { t } = useTranslation(["callouts", "common"]);
  const format = useTimeFormat(useNow());
  const navigate = useNavigate();
  const id = Number(calloutId);
  const { currentData, refetch } = useCalloutQuery(id, { skip: !Number.isSafeInteger(id) });
  // As it was when it came: the form's own saves come back as changes and must not type over it. What is still being called
  // back becomes a draft while one looks at it.
  const [draft, setDraft] = useState(currentData);
  const isEditable = draft !== undefined && isUnsent(draft.status);
  if (!isEditable && currentData && currentData !== draft) setDraft(currentData);
  const [initial, setInitial] = useState<NewCallout>();
  if (isEditable && !initial) setInitial(draftValues(draft));
  const handleView = async (draftId: number | null) => {
    // One that stands in the place of this, which was deleted.
    if (draftId !== null && draftId !== id) return navigate(`/callouts/${draftId}/edit`, { replace: true });
    const { data } = await refetch();
    if (!data) return;
    setDraft(data);
    setInitial(draftValues(data));
  };
  if (!isEditable || !initial) return <CalloutById calloutId={calloutId} />;
  const zone = draft.lists[0]?.time_zone ?? "UTC";
  const { send_at } = currentData ?? draft;
  const scheduled = send_at ? t("callouts:sends", { when: format.moment(send_at, zone, true) }) : undefined;
  return (
    <Page
      title={t(scheduled ? "callouts:life.change.title" : "callouts:saving.edit")}
      here={draft.reference}
      description={scheduled ?? t("callouts:form.description")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("callouts:title"), to: "/callouts" },
      ]}
    >
      <NewCalloutForm
        key={draft.lock_version}
        draft={draft}
        initial={initial}
        onView={(draftId) => void handleView(draftId)}
      />
    </Page>
  );
}
