/** What is asked after Send and Send later were pressed: when, and whether so many are meant. */
import { Suspense } from "react";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { type useNewCallout } from "./draft/useNewCallout.ts";
import { type How } from "./draft/useSending.ts";
import { type NewCallout, respondBy, zoneOf } from "./model/newCallout.ts";
import { startsAt } from "./model/newList.ts";
import { ManyDialog } from "./recipients/ManyDialog.tsx";

const LaterDialog = loadPage("LaterDialog", () => import("./LaterDialog.tsx"));

/** `many`: how it is to be sent, once it is clear that so many are meant. */
export type Question = { kind: "later" } | { kind: "many"; how: How; count: number };

type Props = {
  question: Question;
  form: Pick<ReturnType<typeof useNewCallout>, "sites"> & { values: NewCallout };
  onBack: () => void;
  onLater: (how: How) => void;
  onSend: (how: How) => void;
};

export function SendQuestions({ question, form: { values, sites }, onBack, onLater, onSend }: Props) {
  if (question.kind === "many")
    return (
      <ManyDialog count={question.count} lists={values.lists} onBack={onBack} onSubmit={() => onSend(question.how)} />
    );
  const starts = values.lists.flatMap((list) => startsAt(list, sites) ?? []);
  return (
    <Suspense>
      <LaterDialog
        zone={zoneOf(values, sites)}
        before={starts.length > 0 ? Math.min(...starts) : null}
        respondBy={respondBy(values, sites)}
        onBack={onBack}
        onSubmit={(sendAt) => onLater({ kind: "later", sendAt })}
      />
    </Suspense>
  );
}
