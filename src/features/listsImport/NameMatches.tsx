/** Names that the practice does not have, or has several times, each with what is meant by it. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { useSitesQuery, useSurgeonsQuery } from "../places/public.ts";
import { type UnknownName } from "./checkedRows.ts";
import { nameKey } from "./draftRows.ts";
import { type Checking } from "./useCheck.ts";
import { useListsImportFormat } from "./useListsImportFormat.ts";

const Names = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: "4px 20px",
  marginTop: 12,
});

function NameMatch({ name, checking }: { name: UnknownName; checking: Checking }) {
  const { t } = useListsImportFormat();
  const { data: sites = [] } = useSitesQuery();
  const { data: surgeons = [] } = useSurgeonsQuery();
  const names = name.field === "site" ? sites.map((one) => one.name) : surgeons.map((one) => one.display_name);
  // Several may share a name.
  const options = [...new Set(names)];
  const key = nameKey(name.field, name.text);
  const id = useId();
  return (
    <LabelledField
      id={id}
      label={t("transfer:lists.names.rows", { name: name.text, count: name.rows })}
      help={checking.check.guessed.has(key) && t("transfer:lists.names.guessed")}
    >
      <SelectControl
        id={id}
        aria-describedby={`${id}-help`}
        value={checking.check.reading.names.get(key) ?? ""}
        onChange={(event) => checking.matchName(name, event.target.value)}
      >
        <option value="">{t(`transfer:lists.names.${name.ambiguous ? "which" : name.field}`)}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

export function NameMatches({ checking }: { checking: Checking }) {
  const { t } = useListsImportFormat();
  const { unknown } = checking.check;
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby="names-title">
      <Typography variant="h3" id="names-title">
        {t("transfer:lists.names.title")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t("transfer:lists.names.text")}
      </Typography>
      <Names>
        {unknown.map((name) => (
          <NameMatch key={nameKey(name.field, name.text)} name={name} checking={checking} />
        ))}
      </Names>
    </section>
  );
}
