/** The tab of what callouts begin with: defaults, the hours of the sessions, and plans of waves. */
import { useSearchParams } from "react-router-dom";
import { PlanEditor } from "../../features/callouts/plans/PlanEditor.tsx";
import { WavePlans } from "../../features/callouts/plans/WavePlans.tsx";
import { CalloutDefaults } from "../../features/practice/CalloutDefaults.tsx";

export function CalloutDefaultsTab() {
  const [params, setParams] = useSearchParams();
  const plan = params.get("plan");
  if (plan) return <PlanEditor key={plan} edit={plan} onBack={() => setParams({})} />;
  return (
    <>
      <CalloutDefaults />
      <WavePlans />
    </>
  );
}
