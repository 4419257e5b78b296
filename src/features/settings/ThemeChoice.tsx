/** Light, dark or the device's choice: three pictures with radios; changes at once. */
import Radio from "@mui/material/Radio";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { modeChosen, selectMode, selectScheme, THEME_MODES, type ThemeMode } from "../theme/public.ts";
import { ThemePicture } from "./ThemePicture.tsx";

const Choices = styled("fieldset")(({ theme }) => ({
  minWidth: 0,
  "& legend": { ...theme.typography.subtitle2, padding: 0, marginBottom: 10 },
  "& > div": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 16, paddingBottom: 16 },
  "& label": { display: "grid", gap: 6, alignContent: "start", cursor: "pointer" },
  "& label > span:first-of-type": {
    display: "block",
    overflow: "hidden",
    lineHeight: 0,
    border: `1px solid ${theme.vars.palette.outlineSoft}`,
    borderRadius: 10,
  },
  "& label:has(:checked) > span:first-of-type": {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: 2,
    borderColor: "transparent",
  },
  "& label > span:last-of-type": { display: "flex", alignItems: "center", flexWrap: "wrap", fontWeight: 500 },
  "& .MuiRadio-root": { margin: "0 2px 0 -5px" },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [PHONE]: { "& > div": { gap: 10 } },
}));

export function ThemeChoice() {
  const { t } = useTranslation(["settings", "common"]);
  const name = useId();
  const chosen = useAppSelector(selectMode);
  const scheme = useAppSelector(selectScheme);
  const dispatch = useAppDispatch();
  const handleChange = (mode: ThemeMode) => dispatch(modeChosen(mode));
  return (
    <Choices>
      <legend>{t("common:theme.label")}</legend>
      <div>
        {THEME_MODES.map((mode) => (
          <label key={mode} htmlFor={`${name}-${mode}`}>
            <span>
              <ThemePicture mode={mode} />
            </span>
            <span>
              <Radio
                id={`${name}-${mode}`}
                name={name}
                value={mode}
                checked={mode === chosen}
                onChange={() => handleChange(mode)}
              />
              {t(`common:theme.${mode}`)}
              {mode === "system" && <small>&nbsp;· {t(`theme.now${scheme}`)}</small>}
            </span>
          </label>
        ))}
      </div>
    </Choices>
  );
}
