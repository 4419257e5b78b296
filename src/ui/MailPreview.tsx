/** A mail before it is sent: who it is from, its subject, and its two parts; always light, as mail is. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswering } from "../lib/hooks/useAnswering.ts";
import { Segments } from "./Segments.tsx";

/** The mail's own colours, whatever the theme. */
const Mail = styled("div")({
  overflow: "hidden",
  marginTop: 8,
  border: "1px solid #E5E6E5",
  borderRadius: 10,
  background: "#F7F7F5",
  color: "#0B1B2B",
  colorScheme: "light",
  "& dl": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "3px 8px",
    padding: "10px 14px",
    fontSize: ".8125rem",
    background: "#FAFAF8",
    borderBottom: "1px solid #E5E6E5",
  },
  "& dt": { color: "#5C6B7A" },
  "& dd": { margin: 0, fontWeight: 600, overflowWrap: "anywhere" },
  "& p": { padding: 14, whiteSpace: "pre-wrap", overflowWrap: "anywhere", background: "#fff" },
  "& iframe": { display: "block", width: "100%", height: 560, border: 0 },
  "& [hidden]": { display: "none" },
});

type Props = {
  /** `html_url`: where the server shows the HTML part; the document has no rights, and neither has the frame. */
  mail: { from_name: string; subject: string; text: string; html_url: string };
  /** Asks the server for the mail once more: another tab's may have taken its place. */
  onRenew: () => unknown;
};

export function MailPreview({ mail, onRenew }: Props) {
  const { t } = useTranslation(["emailTexts", "callouts", "common"]);
  const { shown, round, failed, check } = useAnswering(mail.html_url, onRenew);
  const [part, setPart] = useState<"html" | "text">("html");
  const parts = (["html", "text"] as const).map((value) => ({ value, text: t(`emailTexts:part.${value}`) }));
  return (
    <>
      <Segments label={t("emailTexts:part.label")} value={part} options={parts} onChange={setPart} />
      <Mail>
        <dl>
          <dt>{t("callouts:form.from")}</dt>
          <dd>{mail.from_name}</dd>
          <dt>{t("callouts:form.subject")}</dt>
          <dd>{mail.subject}</dd>
        </dl>
        {/* Kept while hidden: its address lapses, what it shows does not. One frame for each address: a frame that goes
            on to another one would add to what the Back button leads to. Loaded again by itself, it may have found nothing. */}
        {shown && (
          <iframe
            key={`${shown} ${round}`}
            title={t("emailTexts:part.frame")}
            src={shown}
            sandbox=""
            hidden={part !== "html"}
            onLoad={check}
          />
        )}
        {failed && part === "html" && (
          <p role="alert">
            {t("emailTexts:previewFailed")}{" "}
            <Button variant="text" size="small" onClick={check}>
              {t("common:tryAgain")}
            </Button>
          </p>
        )}
        {part === "text" && <p>{mail.text}</p>}
      </Mail>
    </>
  );
}
