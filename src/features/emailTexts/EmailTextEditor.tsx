/** One mail in one language: its paragraphs beside how it looks; saving, testing, and what somebody else did meanwhile. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../api/requestKey.ts";
import { staleRow } from "../../api/staleRow.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type EmailText } from "../../contract/shapes/emailTexts.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { EmailTextFields } from "./EmailTextFields.tsx";
import { EmailTextPreview } from "./EmailTextPreview.tsx";
import { useSaveEmailTextMutation, useTestEmailTextMutation } from "./emailTextsApi.ts";
import { type useEmailTexts } from "./useEmailTexts.ts";

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: 32,
  alignItems: "start",
  marginTop: 16,
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

type Texts = ReturnType<typeof useEmailTexts>;

/** Theirs or mine: nothing is overwritten unseen. */
function Stale({ theirs, texts, onDecided }: { theirs: EmailText; texts: Texts; onDecided: () => void }) {
  const { t } = useTranslation("emailTexts");
  const handleTheirs = () => {
    texts.settle(texts.draft, theirs);
    onDecided();
  };
  const handleMine = () => {
    texts.type({ lock_version: theirs.lock_version });
    onDecided();
  };
  const { opening, closing } = theirs;
  return (
    <FormAlert tone="error" title={t("stale.title", { name: theirs.updated_by ?? "–" })}>
      <p style={{ whiteSpace: "pre-wrap" }}>{[opening, closing].filter(Boolean).join("\n\n") || t("stale.empty")}</p>
      <Button variant="outlined" size="small" onClick={handleTheirs} sx={{ mr: 1 }}>
        {t("stale.theirs")}
      </Button>
      <Button variant="outlined" size="small" onClick={handleMine}>
        {t("stale.mine")}
      </Button>
    </FormAlert>
  );
}

export function EmailTextEditor({ texts }: { texts: Texts }) {
  const { t } = useTranslation("emailTexts");
  const problemText = useProblemText();
  const [keyOf] = useState(requestKeys);
  const [save, saving] = useSaveEmailTextMutation();
  const [test, testing] = useTestEmailTextMutation();
  const [told, setTold] = useState<ReactNode>(null);
  const [theirs, setTheirs] = useState<EmailText | null>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { draft, isDirty } = texts;
  const { lock_version, ...paragraphs } = draft;
  const handleSave = async () => {
    const { data, error } = await save({ change: draft, key: keyOf(draft) });
    const newer = staleRow<EmailText>(error);
    setTheirs(newer);
    if (data) texts.settle(draft, data);
    if (newer) setTold(null);
    else if (error) setTold(<FormAlert tone="error">{problemText(error)}</FormAlert>);
    else setTold(<FormAlert tone="success">{t("saved")}</FormAlert>);
  };
  const handleTest = async () => {
    const { data, error } = await test(paragraphs);
    if (data) setTold(<FormAlert tone="success">{t("tested", { address: data.sent_to })}</FormAlert>);
    else setTold(<FormAlert tone="error">{problemText(error)}</FormAlert>);
  };
  /** What was said was about the text before. */
  const handleType: typeof texts.type = (next) => {
    setTold(null);
    texts.type(next);
  };
  /** The buttons that had the focus go. */
  const handleDecided = () => {
    setTheirs(null);
    submit.current?.focus();
  };
  const busy = saving.isLoading ? "saving" : testing.isLoading ? "testing" : null;
  return (
    <Columns>
      <div>
        {told}
        {theirs && <Stale theirs={theirs} texts={texts} onDecided={handleDecided} />}
        <EmailTextFields
          value={draft}
          language={draft.language}
          dirty={isDirty}
          busy={busy}
          submit={submit}
          onType={handleType}
          onSave={handleSave}
          onTest={handleTest}
        />
      </div>
      <EmailTextPreview draft={paragraphs} />
    </Columns>
  );
}
