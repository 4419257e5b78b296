/** The tab of surgeons: whose lists need cover. */
import PersonOutlineRounded from "@mui/icons-material/PersonOutlineRounded";
import { useTranslation } from "react-i18next";
import { type SurgeonDetail } from "../../contract/shapes/places.ts";
import { EditPlace } from "./EditPlace.tsx";
import { PlacesBoard, type Searchable } from "./PlacesBoard.tsx";
import { useSurgeonsInFullQuery } from "./placesApi.ts";
import { SurgeonEditor } from "./SurgeonEditor.tsx";

const shown = (surgeon: SurgeonDetail): Searchable => ({
  id: surgeon.id,
  name: surgeon.display_name,
  archived: surgeon.archived_at !== null,
  inUse: surgeon.in_use,
  text: [surgeon.display_name, surgeon.specialty].join(" "),
  second: surgeon.notes,
  cells: [surgeon.specialty ?? "–", surgeon.phone ?? "–"],
});

export function Surgeons() {
  const { t } = useTranslation("manage");
  const { data, error, refetch } = useSurgeonsInFullQuery();
  const texts = {
    title: t("tabs.surgeons"),
    text: t("surgeons.text"),
    add: t("surgeons.add"),
    failed: t("surgeons.loadFailed"),
    gone: t("surgeons.gone"),
    emptyTitle: t("surgeons.emptyTitle"),
    emptyText: t("surgeons.emptyText"),
  };
  return (
    <PlacesBoard
      kind="surgeon"
      icon={<PersonOutlineRounded />}
      texts={texts}
      heads={(["name", "specialty", "phone"] as const).map((column) => t(`surgeons.column.${column}`))}
      found={{ places: data?.map(shown), error, refetch }}
      editor={(edit, onDone) => (
        <EditPlace edit={edit} places={data} error={error} refetch={refetch} texts={texts} onDone={onDone}>
          {(surgeon) => <SurgeonEditor surgeon={surgeon} onDone={onDone} />}
        </EditPlace>
      )}
    />
  );
}
