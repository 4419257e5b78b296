/** Respond-by as the practice usually has it, until a person says otherwise. */
import { useRef } from "react";
import { type Site } from "../../../contract/shapes/places.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { type NewCallout } from "./model/newCallout.ts";
import { type NewList } from "./model/newList.ts";
import { usualRespondBy } from "./model/respondByPresets.ts";

type RespondBy = Pick<NewCallout, "respondDate" | "respondTime">;

/** What goes with other lists: nothing to change where a person chose the moment. */
export function useSuggestedRespondBy(values: NewCallout, sites: readonly Site[]) {
  const { respondWithinHours } = useFormDefaults();
  const last = useRef("");
  // A draft that is taken up again has what its writer decided on.
  const isDraft = useRef(values.lists.some(({ id, version }) => id !== undefined && version === undefined));
  return (lists: NewList[]): Partial<RespondBy> => {
    const { respondDate, respondTime } = values;
    const isOwn = respondDate !== "" && `${respondDate} ${respondTime}` !== last.current;
    const isDeclined = isDraft.current || (respondDate === "" && last.current !== "");
    if (respondWithinHours === null || isOwn || isDeclined || !lists.some(({ date }) => date)) return {};
    const usual = usualRespondBy({ ...values, lists }, sites, systemClock.now(), respondWithinHours);
    last.current = usual ? `${usual.date} ${usual.time}` : "";
    return usual ? { respondDate: usual.date, respondTime: usual.time } : { respondDate: "" };
  };
}
