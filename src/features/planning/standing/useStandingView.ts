/** What of the standing lists is shown, as the address says: those that are over, and the one being changed. */
import { useSearchParams } from "react-router-dom";

/** `edit`: an id, "new", or nothing. */
export type StandingView = { edit: string; ended: boolean };

/** The address at which a list is changed; whether those that are over are shown stays. */
export const editSearch = (params: URLSearchParams, id: number): string =>
  params.has("ended") ? `?ended=1&edit=${id}` : `?edit=${id}`;

export function useStandingView(): [StandingView, (next: Partial<StandingView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = { edit: params.get("edit") ?? "", ended: params.has("ended") };
  const change = (next: Partial<StandingView>) => {
    const { edit, ended } = { ...view, ...next };
    setParams({ ...(ended ? { ended: "1" } : {}), ...(edit ? { edit } : {}) }, { replace: !next.edit });
  };
  return [view, change];
}
