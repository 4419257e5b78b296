/** The language of the interface. */

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { languageChosen, OFFERED_LANGUAGES, selectLanguage } from "../i18n/public.ts";

export function LanguageChoice() {
  const { t } = useTranslation();
  const label = useId();
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  return (
    <div>
      <Typography variant="subtitle2" component="label" id={label} sx={{ display: "block", mb: "5px" }}>
        {t("language")}
      </Typography>
      <Select
        labelId={label}
        value={language}
        input={<OutlinedInput />}
        IconComponent={ExpandMoreRounded}
        fullWidth
        onChange={(event) => dispatch(languageChosen(event.target.value))}
      >
        {OFFERED_LANGUAGES.map((one) => (
          <MenuItem key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}
