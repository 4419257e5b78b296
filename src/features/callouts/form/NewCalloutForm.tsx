/** A new callout from the first word to the sending; nothing goes out before Send. */
import { useEffect, useRef } from "react";
import { Form } from "react-final-form";
import { useNavigate } from "react-router-dom";
import { isUnclear } from "../../../api/problem.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useSitesQuery } from "../../places/public.ts";
import { sentToast } from "../api/sentToast.ts";
import { useKeptForm } from "./draft/useKeptForm.ts";
import { type Failed, type How, useSending } from "./draft/useSending.ts";
import { checkCallout } from "./model/checkCallout.ts";
import { type NewCallout, toInput } from "./model/newCallout.ts";
import { NewCalloutFields } from "./NewCalloutFields.tsx";

const leftUnsent = ({ error, draftId }: Failed) =>
  ({ key: `callouts:saving.leftUnsent.${isUnclear(error) ? "unsure" : draftId === null ? "lost" : "kept"}` }) as const;

const DONE = { now: null, later: "saving.scheduled", draft: null } as const;

type Props = {
  initial: NewCallout;
  /** The one that is being edited. */
  draft?: Pick<CalloutDetail, "id" | "lock_version" | "status">;
  /** Shows the present state instead, whatever was typed; of a draft that was begun here, by its id. */
  onView: (draftId: number | null) => void;
};

/** Tells apart what is kept of different forms. */
function formOf({ lists }: NewCallout, draft: Props["draft"]): string {
  if (draft) return `draft ${draft.id}`;
  const ids = lists.flatMap(({ id }) => id ?? []);
  return ids.length > 0 ? `list ${ids.join()}` : "new";
}

/** Whether the form is still on the screen, for what ends later. */
function useIsShown(): () => boolean {
  const isShown = useRef(false);
  // The outside world is whatever the server is asked for meanwhile.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

type WritingProps = Props & { kept: ReturnType<typeof useKeptForm> };

function WritingForm({ initial, draft, onView, kept }: WritingProps) {
  const { data: sites = [] } = useSitesQuery();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const how = useRef<How>({ kind: "now" });
  const isShown = useIsShown();
  const scheduled = draft?.status === "scheduled";
  // Over the version it was typed into: what a colleague has saved since is compared with it before it is saved.
  const before = kept.restored?.draft ?? draft;
  const sending = useSending({
    // What the server has of it is not saved once more: another tab may still be writing the same.
    draft: before
      ? { id: before.id, lock_version: before.lock_version, words: kept.restored?.draft?.words ?? "" }
      : null,
    scheduled,
    onDone: (calloutId, { kind }, sent) => {
      kept.forget(calloutId);
      const done = DONE[kind] ?? (scheduled ? "life.change.done" : null);
      if (sent) dispatch(sentToast(sent));
      else if (done) dispatch(toasted({ tone: "success", text: { key: `callouts:${done}` } }));
      // Whoever has gone elsewhere meanwhile stays there.
      if (isShown()) void navigate(`/callouts/${calloutId}`, { replace: true });
    },
    onFailed: (failed, { kind }) => {
      if (kind !== "draft" && !isShown()) dispatch(toasted({ tone: "error", text: leftUnsent(failed) }));
    },
  });
  const validate = (values: NewCallout) => {
    const problems = checkCallout(values, sites, systemClock.now());
    return problems.length > 0 ? { lists: problems } : undefined;
  };
  return (
    <Form<NewCallout>
      initialValues={kept.restored?.values ?? initial}
      validate={validate}
      onSubmit={(values) => sending.submit(toInput(values, sites), how.current)}
      subscription={{}}
    >
      {() => (
        <NewCalloutFields
          sending={sending}
          initial={initial}
          scheduled={sending.scheduled}
          onHow={(next) => {
            how.current = next;
          }}
          onView={() => onView(sending.draftId())}
          kept={kept}
        />
      )}
    </Form>
  );
}

export function NewCalloutForm(props: Props) {
  const { initial, draft } = props;
  const kept = useKeptForm({ of: formOf(initial, draft), initial, version: draft?.lock_version });
  // What is begun anew is another draft too.
  return <WritingForm key={kept.restored ? "restored" : "anew"} {...props} kept={kept} />;
}
