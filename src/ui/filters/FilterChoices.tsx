/** The values of a filter, to be ticked one after the other; each holds at once. */
import CheckBoxOutlineBlankRounded from "@mui/icons-material/CheckBoxOutlineBlankRounded";
import CheckBoxRounded from "@mui/icons-material/CheckBoxRounded";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FILTER_VALUES_MAX } from "../../contract/page.ts";
import { type Several } from "./filterControls.tsx";

/** The line itself is the box: this is its picture. */
const TICK = { fontSize: "small", "aria-hidden": true } as const;

type Props = Several & { opener: HTMLElement; onClose: () => void };

export function FilterChoices({ label, values, options, opener, onChange, onClose }: Props) {
  const { t } = useTranslation("callouts");
  // What is unticked stays where it is until the menu is closed.
  const [before] = useState(values);
  const gone = [...new Set([...before, ...values])].filter((one) => !options?.some(({ value }) => value === one));
  const lines = options && [...options, ...gone.map((value) => ({ value, label: t("filters.gone") }))];
  const handleToggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <Menu
      open
      anchorEl={opener}
      onClose={onClose}
      slotProps={{
        list: { "aria-label": label, dense: true },
        paper: { sx: { maxHeight: "min(420px, 70dvh)", maxWidth: "min(360px, calc(100vw - 32px))" } },
      }}
    >
      {lines?.map((option) => {
        const checked = values.includes(option.value);
        return (
          <MenuItem
            key={option.value}
            role="menuitemcheckbox"
            aria-checked={checked}
            disabled={!checked && values.length >= FILTER_VALUES_MAX}
            onClick={() => handleToggle(option.value)}
            sx={{ gap: 1, whiteSpace: "normal", overflowWrap: "anywhere" }}
          >
            {checked ? <CheckBoxRounded {...TICK} color="primary" /> : <CheckBoxOutlineBlankRounded {...TICK} />}
            {option.label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
