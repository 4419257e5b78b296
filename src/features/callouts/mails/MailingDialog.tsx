/** A question whose answer sends mails: they are seen before it, and what the server would not do is said in place. */
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { TypedDialog } from "../../../ui/unsaved/TypedDialog.tsx";
import { isFinal } from "../api/refusalText.ts";
import { MailsToGo } from "./MailsToGo.tsx";
import { type MailsBefore } from "./useMailsBefore.ts";

type Props = {
  title: string;
  text?: string | undefined;
  back?: string | undefined;
  submit: string;
  preview: MailsBefore<DecisionPreview>;
  /** Being done, and why it was not. */
  doing: { isLoading: boolean; error?: unknown };
  /** Something else is still to be said. */
  blocked?: boolean;
  dangerous?: boolean;
  /** Something typed would be lost. */
  unsaved?: boolean;
  onBack: () => void;
  onSubmit: () => void;
  /** Between the question and the mails. */
  children?: ReactNode;
};

export function MailingDialog(props: Props) {
  const { title, text, back, submit, preview, doing, blocked = false, dangerous = false, unsaved = false } = props;
  const { t } = useTranslation("callouts");
  const error = doing.error ?? preview.error;
  return (
    <TypedDialog
      title={title}
      back={back ?? t("life.back")}
      submit={submit}
      busy={doing.isLoading}
      waiting={preview.asking}
      blocked={blocked || isFinal(error) || (error !== undefined && !preview.data)}
      dangerous={dangerous}
      unsaved={unsaved}
      onBack={props.onBack}
      onSubmit={props.onSubmit}
    >
      {text && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {text}
        </Typography>
      )}
      {props.children}
      <MailsToGo error={doing.error} before={isFinal(error) ? { ...preview, data: undefined } : preview} />
    </TypedDialog>
  );
}
