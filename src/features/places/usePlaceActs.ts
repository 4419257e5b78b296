/** Putting a site or surgeon away, bringing it back, removing it; each says how it went. */
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { toasted, undoBy } from "../notifications/public.ts";
import { type PlaceKind, placesApi, useRemovePlaceMutation, useShelvePlaceMutation } from "./placesApi.ts";

/** What every act needs to know. */
export type ActedOn = { id: number; name: string };

export function usePlaceActs(kind: PlaceKind) {
  const { t } = useTranslation("manage");
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [shelve] = useShelvePlaceMutation();
  const [remove, { isLoading: removing }] = useRemovePlaceMutation();
  const refuse = (reason: string) =>
    dispatch(toasted({ tone: "error", text: { key: "manage:places.refused", params: { reason } } }));
  const refused = (error: unknown) => refuse(problemText(error));
  return {
    removing,
    archive: async ({ id, name }: ActedOn): Promise<void> => {
      const { data, error } = await shelve({ kind, id, act: "archive" });
      if (error) return void refused(error);
      // What a colleague archived at the same moment stays archived.
      const undo = data.data.unchanged
        ? {}
        : { undo: undoBy(placesApi.endpoints.shelvePlace, { kind, id, act: "restore" }) };
      dispatch(toasted({ tone: "success", text: { key: "manage:places.archivedWord", params: { name } }, ...undo }));
    },
    restore: async ({ id, name }: ActedOn): Promise<void> => {
      const { error } = await shelve({ kind, id, act: "restore" });
      if (isProblem(error) && error.fields?.name) return void refuse(t("places.nameTaken"));
      if (error) return void refused(error);
      dispatch(toasted({ tone: "success", text: { key: "manage:places.restoredWord", params: { name } } }));
    },
    remove: async ({ id, name }: ActedOn): Promise<void> => {
      const { error } = await remove({ kind, id });
      if (error) return void refused(error);
      dispatch(toasted({ tone: "success", text: { key: "manage:places.removedWord", params: { name } } }));
    },
  };
}
export type PlaceActs = ReturnType<typeof usePlaceActs>;
