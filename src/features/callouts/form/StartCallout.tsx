/** A new callout, empty or for a list that is there already (`?list=`). */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { useListQuery } from "../api/listsApi.ts";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { listValues } from "./model/draftValues.ts";
import { startingWith } from "./model/newCallout.ts";
import { NewCalloutForm } from "./NewCalloutForm.tsx";

type FormProps = { list?: ListRow; onFresh: () => void };

function StartingForm({ list, onFresh }: FormProps) {
  const navigate = useNavigate();
  const defaults = useFormDefaults();
  // As it was when the form opened: what changes outside must not type over it.
  const [initial] = useState(() =>
    startingWith(defaults, list ? [{ ...listValues(list), version: list.lock_version }] : []),
  );
  const handleView = (draftId: number | null) => {
    if (draftId === null) onFresh();
    else void navigate(`/callouts/${draftId}/edit`, { replace: true });
  };
  return <NewCalloutForm initial={initial} onView={handleView} />;
}

function ForList({ id }: { id: number }) {
  const { t } = useTranslation("callouts");
  const { currentData, error, refetch } = useListQuery(id);
  const [list, setList] = useState(currentData);
  if (!list && currentData) setList(currentData);
  const handleFresh = async () => setList((await refetch()).data);
  const requestId = isProblem(error) ? error.requestId : undefined;
  if (error && !list) return <ErrorState title={t("lists.failed")} requestId={requestId} onRetry={refetch} />;
  if (!list) return null;
  if (list.callout) return <Navigate to={`/callouts/${list.callout.id}`} replace />;
  return <StartingForm key={list.lock_version} list={list} onFresh={() => void handleFresh()} />;
}

export function StartCallout() {
  const [params] = useSearchParams();
  const id = Number(params.get("list"));
  return Number.isSafeInteger(id) && id > 0 ? <ForList key={id} id={id} /> : <StartingForm onFresh={() => undefined} />;
}
