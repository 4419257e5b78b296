/** The fields of a standing list: which days, when, where, whose, and who is usually asked. */
import { useForm, useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED, SESSIONS } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { FormDateField } from "../../../ui/form/FormDateField.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { FormTimeField } from "../../../ui/form/FormTimeField.tsx";
import { useFormField } from "../../../ui/form/useFormField.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../ui/nativeControls.ts";
import { hoursFor, onDate, useFormDefaults } from "../../callouts/public.ts";
import { useSiteOptions, useSurgeonOptions } from "../../places/public.ts";
import { someDay, usePlanningFormat } from "../usePlanningFormat.ts";
import { MOST_WEEKS_APART, type StandingValues } from "./standingForm.ts";
import { UsualDoctorField } from "./UsualDoctorField.tsx";

const oneTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

type ChoiceProps = {
  name: keyof StandingValues & string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What else changes with it. */
  also: (value: string) => Partial<StandingValues>;
};

/** One of several that brings other values along. */
function Choice({ name, label, options, also }: ChoiceProps) {
  const form = useForm();
  const field = useFormField({ name, label });
  const handleChange = (value: string) =>
    form.batch(() => {
      for (const [changed, next] of Object.entries({ ...also(value), [name]: value })) form.change(changed, next);
    });
  return (
    <LabelledField id={field.id} label={label} error={field.error}>
      <SelectControl
        {...described(field.id, field.error)}
        name={name}
        value={field.value}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={field.onBlur}
        onFocus={field.onFocus}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

function DayFields() {
  const { t, weekday, every } = usePlanningFormat();
  const { times } = useFormDefaults();
  const { values } = useFormState<StandingValues>({ subscription: { values: true } });
  const { session, start, end } = values;
  // Another weekday may have other hours; those that a person typed stay.
  const onWeekday = (next: string): Partial<StandingValues> => {
    const { date: _, ...hours } = onDate(
      times,
      { session, start, end, date: someDay(Number(values.weekday)) },
      someDay(Number(next)),
    );
    return hours;
  };
  const inSession = (next: string): Partial<StandingValues> =>
    hoursFor(times, SESSIONS.find((one) => one === next) ?? "custom", someDay(Number(values.weekday))) ?? {};
  return (
    <>
      <Choice
        name="weekday"
        label={t("planning:standing.weekday")}
        options={oneTo(7).map((day) => ({ value: String(day), label: weekday(day) }))}
        also={onWeekday}
      />
      <FormSelect name="every" label={t("planning:standing.repeats")}>
        {oneTo(MOST_WEEKS_APART).map((weeks) => (
          <option key={weeks} value={weeks}>
            {every(weeks)}
          </option>
        ))}
      </FormSelect>
      <Choice
        name="session"
        label={t("callouts:form.session")}
        options={SESSIONS.map((value) => ({ value, label: t(`callouts:session.${value}`) }))}
        also={inSession}
      />
      <div style={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 16 }}>
        <FormTimeField name="start" label={t("callouts:form.starts")} />
        <FormTimeField name="end" label={t("callouts:form.ends")} />
      </div>
      <FormDateField name="starts_on" label={t("planning:standing.firstDay")} />
      <FormDateField
        name="ends_on"
        label={t("planning:standing.lastDay")}
        help={t("planning:standing.lastDayHelp")}
        optional
      />
    </>
  );
}

function PlaceFields() {
  const { t } = useTranslation(["planning", "callouts"]);
  const { values } = useFormState<StandingValues>({ subscription: { values: true } });
  const sites = useSiteOptions(values.site);
  const surgeons = useSurgeonOptions(values.surgeon);
  const named = sites.find(({ id }) => String(id) === values.site)?.theatres ?? [];
  const theatre = values.theatre ?? "";
  const theatres = theatre === "" || named.includes(theatre) ? named : [...named, theatre];
  const choose = { value: "", label: t("callouts:form.choose") };
  return (
    <>
      <Choice
        name="site"
        label={t("callouts:form.site")}
        options={[choose, ...sites.map(({ id, name }) => ({ value: String(id), label: name }))]}
        // Its theatres are other ones.
        also={() => ({ theatre: "" })}
      />
      {named.length > 0 ? (
        <FormSelect name="theatre" label={t("callouts:form.theatre")}>
          <option value="">{t("planning:standing.anyTheatre")}</option>
          {theatres.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </FormSelect>
      ) : (
        <FormTextField name="theatre" label={t("callouts:form.theatre")} bounds={LIMITS.listText} optional />
      )}
      <Choice
        name="surgeon"
        label={t("callouts:form.surgeon")}
        options={[choose, ...surgeons.map(({ id, display_name }) => ({ value: String(id), label: display_name }))]}
        // Another surgeon's is another specialty.
        also={() => ({ specialty: "" })}
      />
      <FormTextField name="specialty" label={t("callouts:form.specialty")} bounds={LIMITS.listText} optional />
    </>
  );
}

function DoctorFields() {
  const { t } = useTranslation(["planning", "callouts"]);
  return (
    <>
      <FormSelect name="role" label={t("callouts:form.role")}>
        {ROLES_NEEDED.map((role) => (
          <option key={role} value={role}>
            {t(`callouts:role.${role}`)}
          </option>
        ))}
      </FormSelect>
      <FormSelect name="positions" label={t("planning:standing.positions")}>
        {oneTo(LIMITS.positions[1]).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </FormSelect>
      <div data-wide="">
        <UsualDoctorField />
      </div>
    </>
  );
}

export const StandingFields = () => (
  <>
    <DayFields />
    <PlaceFields />
    <DoctorFields />
  </>
);
