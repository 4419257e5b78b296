/** /callouts/:calloutId, where notifications lead. */
import { useParams } from "react-router-dom";
import { CalloutById } from "../features/callouts/CalloutById.tsx";

export function CalloutPage() {
  const { calloutId = "" } = useParams();
  return <CalloutById calloutId={calloutId} />;
}
