/** Finding people by name and picking them: MUI's autocomplete over what the server found. */
import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from "react";
import { PHONE } from "../styling/breakpoints.ts";

const Field = styled("div")({
  minWidth: 0,
  "& .MuiAutocomplete-root .MuiOutlinedInput-root": {
    gap: "6px 8px",
    padding: "0 12px",
    "& .MuiAutocomplete-input": { minWidth: 160, padding: "8px 0" },
    // A bar at the bottom of the page must not cover the field with the focus.
    "& input": { scrollMarginBlock: "calc(var(--mui-size-toolbar) + 8px) 80px" },
    // With those who have been picked.
    "&.MuiInputBase-adornedStart": { paddingBlock: 5, "& .MuiAutocomplete-input": { padding: "3px 0" } },
  },
  // Among filters.
  "&[data-small]": { flex: "0 1 190px", [PHONE]: { flex: "1 1 130px" } },
  "&[data-small] .MuiAutocomplete-root .MuiOutlinedInput-root": {
    minHeight: 34,
    padding: "0 10px",
    fontSize: ".8125rem",
    "& .MuiAutocomplete-input": { minWidth: 60, padding: "4px 0" },
    [PHONE]: { minHeight: 44 },
  },
});

const Chosen = styled("span")({ minWidth: 0, maxWidth: "100%", borderRadius: 6 });

const paper = {
  margin: "4px 0",
  borderRadius: "12px",
  backgroundColor: "surface.raised",
  backgroundImage: "none",
  boxShadow: 8,
};

const listbox = {
  maxHeight: 320,
  padding: "6px",
  "& > li.MuiAutocomplete-option": {
    gap: "10px",
    minHeight: 36,
    padding: "6px 10px",
    borderRadius: "6px",
    fontSize: ".875rem",
    overflowWrap: "anywhere",
    [PHONE]: { minHeight: 44 },
    "&.Mui-focused": { backgroundColor: "action.selected" },
  },
  "& svg": { fontSize: 18, color: "text.tertiary" },
  "& small": { display: "block", fontSize: ".8125rem", color: "text.secondary" },
};

type Person = { id: number; name: string };

type Props<P extends Person> = {
  found: readonly P[];
  /** What is said while they are looked for; undefined once they have been. */
  searching: string | undefined;
  /** What is said where nobody fits. */
  none: string;
  typed: string;
  onTyped: (typed: string) => void;
  onPick: (person: P) => void;
  /** Where several are picked in one field: those who stand in it. */
  chosen?: { people: readonly P[]; tag: (person: P) => ReactNode; onRemove: (person: P) => void };
  nameOf?: (person: P) => string;
  /** Below the name. */
  detailOf?: (person: P) => string | null;
  iconOf?: (person: P) => ReactNode;
  keyOf?: (person: P) => string | number;
  /** Among filters. */
  small?: boolean;
  /** Opens as soon as it has the focus. */
  eager?: boolean;
  /** Whatever else the field itself takes: its id or name, what describes it, what shows while it is empty. */
  input: InputHTMLAttributes<HTMLInputElement>;
};

/** Keys on a button inside the field are the button's. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.target !== event.currentTarget) Object.assign(event, { defaultMuiPrevented: true });
};

/** MUI names its list by a label that is not there. */
const named = (label: string) => ({ "aria-label": label, "aria-labelledby": undefined });

export function PersonPicker<P extends Person>(props: Props<P>) {
  const { found, searching, none, typed, chosen, small = false, eager = false } = props;
  const { nameOf = ({ name }) => name, detailOf, iconOf, keyOf = ({ id }) => id, onTyped, onPick } = props;
  const { onFocus, onBlur, disabled = false, ...input } = props.input;
  const label = input["aria-label"];
  return (
    <Field {...(small ? { "data-small": "" } : {})}>
      <Autocomplete<P, boolean, boolean, false>
        {...(input.id ? { id: input.id } : {})}
        multiple={chosen !== undefined}
        disableClearable={chosen !== undefined}
        value={chosen ? [...chosen.people] : null}
        options={chosen ? [...chosen.people, ...found] : found}
        // The server has chosen them.
        filterOptions={(options) => options}
        filterSelectedOptions
        getOptionLabel={nameOf}
        getOptionKey={keyOf}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason === "input") onTyped(text);
        }}
        onChange={(_, __, reason, details) => {
          if (details && reason === "selectOption") onPick(details.option);
          if (details && reason === "removeOption") chosen?.onRemove(details.option);
        }}
        autoHighlight
        clearOnBlur={false}
        selectOnFocus={false}
        handleHomeEndKeys={false}
        openOnFocus={eager}
        forcePopupIcon={false}
        disabled={disabled}
        loading={searching !== undefined}
        loadingText={searching}
        noOptionsText={none}
        renderValue={(people) =>
          Array.isArray(people) &&
          people.map((one, index) => (
            <Chosen key={keyOf(one)} data-item-index={index} tabIndex={-1} onKeyDown={keepKeys}>
              {chosen?.tag(one)}
            </Chosen>
          ))
        }
        renderOption={({ key, ...option }, person) => (
          <li key={key} {...option}>
            {iconOf?.(person)}
            <span>
              <bdi>{nameOf(person)}</bdi>
              {detailOf?.(person) && <small>{detailOf(person)}</small>}
            </span>
          </li>
        )}
        renderInput={({ slotProps: { input: frame, htmlInput } }) => (
          <OutlinedInput
            {...frame}
            fullWidth
            error={Boolean(input["aria-invalid"])}
            {...(onFocus ? { onFocus } : {})}
            {...(onBlur ? { onBlur } : {})}
            slotProps={{ input: { ...input, ...htmlInput } }}
          />
        )}
        slotProps={{
          ...(small ? { popper: { placement: "bottom-start", style: { width: 240 } } } : {}),
          paper: { sx: paper },
          listbox: { sx: listbox, ...(label ? named(label) : {}) },
        }}
      />
    </Field>
  );
}
