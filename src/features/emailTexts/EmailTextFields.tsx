/** The two paragraphs, how much room is left, and what can be done with them. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type Ref } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { type OwnParagraphs } from "../../contract/shapes/emailTexts.ts";
import { described, LabelledField } from "../../ui/LabelledField.tsx";
import { AreaControl } from "../../ui/nativeControls.ts";
import { PanelFoot } from "../../ui/page/PanelForm.tsx";

const MOST = LIMITS.emailText[1];
const long = (text: string): number => [...text].length;
/** What could not be saved. */
const isTooLong = ({ opening, closing }: OwnParagraphs): boolean => long(opening) > MOST || long(closing) > MOST;

const Fields = styled("div")({ display: "grid", gap: 12, padding: 20 });

type Props = {
  value: OwnParagraphs;
  /** The language of the text, for spelling and speech. */
  language: string;
  dirty: boolean;
  busy: "saving" | "testing" | null;
  submit: Ref<HTMLButtonElement>;
  onType: (next: Partial<OwnParagraphs>) => void;
  onSave: () => void;
  onTest: () => void;
};

export function EmailTextFields({ value, language, dirty, busy, submit, onType, onSave, onTest }: Props) {
  const { t } = useTranslation(["emailTexts", "errors"]);
  const stopped = busy !== null || isTooLong(value);
  return (
    <Paper
      variant="outlined"
      component="form"
      aria-label={t("emailTexts:form")}
      onSubmit={(event) => {
        event.preventDefault();
        if (!stopped) onSave();
      }}
      sx={{ overflow: "hidden" }}
    >
      <Fields>
        {(["opening", "closing"] as const).map((field) => {
          const count = long(value[field]);
          const error = count > MOST ? t("errors:rule.max", { count: MOST }) : undefined;
          return (
            <LabelledField
              key={field}
              id={`email-text-${field}`}
              label={t(`emailTexts:${field}`)}
              mark={t("errors:form.optional")}
              error={error}
              help={`${t(`emailTexts:${field}Help`)} ${t("emailTexts:room", { count, of: MOST })}`}
            >
              <AreaControl
                {...described(`email-text-${field}`, error)}
                rows={5}
                lang={language}
                value={value[field]}
                onChange={(event) => onType({ [field]: event.target.value })}
              />
            </LabelledField>
          );
        })}
        <Typography variant="caption" component="div" color="text.secondary" role="status" sx={{ minHeight: 18 }}>
          {dirty && t("emailTexts:unsaved")}
        </Typography>
      </Fields>
      <PanelFoot>
        <Button
          variant="outlined"
          size="large"
          aria-disabled={stopped}
          onClick={() => {
            if (!stopped) onTest();
          }}
        >
          {t(busy === "testing" ? "errors:form.pleaseWait" : "emailTexts:test")}
        </Button>
        <Button ref={submit} type="submit" variant="contained" size="large" aria-disabled={stopped}>
          {t(busy === "saving" ? "errors:form.pleaseWait" : "emailTexts:save")}
        </Button>
      </PanelFoot>
    </Paper>
  );
}
