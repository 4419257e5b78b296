/** Whom a surgeon prefers and whom rather not: the chosen doctors, and finding others by name. */
import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useDoctorsQuery } from "../../api/doctorQueries.ts";
import { SURGEON_PREFERENCES, type SurgeonPreference } from "../../contract/doctor.ts";
import { type DoctorRef } from "../../contract/shapes/doctor.ts";
import { type PreferredDoctor } from "../../contract/shapes/places.ts";
import { useTyped } from "../../lib/hooks/useTyped.ts";
import { TextControl } from "../../ui/nativeControls.ts";

/** So many are offered; more letters find the others. */
const OFFERED = 8;

const Box = styled("fieldset")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 8,
  minWidth: 0,
  "& legend": { ...theme.typography.subtitle2, padding: 0, marginBottom: 4 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: 8 },
  "& button": { minHeight: 44, maxWidth: "100%", textAlign: "start" },
}));
const Two = styled("fieldset")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: 16,
  minWidth: 0,
  "& > legend": { ...theme.typography.subtitle2, padding: 0 },
  "& > p": { gridColumn: "1 / -1" },
}));

type FoundProps = { q: string; taken: readonly number[]; onAdd: (doctor: DoctorRef) => void };

function Found({ q, taken, onAdd }: FoundProps) {
  const { t } = useTranslation("manage");
  const { currentData } = useDoctorsQuery({ q, per_page: OFFERED });
  const others = currentData?.data.filter(({ id, status }) => status !== "archived" && !taken.includes(id));
  if (others?.length === 0) return <Typography variant="body2">{t("groups.noneFound")}</Typography>;
  return (
    <ul>
      {others?.map(({ id, name, grade }) => (
        <li key={id}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddRounded />}
            aria-label={t("groups.addMember", { name })}
            onClick={() => onAdd({ id, name, grade })}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Preference({ preference }: { preference: SurgeonPreference }) {
  const { t } = useTranslation("manage");
  const { input } = useField<PreferredDoctor[]>("doctors");
  const [q, setQ] = useState("");
  const [typed, setTyped] = useTyped(q, useCallback(setQ, []));
  const label = t(`surgeons.${preference}`);
  const chosen = input.value.filter((one) => one.preference === preference);
  const handleAdd = (doctor: DoctorRef) => {
    input.onChange([...input.value, { doctor, preference }]);
    setQ("");
  };
  return (
    <Box>
      <legend>{label}</legend>
      {chosen.length > 0 && (
        <ul aria-label={label}>
          {chosen.map(({ doctor: { id, name } }) => (
            <li key={id}>
              <Button
                variant="outlined"
                size="small"
                endIcon={<CloseRounded />}
                aria-label={t("places.removeOne", { name })}
                onClick={() => input.onChange(input.value.filter((one) => one.doctor.id !== id))}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextControl
        type="search"
        aria-label={`${label}: ${t("groups.find")}`}
        placeholder={t("groups.find")}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter looks for somebody; it does not save the surgeon.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {q.trim() !== "" && <Found q={q.trim()} taken={input.value.map((one) => one.doctor.id)} onAdd={handleAdd} />}
    </Box>
  );
}

export function PreferredDoctors() {
  const { t } = useTranslation("manage");
  return (
    <Two>
      <legend>{t("surgeons.preferences")}</legend>
      <Typography variant="caption" component="p" color="text.secondary">
        {t("surgeons.preferencesHelp")}
      </Typography>
      {SURGEON_PREFERENCES.map((preference) => (
        <Preference key={preference} preference={preference} />
      ))}
    </Two>
  );
}
