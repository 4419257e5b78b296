/** Does something with doctors; sent again since its answer was lost, it is the same change, and once it is done, another one. */
import { useState } from "react";
import { requestKeys } from "../../../api/requestKey.ts";
import { type DoctorBulk } from "../../../contract/shapes/doctorRequests.ts";
import { useBulkDoctorsMutation } from "../api/doctorActionsApi.ts";

export function useBulkAct() {
  const [send, { isLoading, error }] = useBulkDoctorsMutation();
  const [keyOf, setKeyOf] = useState(() => requestKeys());
  const run = async (bulk: DoctorBulk) => {
    const answer = await send({ ...bulk, key: keyOf(bulk) });
    if (answer.data) setKeyOf(() => requestKeys());
    return answer;
  };
  return [run, { isLoading, error }] as const;
}
