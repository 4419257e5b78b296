/** /callouts/:calloutId, where notifications lead. */
import "../features/i18n/addPageTexts.ts";
import { useParams } from "react-router-dom";
import { CalloutById } from "../features/callouts/detail/CalloutById.tsx";
import { UnsavedGuard } from "../features/user/UnsavedGuard.tsx";

export function CalloutPage() {
  const { calloutId = "" } = useParams();
  return (
    <UnsavedGuard>
      <CalloutById calloutId={calloutId} />
    </UnsavedGuard>
  );
}
