/** The theatre of a list. */
import { useTranslation } from "react-i18next";
import { LabelledField, SelectControl, TextControl } from "../../ui/nativeField.tsx";
import { type ListEditorProps } from "./FieldRow.tsx";
import { siteOf } from "./newList.ts";
import { useSitesQuery } from "./placesApi.ts";

/** The site's own theatres to choose from, or free text where it names none. */
export function TheatreField({ index, list, onChange }: Omit<ListEditorProps, "errorOf">) {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  const theatres = siteOf(list, sites)?.theatres ?? [];
  const id = `list-${index}-theatre`;
  return (
    <LabelledField id={id} label={t("form.theatre")} mark={t("form.optional")}>
      {theatres.length > 0 ? (
        <SelectControl id={id} value={list.theatre} onChange={(event) => onChange({ theatre: event.target.value })}>
          <option value="">–</option>
          {theatres.map((theatre) => (
            <option key={theatre}>{theatre}</option>
          ))}
        </SelectControl>
      ) : (
        <TextControl
          id={id}
          maxLength={150}
          value={list.theatre}
          onChange={(event) => onChange({ theatre: event.target.value })}
        />
      )}
    </LabelledField>
  );
}
