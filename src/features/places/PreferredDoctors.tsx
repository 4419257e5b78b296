/** Whom a surgeon prefers and whom rather not: the chosen doctors, and finding others by name. */
import CloseRounded from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { SURGEON_PREFERENCES, type SurgeonPreference } from "../../contract/doctor.ts";
import { type DoctorRef } from "../../contract/shapes/doctor.ts";
import { type PreferredDoctor } from "../../contract/shapes/places.ts";
import { useRowFocus } from "../../lib/hooks/useRowFocus.ts";
import { DoctorPicker } from "../doctorPicker/public.ts";

const Box = styled("fieldset")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 8,
  minWidth: 0,
  "& legend": { ...theme.typography.subtitle2, padding: 0, marginBottom: 4 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: 8, outline: 0, "&:empty": { marginBottom: -8 } },
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

function Preference({ preference }: { preference: SurgeonPreference }) {
  const { t } = useTranslation("manage");
  const { input } = useField<PreferredDoctor[]>("doctors");
  const list = useRef<HTMLUListElement>(null);
  const handleFocus = useRowFocus(list);
  const label = t(`surgeons.${preference}`);
  const chosen = input.value.filter((one) => one.preference === preference);
  const handlePick = ({ id, name, grade }: DoctorRef) =>
    input.onChange([...input.value, { doctor: { id, name, grade }, preference }]);
  return (
    <Box>
      <legend>{label}</legend>
      <ul ref={list} tabIndex={-1} aria-label={label} onFocus={handleFocus}>
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
      <DoctorPicker
        without={input.value.map((one) => one.doctor.id)}
        onPick={handlePick}
        input={{
          "aria-label": `${label}: ${t("groups.find")}`,
          placeholder: t("groups.find"),
          // Enter picks somebody; it does not save the surgeon.
          onKeyDown: (event) => {
            if (event.key === "Enter") event.preventDefault();
          },
        }}
      />
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
