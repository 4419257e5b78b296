/** A new callout, empty, for a list that is there already (`?list=`), or for several of some days (`?from=&to=&list=&list=`). */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { isDate } from "../../../contract/dates.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { listsInUse } from "../../notifications/public.ts";
import { useListQuery, useListsQuery } from "../api/listsApi.ts";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { LeftOut } from "./lists/LeftOut.tsx";
import { listValues } from "./model/draftValues.ts";
import { startingWith } from "./model/newCallout.ts";
import { NewCalloutForm } from "./NewCalloutForm.tsx";

type FormProps = { lists?: readonly ListRow[]; onFresh: () => void };

function StartingForm({ lists = [], onFresh }: FormProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const defaults = useFormDefaults();
  // As it was when the form opened: what changes outside must not type over it.
  const [initial] = useState(() =>
    startingWith(
      defaults,
      lists.map((list) => ({ ...listValues(list), version: list.lock_version })),
    ),
  );
  const ids = initial.lists.flatMap(({ id }) => id ?? []).join();
  // The outside world is the board of toasts.
  useEffect(() => {
    if (ids) dispatch(listsInUse(ids.split(",").map(Number)));
  }, [dispatch, ids]);
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
  const navigate = useNavigate();
  const handleFresh = async () => {
    const { data, error: missed } = await refetch();
    // What was read before stays beside an error; of a list that was deleted there is nothing to call out.
    if (isProblem(missed) && missed.status === 404) void navigate("/callouts", { replace: true });
    else setList(data);
  };
  const requestId = isProblem(error) ? error.requestId : undefined;
  if (error && !list) return <ErrorState title={t("lists.failed")} requestId={requestId} onRetry={refetch} />;
  if (!list) return null;
  if (list.callout) return <Navigate to={`/callouts/${list.callout.id}`} replace />;
  return <StartingForm key={list.lock_version} lists={[list]} onFresh={() => void handleFresh()} />;
}

/** Nobody is asked about it, or only whom it usually falls to: the server knows whether that doctor has said no. */
const isFree = ({ callout, cover_status }: ListRow): boolean =>
  cover_status !== "cancelled" && (callout === null || callout.status === "open");

type Days = { from: string; to: string };

function ForLists({ ids, days }: { ids: readonly number[]; days: Days }) {
  const { t } = useTranslation("callouts");
  const { currentData, error, refetch } = useListsQuery(days);
  const [lists, setLists] = useState(currentData);
  if (!lists && currentData) setLists(currentData);
  const handleFresh = async () => setLists((await refetch()).data);
  const requestId = isProblem(error) ? error.requestId : undefined;
  if (error && !lists) return <ErrorState title={t("lists.failed")} requestId={requestId} onRetry={refetch} />;
  if (!lists) return null;
  const chosen = lists.filter((list) => ids.includes(list.id));
  const wanted = chosen.filter(isFree);
  const versions = wanted.map(({ lock_version }) => lock_version).join();
  return (
    <>
      <LeftOut taken={chosen.filter((list) => !isFree(list))} gone={new Set(ids).size - chosen.length} />
      <StartingForm key={versions} lists={wanted} onFresh={() => void handleFresh()} />
    </>
  );
}

const [, MOST] = LIMITS.listsPerCallout;

export function StartCallout() {
  const [params] = useSearchParams();
  const ids = params
    .getAll("list")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, MOST);
  const days = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  const [id] = ids;
  if (id === undefined) return <StartingForm onFresh={() => undefined} />;
  if (!isDate(days.from) || !isDate(days.to)) return <ForList key={id} id={id} />;
  return <ForLists key={ids.join()} ids={ids} days={days} />;
}
