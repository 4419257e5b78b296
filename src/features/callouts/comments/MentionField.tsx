/**
 * A field for several lines in which an @ offers colleagues, by keys and by pointer. Not the `PersonPicker`: what is
 * picked becomes a part of the text, where the caret stands, and MUI's autocomplete knows one line.
 */
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isConverting } from "../../../lib/isConverting.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl } from "../../../ui/nativeControls.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { mentionAt, offered, type Person, withMention } from "./mentionText.ts";

const Frame = styled("div")({ position: "relative" });

const Offered = styled("div")(({ theme: { vars } }) => ({
  position: "absolute",
  zIndex: 2,
  insetInline: 0,
  top: "calc(100% + 4px)",
  maxHeight: 240,
  overflowY: "auto",
  padding: 6,
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: 10,
  background: vars.palette.background.paper,
  boxShadow: "0 8px 24px rgb(0 0 0 / 18%)",
  "& [role=option]": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    minHeight: 40,
    padding: "5px 10px",
    borderRadius: 6,
    cursor: "pointer",
    overflowWrap: "anywhere",
  },
  "& [aria-selected=true]": { background: vars.palette.action.selected },
  "& [role=option]:hover": { background: vars.palette.action.hover },
  "& small": { fontSize: ".8125rem", color: vars.palette.text.secondary },
  "@media (pointer: coarse)": { "& [role=option]": { minHeight: 44 } },
}));

export type Colleague = Person & { email: string };

type Props = {
  label: string;
  help: string;
  /** In place of the help: that a name typed notifies nobody. */
  nobody: string | null | undefined;
  error: string | undefined;
  value: string;
  colleagues: readonly Colleague[];
  /** Once it is there, behind what stands in it. */
  takesFocus?: boolean;
  onChange: (value: string) => void;
  onPick: (colleague: Colleague) => void;
  onFocus: () => void;
};

/** Who is offered where the caret stands; null while nothing is typed behind an @, or it was waved away. */
function useOffer({ value, colleagues }: Pick<Props, "value" | "colleagues">) {
  const [caret, setCaret] = useState<number | null>(null);
  const [waved, setWaved] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const typed = caret === null ? null : mentionAt(value, caret);
  // Waved away for as long as the caret stands behind that @.
  if (waved !== null && typed?.start !== waved) setWaved(null);
  const options = typed && typed.start !== waved ? offered(colleagues, typed.query) : [];
  const active = Math.max(
    options.findIndex(({ id }) => id === chosen),
    0,
  );
  const step = (by: number) => setChosen(options[(active + by + options.length) % options.length]?.id ?? null);
  return { typed, options, active, step, setCaret, wave: () => setWaved(typed?.start ?? null) };
}

const optionId = (list: string, colleague: Colleague | undefined) => `${list}-${colleague?.id}`;

type OptionsProps = {
  list: string;
  options: readonly Colleague[];
  active: number;
  onPick: (colleague: Colleague) => void;
};

function Options({ list, options, active, onPick }: OptionsProps) {
  const { t } = useTranslation("comments");
  return (
    <Offered role="listbox" id={list} aria-label={t("colleagues")}>
      {options.map((colleague, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
        <div
          key={colleague.id}
          id={optionId(list, colleague)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          ref={at === active ? (node) => node?.scrollIntoView?.({ block: "nearest" }) : null}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(colleague)}
        >
          <bdi>{colleague.name}</bdi>
          <small>{colleague.email}</small>
        </div>
      ))}
    </Offered>
  );
}

export function MentionField(props: Props) {
  const { label, help, nobody, error, value, colleagues, takesFocus = false, onChange, onPick, onFocus } = props;
  const { t } = useTranslation("comments");
  const [field, list] = [useId(), useId()];
  const area = useRef<HTMLTextAreaElement>(null);
  const caretAfter = useRef<number | null>(null);
  const { typed, options, active, step, setCaret, wave } = useOffer({ value, colleagues });
  // The caret is the element's own: it goes behind the name once the text with it has been drawn.
  useLayoutEffect(() => {
    if (caretAfter.current !== null) area.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  });
  useEffect(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);
  const pick = (colleague: Colleague | undefined) => {
    if (!typed || !colleague) return;
    const { text, caret } = withMention(value, typed, colleague.name);
    caretAfter.current = caret;
    setCaret(caret);
    onChange(text);
    onPick(colleague);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (options.length === 0 || isConverting(event.nativeEvent)) return;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter") pick(options[active]);
    else if (event.key === "Escape") wave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const opened =
    options.length > 0 ? { "aria-controls": list, "aria-activedescendant": optionId(list, options[active]) } : {};
  return (
    <LabelledField id={field} label={label} help={nobody || help} error={error}>
      <Frame>
        <AreaControl
          {...described(field, error)}
          ref={area}
          rows={3}
          dir="auto"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          {...opened}
          value={value}
          onChange={({ target }) => {
            setCaret(target.selectionStart);
            onChange(target.value);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={handleKey}
          onFocus={onFocus}
          onBlur={() => setCaret(null)}
        />
        {options.length > 0 && <Options list={list} options={options} active={active} onPick={pick} />}
      </Frame>
      <VisuallyHidden>
        <span role="status">{options.length > 0 ? t("found", { count: options.length }) : nobody}</span>
      </VisuallyHidden>
    </LabelledField>
  );
}
