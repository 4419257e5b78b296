/** /callouts/:calloutId, where notifications lead. */
import "../features/i18n/addPageTexts.ts";
import { useParams } from "react-router-dom";
import { CalloutById } from "../features/callouts/detail/CalloutById.tsx";

export function CalloutPage() {
  const { calloutId = "" } = useParams();
  return <CalloutById calloutId={calloutId} />;
}
