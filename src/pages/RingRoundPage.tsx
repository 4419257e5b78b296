/** /callouts/:calloutId/ring-round: the doctors of a callout rung one after another, by several colleagues at once. */
import "../features/i18n/addPageTexts.ts";
import { useParams } from "react-router-dom";
import { RingRoundById } from "../features/callouts/ringRound/RingRoundById.tsx";

export function RingRoundPage() {
  const { calloutId = "" } = useParams();
  return <RingRoundById key={calloutId} calloutId={calloutId} />;
}
