/** /callouts/:calloutId/edit: a draft taken up again; what is no draft any more shows itself. */
import "../features/i18n/addPageTexts.ts";
import { useParams } from "react-router-dom";
import { EditCallout } from "../features/callouts/EditCallout.tsx";

export function EditCalloutPage() {
  const { calloutId = "" } = useParams();
  return <EditCallout key={calloutId} calloutId={calloutId} />;
}
