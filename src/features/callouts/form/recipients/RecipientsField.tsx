/** Groups and doctors to ask: an editable combobox (ARIA's list autocomplete), the chosen ones as tags before it. */
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { described, LabelledField } from "../../../../ui/form/LabelledField.tsx";
import { RECIPIENTS_FIELD } from "../model/checkCallout.ts";
import { type Chosen } from "../model/chosen.ts";
import { Frame, Options, RecipientIcon, RecipientTag, useRecipientName } from "./recipientParts.tsx";
import { sameRecipient, useRecipientOptions } from "./useRecipientOptions.ts";

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
