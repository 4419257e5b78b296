/** Respond-by as the practice usually has it, until a person says otherwise. */
import { useRef } from "react";
import { useForm } from "react-final-form";
import { systemClock } from "../../../lib/clock.ts";
import { useSitesQuery } from "../../places/public.ts";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { type NewCallout } from "./model/newCallout.ts";
import { type NewList } from "./model/newList.ts";
import { usualRespondBy } from "./model/respondByPresets.ts";

type RespondBy = Pick<NewCallout, "respondDate" | "respondTime">;

/** What goes with other lists: nothing to change where a person chose the moment. */
export function useSuggestedRespondBy() {
  const form = useForm<NewCallout>();
  const { data: sites = [] } = useSitesQuery();
  const { respondWithinHours } = useFormDefaults();
  const last = useRef("");
  // A draft that is taken up again has what its writer decided on.
  const isDraft = useRef(
    form.getState().values.lists.some(({ id, version }) => id !== undefined && version === undefined),
  );
  return (lists: NewList[]): Partial<RespondBy> => {
    const { values } = form.getState();
    const { respondDate, respondTime } = values;
    const isOwn = respondDate !== "" && `${respondDate} ${respondTime}` !== last.current;
    const isDeclined = isDraft.current || (respondDate === "" && last.current !== "");
    if (respondWithinHours === null || isOwn || isDeclined || !lists.some(({ date }) => date)) return {};
    const usual = usualRespondBy({ ...values, lists }, sites, systemClock.now(), respondWithinHours);
    last.current = usual ? `${usual.date} ${usual.time}` : "";
    return usual ? { respondDate: usual.date, respondTime: usual.time } : { respondDate: "" };
  };
}
