/** /callouts/:calloutId/edit: a draft or a scheduled callout taken up again; what was sent shows itself. */
import "../features/i18n/addPageTexts.ts";
import { useParams } from "react-router-dom";
import { EditCallout } from "../features/callouts/detail/EditCallout.tsx";

export function EditCalloutPage() {
  const { calloutId = "" } = useParams();
  return <EditCallout key={calloutId} calloutId={calloutId} />;
}
