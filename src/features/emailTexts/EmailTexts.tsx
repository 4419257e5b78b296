/** What the practice says of its own in the mails doctors get (practice management). */

import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { EMAIL_TEXT_KINDS } from "../../contract/emailTexts.ts";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { type EmailText, type EmailTextKey } from "../../contract/shapes/emailTexts.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useNoteUnsaved } from "../../ui/unsaved/Unsaved.tsx";
import { OFFERED_LANGUAGES, selectLanguage } from "../i18n/public.ts";
import { EmailTextEditor } from "./EmailTextEditor.tsx";
import { useEmailTextsQuery } from "./emailTextsApi.ts";
import { useEmailTexts } from "./useEmailTexts.ts";

const Choices = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  maxWidth: 656,
  gap: 16,
});

type ChoiceProps = {
  name: "kind" | "language";
  value: string;
  options: readonly { value: string; label: string; written: boolean }[];
  onChange: (value: string) => void;
};

function Choice({ name, value, options, onChange }: ChoiceProps) {
  const { t } = useTranslation("emailTexts");
  return (
    <LabelledField id={`email-text-${name}`} label={t(`${name}Label`)}>
      <SelectControl id={`email-text-${name}`} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.written ? t("written", { name: option.label }) : option.label}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

function Chooser({ saved }: { saved: readonly EmailText[] }) {
  const { t } = useTranslation("emailTexts");
  const texts = useEmailTexts(saved, useAppSelector(selectLanguage));
  const { open, setOpen, isWritten } = texts;
  useNoteUnsaved(texts.hasUnsaved);
  const kinds = EMAIL_TEXT_KINDS.map((kind) => ({
    value: kind,
    label: t(`kind.${kind}`),
    written: OFFERED_LANGUAGES.some((language) => isWritten({ kind, language })),
  }));
  const languages = OFFERED_LANGUAGES.map((language) => ({
    value: language,
    label: LANGUAGE_NAMES[language],
    written: isWritten({ ...open, language }),
  }));
  // The values are the options' own.
  const choose = (key: "kind" | "language") => (value: string) => setOpen({ [key]: value } as Partial<EmailTextKey>);
  return (
    <>
      <Choices>
        <Choice name="kind" value={open.kind} options={kinds} onChange={choose("kind")} />
        <Choice name="language" value={open.language} options={languages} onChange={choose("language")} />
      </Choices>
      <EmailTextEditor key={`${open.kind} ${open.language}`} texts={texts} />
    </>
  );
}

export function EmailTexts() {
  const { t } = useTranslation(["emailTexts", "manage"]);
  const { data, error, refetch } = useEmailTextsQuery();
  return (
    <section>
      <Typography variant="h2">{t("manage:tabs.emailTexts")}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: "75ch" }}>
        {t("emailTexts:intro")}
      </Typography>
      {data && <Chooser saved={data} />}
      {!data && error && (
        <ErrorState
          title={t("emailTexts:failed")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton height={320} />}
    </section>
  );
}
