/** Groups and doctors to ask: an editable combobox (ARIA's list autocomplete), the chosen ones as tags before it. */
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { described, LabelledField } from "../../../../ui/nativeField.tsx";
import { RECIPIENTS_FIELD } from "../model/checkCallout.ts";
import { type Chosen } from "../model/chosen.ts";
import { RecipientIcon, RecipientTag, useRecipientName } from "./RecipientTag.tsx";
import { sameRecipient, useRecipientOptions } from "./useRecipientOptions.ts";

const Frame = styled("div")(({ theme: { vars } }) => ({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  minHeight: "var(--mui-size-field)",
  padding: "6px 10px",
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  '[data-theme="dark"] &': { background: vars.palette.surface.sunken },
  "&:has(input:focus)": {
    outline: `2px solid ${vars.palette.focusRing}`,
    outlineOffset: -1,
    borderColor: "transparent",
  },
  "&[data-error]": {
    borderColor: vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
  },
  "& > input": {
    flex: "1 1 160px",
    minWidth: 0,
    border: 0,
    outline: 0,
    background: "none",
    font: "inherit",
    color: "inherit",
  },
}));

const Options = styled("div")(({ theme: { vars, zIndex } }) => ({
  position: "absolute",
  zIndex: zIndex.fab,
  insetInline: 0,
  top: "calc(100% + 4px)",
  maxHeight: 320,
  overflowY: "auto",
  padding: 6,
  borderRadius: 12,
  background: vars.palette.surface.raised,
  boxShadow: "var(--mui-shadows-8)",
  "& > div": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: 36,
    padding: "6px 10px",
    borderRadius: 6,
    cursor: "pointer",
  },
  "& > div[aria-selected=true]": { background: vars.palette.action.selected },
  "& svg": { fontSize: 18, color: vars.palette.text.tertiary },
}));

type Props = {
  id?: string;
  /** Of the first to be asked, where nothing else is said. */
  label?: string;
  chosen: readonly Chosen[];
  error: string | undefined;
  onChange: (chosen: Chosen[]) => void;
};

function useCombobox({ chosen, onChange }: Pick<Props, "chosen" | "onChange">) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { options, searching } = useRecipientOptions(typed, chosen);
  const active = Math.min(at, options.length - 1);
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setAt(0);
  };
  const pick = (option: Chosen) => {
    onChange([...chosen, option]);
    setTyped("");
    setOpen(false);
    setAt(0);
  };
  const step = (by: number) => {
    if (open) setAt((active + by + options.length) % Math.max(options.length, 1));
    else setOpen(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    const option = open ? options[active] : undefined;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && option) pick(option);
    else if (event.key === "Escape" && open) setOpen(false);
    else {
      if (event.key === "Backspace" && typed === "") onChange(chosen.slice(0, -1));
      return;
    }
    event.preventDefault();
  };
  return { typed, type, open, setOpen, active, options, searching, pick, handleKey };
}

export function RecipientsField({ id = RECIPIENTS_FIELD, label, chosen, error, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const listbox = useId();
  const nameOf = useRecipientName();
  const { typed, type, open, setOpen, active, options, searching, pick, handleKey } = useCombobox({ chosen, onChange });
  const optionId = (index: number) => `${listbox}${index}`;
  return (
    <LabelledField id={id} label={label ?? t("form.sendTo")} error={error}>
      <Frame {...(error ? { "data-error": "" } : {})}>
        {chosen.map((one) => (
          <RecipientTag
            key={`${one.kind}${one.id}`}
            one={one}
            onRemove={() => onChange(chosen.filter((other) => !sameRecipient(one, other)))}
          />
        ))}
        <input
          {...described(id, error)}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listbox}
          {...(open && options.length > 0 ? { "aria-activedescendant": optionId(active) } : {})}
          placeholder={t("form.addDoctor")}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKey}
        />
        <Options
          role="listbox"
          id={listbox}
          aria-label={t("form.addDoctor")}
          hidden={!open}
          sx={open ? {} : { display: "none" }}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's.
            <div
              key={`${option.kind}${option.id}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Pressing must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <RecipientIcon kind={option.kind} />
              {nameOf(option)}
            </div>
          ))}
        </Options>
      </Frame>
      {open && options.length === 0 && <div role="status">{t(searching ? "form.searching" : "form.nobodyFound")}</div>}
    </LabelledField>
  );
}
