/** One form: validates by rule, sends once, keeps what was typed; final-form is the state. */
import { FORM_ERROR } from "final-form";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-final-form";
import { FormSlowness } from "./FormSlowness.tsx";
import { focusFirstProblem } from "./focusFirstProblem.ts";
import { type FieldTrouble } from "./useFieldProblemFormat.ts";

export type FormValues = Record<string, unknown>;
/** By field; under `FORM_ERROR` what concerns the whole form. Nothing: it went well. */
export type FormOutcome = Record<string, FieldTrouble | ReactNode> | undefined;

type Props = {
  /** Where their values change, the form starts over with them. */
  initialValues?: FormValues;
  validate?: (values: FormValues) => Record<string, FieldTrouble> | undefined;
  /** Never rejects. `signal`: the person no longer waits; an answer is then nobody's. */
  onSubmit: (values: FormValues, signal: AbortSignal) => Promise<FormOutcome>;
  /** Names the form for screen readers. */
  label?: string;
  /** Two columns' width in the authentication area. */
  wide?: boolean;
  children: ReactNode;
};

const accept = () => undefined;

export function AppForm({ initialValues = {}, validate = accept, onSubmit, label, wide = false, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const attempt = useRef<AbortController | null>(null);
  const [attempts, setAttempts] = useState(0);

  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const cancelled = new Promise<FormOutcome>((resolve) => {
      signal.addEventListener("abort", () => resolve({ [FORM_ERROR]: null }));
    });
    return await Promise.race([onSubmit(values, signal), cancelled]);
  };

  // The outside world is the focus; what an attempt has said must be on the page before.
  useEffect(() => {
    if (attempts > 0) focusFirstProblem(element.current);
  }, [attempts]);

  return (
    <Form onSubmit={handleSubmit} initialValues={initialValues} validate={validate} subscription={{ submitting: true }}>
      {({ handleSubmit: submit, submitting }) => (
        <form
          ref={element}
          noValidate
          {...(label ? { "aria-label": label } : {})}
          {...(wide ? { "data-wide": "" } : {})}
          onSubmit={(event) => {
            void Promise.resolve(submit(event)).then(() => setAttempts((made) => made + 1));
          }}
        >
          {children}
          {submitting && <FormSlowness onCancel={() => attempt.current?.abort()} />}
        </form>
      )}
    </Form>
  );
}
