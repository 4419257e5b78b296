/** In a form whose save came too late: both versions part by part, and the choice. What was typed stays until then. */
import { getIn } from "final-form";
import { useRef } from "react";
import { useForm, useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { AlertInView } from "./AlertInView.tsx";
import { type FormValues } from "./AppForm.tsx";
import { TwoVersions } from "./TwoVersions.tsx";

/** Fields that people see as one thing, and how they read. */
export type FormPart<Values extends FormValues> = {
  name: string;
  /** "usual.am" is inside "usual". */
  fields: readonly string[];
  /** final-form knows an emptied field as none. */
  said: (values: Partial<Values>) => string;
};

/** A part that is one field of text. */
export const textPart = <Values extends FormValues>(name: string, field: keyof Values & string): FormPart<Values> => ({
  name,
  fields: [field],
  said: (values) => String(values[field] ?? "").trim(),
});

type Props<Values extends FormValues> = {
  /** That somebody else changed it. */
  heading: string;
  parts: readonly FormPart<Values>[];
  /** What both versions go back to. */
  before: Values;
  /** Nothing: nobody was quicker. */
  theirs: Values | null;
  onDecided: () => void;
};

export function FormVersions<Values extends FormValues>(props: Props<Values>) {
  return props.theirs && <Versions {...props} theirs={props.theirs} />;
}

function Versions<Values extends FormValues>(props: Props<Values> & { theirs: Values }) {
  const { heading, parts, before, theirs, onDecided } = props;
  const { t } = useTranslation("versions");
  const form = useForm();
  const { values: mine } = useFormState<Partial<Values>>({ subscription: { values: true } });
  const place = useRef<HTMLDivElement>(null);
  const isTyped = ({ said }: FormPart<Values>) => said(mine) !== said(before);
  const shown = parts.flatMap((part) => {
    const [said, own] = [part.said(theirs), part.said(mine)];
    if (said === own) return [];
    return [{ key: part.name, name: part.name, theirs: said, mine: isTyped(part) ? own : t("untouched") }];
  });
  // What goes on is saving; the buttons of the choice are gone by then.
  const finish = () => {
    place.current?.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    onDecided();
  };
  const handleTake = () => {
    form.initialize(theirs);
    finish();
  };
  const handleKeep = () => {
    form.batch(() => {
      for (const part of parts)
        if (!isTyped(part)) for (const field of part.fields) form.change(field, getIn(theirs, field));
    });
    finish();
  };
  return (
    <div ref={place} data-wide="">
      <AlertInView when={theirs}>
        <TwoVersions heading={heading} parts={shown} onTake={handleTake} onKeep={handleKeep} />
      </AlertInView>
    </div>
  );
}
