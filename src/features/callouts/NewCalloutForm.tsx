/** A new callout from the first word to the sending; nothing goes out before Send. */
import { Form } from "react-final-form";
import { useNavigate } from "react-router-dom";
import { systemClock } from "../../lib/clock.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { toasted } from "../notifications/public.ts";
import { checkCallout } from "./checkCallout.ts";
import { NewCalloutFields } from "./NewCalloutFields.tsx";
import { EMPTY_CALLOUT, type NewCallout, toInput } from "./newCallout.ts";
import { useSitesQuery } from "./placesApi.ts";
import { useSending } from "./useSending.ts";

export function NewCalloutForm() {
  const { data: sites = [] } = useSitesQuery();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { state, submit } = useSending((calloutId) => {
    dispatch(toasted({ tone: "success", text: { key: "callouts:detail.sendDone" } }));
    void navigate(`/callouts/${calloutId}`, { replace: true });
  });
  const validate = (values: NewCallout) => {
    const problems = checkCallout(values, sites, systemClock.now());
    return problems.length > 0 ? { lists: problems } : undefined;
  };
  return (
    <Form<NewCallout>
      initialValues={EMPTY_CALLOUT}
      validate={validate}
      onSubmit={(values) => submit(toInput(values, sites))}
      subscription={{}}
    >
      {() => <NewCalloutFields sending={state} />}
    </Form>
  );
}
