/** A new callout from the first word to the sending; nothing goes out before Send. */
import { useRef, useState } from "react";
import { Form } from "react-final-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type CalloutDetail } from "../../contract/callout.ts";
import { systemClock } from "../../lib/clock.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { toasted } from "../notifications/public.ts";
import { checkCallout } from "./checkCallout.ts";
import { draftValues } from "./draftValues.ts";
import { NewCalloutFields } from "./NewCalloutFields.tsx";
import { type NewCallout, startingWith, toInput } from "./newCallout.ts";
import { useSitesQuery } from "./placesApi.ts";
import { type How, useSending } from "./useSending.ts";

const DONE = { now: "detail.sendDone", later: "saving.scheduled" } as const;

/** `draft`: the one that is being edited. */
export function NewCalloutForm({ draft }: { draft?: CalloutDetail }) {
  const { data: sites = [] } = useSitesQuery();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [initial] = useState(() => (draft ? draftValues(draft) : startingWith(params)));
  const how = useRef<How>({ kind: "now" });
  const { state, submit, saved, keep } = useSending({
    draft: draft ? { id: draft.id, lock_version: draft.lock_version, words: "" } : null,
    onDone: (calloutId, { kind }) => {
      if (kind !== "draft") dispatch(toasted({ tone: "success", text: { key: `callouts:${DONE[kind]}` } }));
      void navigate(`/callouts/${calloutId}`, { replace: true });
    },
  });
  const validate = (values: NewCallout) => {
    const problems = checkCallout(values, sites, systemClock.now());
    return problems.length > 0 ? { lists: problems } : undefined;
  };
  return (
    <Form<NewCallout>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => submit(toInput(values, sites), how.current)}
      subscription={{}}
    >
      {() => (
        <NewCalloutFields
          sending={state}
          saved={saved}
          initial={initial}
          keep={keep}
          onHow={(next) => {
            how.current = next;
          }}
        />
      )}
    </Form>
  );
}
