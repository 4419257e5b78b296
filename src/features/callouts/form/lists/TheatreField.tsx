/** The theatre of a list. */
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../../../contract/limits.ts";
import { described, LabelledField } from "../../../../ui/LabelledField.tsx";
import { SelectControl, TextControl } from "../../../../ui/nativeControls.ts";
import { useRoom } from "../../../../ui/page/useRoom.ts";
import { useSitesQuery } from "../../../places/public.ts";
import { type ListEditorProps } from "../fields/FieldRow.tsx";
import { listField } from "../model/checkCallout.ts";
import { siteOf } from "../model/newList.ts";

/**
 * The site's own theatres to choose from, or free text where it names none. Until the sites are known the field waits:
 * a field that turns from one kind into the other would take what is being typed with it.
 */
export function TheatreField({ index, list, errorOf, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const { data: sites = [], isLoading } = useSitesQuery();
  const roomOf = useRoom();
  const named = siteOf(list, sites)?.theatres ?? [];
  const theatres = list.theatre === "" || named.includes(list.theatre) ? named : [...named, list.theatre];
  const id = listField(index, "theatre");
  const error = errorOf(id);
  return (
    <LabelledField
      id={id}
      label={t("form.theatre")}
      mark={t("form.optional")}
      help={roomOf(list.theatre, LIMITS.listText).count}
      error={error}
    >
      {isLoading || named.length > 0 ? (
        <SelectControl
          id={id}
          disabled={isLoading}
          value={list.theatre}
          onChange={(event) => onChange({ theatre: event.target.value })}
        >
          <option value="">–</option>
          {theatres.map((theatre) => (
            <option key={theatre}>{theatre}</option>
          ))}
        </SelectControl>
      ) : (
        <TextControl
          {...described(id, error)}
          value={list.theatre}
          onChange={(event) => onChange({ theatre: event.target.value })}
        />
      )}
    </LabelledField>
  );
}
