/** Entering closed days or leave: whole days, the last one included. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../api/requestKey.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { isDate } from "../../contract/dates.ts";
import { LIMITS } from "../../contract/limits.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { AlertInView } from "../../ui/form/AlertInView.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { described, LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl, TextControl } from "../../ui/nativeControls.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { useNoteUnsaved } from "../../ui/unsaved/Unsaved.tsx";
import { toasted } from "../notifications/public.ts";
import { useAddDayOffMutation } from "./daysOffApi.ts";

const Row = styled("form")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(190px, 1fr))",
  alignItems: "start",
  gap: "4px 12px",
  padding: "16px 20px 8px",
  // Beside the fields, not beside their labels.
  "& > button": { marginTop: 23, justifySelf: "start" },
  "& > [role=alert]": { gridColumn: "1 / -1" },
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", "& > button": { margin: "0 0 12px", justifySelf: "stretch" } },
});

export type NamedSurgeon = { id: number; display_name: string };

const NONE = { name: "", from: "", to: "" };
type Field = keyof typeof NONE;

function useEntry(surgeonId: number | undefined) {
  const { t } = useTranslation("planning");
  const dispatch = useAppDispatch();
  const [add, { isLoading, error }] = useAddDayOffMutation();
  const [entry, setEntry] = useState({ ...NONE, surgeon: "" });
  const [tried, setTried] = useState(false);
  const [keyOf, setKeyOf] = useState(() => requestKeys());
  const form = useRef<HTMLFormElement>(null);
  const { name, from, to, surgeon } = entry;
  useNoteUnsaved(!isLoading && [name, from, to].some((typed) => typed !== ""));
  const needed = t("standing.needed");
  const problems: Partial<Record<Field, string>> = {
    ...(name.trim() ? {} : { name: needed }),
    ...(isDate(from) ? {} : { from: needed }),
    ...(isDate(to) ? (isDate(from) && to < from ? { to: t("standing.order") } : {}) : { to: needed }),
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(problems);
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-field=${wrong}] :is(input, [role=spinbutton])`)?.focus();
    if (wrong || isLoading) return;
    const id = surgeonId ?? (surgeon ? Number(surgeon) : null);
    const day_off = { name: name.trim(), starts_on: from, ends_on: to, surgeon_id: id };
    if ("error" in (await add({ day_off, key: keyOf(day_off) }))) return;
    setKeyOf(() => requestKeys());
    dispatch(toasted({ tone: "success", text: { key: "planning:off.added" } }));
    setEntry({ ...entry, ...NONE });
    setTried(false);
  };
  return {
    form,
    entry,
    change: (next: Partial<typeof entry>) => setEntry({ ...entry, ...next }),
    errorOf: (field: Field) => (tried ? problems[field] : undefined),
    isLoading,
    error,
    handleSubmit,
  };
}

type Props = {
  /** Whose leave it is; without one it is chosen, among these. */
  surgeonId?: number | undefined;
  surgeons?: readonly NamedSurgeon[];
};

export function AddDaysOff({ surgeonId, surgeons = [] }: Props) {
  const { t } = useTranslation("planning");
  const problemText = useProblemText();
  const id = useId();
  const { form, entry, change, errorOf, isLoading, error, handleSubmit } = useEntry(surgeonId);
  const { name, from, to } = entry;
  return (
    <Row ref={form} noValidate onSubmit={handleSubmit} aria-label={t("off.add")}>
      <AlertInView when={error}>
        {error !== undefined && (
          <FormAlert tone="error" title={t("off.addFailed")}>
            {problemText(error)}
          </FormAlert>
        )}
      </AlertInView>
      <div data-field="name">
        <LabelledField id={`${id}name`} label={t("off.name")} help={t("off.nameHelp")} error={errorOf("name")}>
          <TextControl
            {...described(`${id}name`, errorOf("name"))}
            autoComplete="off"
            maxLength={LIMITS.dayOffName[1]}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </LabelledField>
      </div>
      {surgeonId === undefined && (
        <LabelledField id={`${id}who`} label={t("off.who")}>
          <SelectControl
            id={`${id}who`}
            value={entry.surgeon}
            onChange={(event) => change({ surgeon: event.target.value })}
          >
            <option value="">{t("off.everyone")}</option>
            {surgeons.map((surgeon) => (
              <option key={surgeon.id} value={surgeon.id}>
                {surgeon.display_name}
              </option>
            ))}
          </SelectControl>
        </LabelledField>
      )}
      <div data-field="from">
        <DateField
          required
          id={`${id}from`}
          label={t("off.from")}
          error={errorOf("from")}
          value={from}
          // The last day follows the first one until somebody sets it.
          onChange={(date) => change({ from: date, to: to === "" || to === from ? date : to })}
        />
      </div>
      <div data-field="to">
        <DateField
          required
          id={`${id}to`}
          label={t("off.to")}
          error={errorOf("to")}
          value={to}
          onChange={(date) => change({ to: date })}
        />
      </div>
      <Button type="submit" variant="outlined" aria-disabled={isLoading}>
        {t("off.add")}
      </Button>
    </Row>
  );
}
