/** Below a long form: in one line what saving it does, and every mail it sends. */
import { styled } from "@mui/material/styles";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { MailList, mailCount } from "./MailList.tsx";

/** Stays in sight above the buttons, however long the form is. */
const Line = styled("p")(({ theme: { vars, typography } }) => ({
  ...typography.subtitle2,
  position: "sticky",
  // A dialog's content ends that much above its buttons: nothing shows between.
  bottom: -20,
  zIndex: 1,
  minHeight: 38,
  padding: "12px 24px 8px",
  marginInline: -24,
  background: vars.palette.surface.raised,
}));

type Props = {
  line: string | undefined;
  preview: DecisionPreview | undefined;
  /** What is shown is of the form as it was a moment ago. */
  isAsking: boolean;
};

export function FormOutcome({ line, preview, isAsking }: Props) {
  return (
    <>
      <Line role="status">{line}</Line>
      {preview && mailCount(preview) > 0 && (
        <div aria-busy={isAsking} style={{ opacity: isAsking ? 0.6 : 1 }}>
          <MailList preview={preview} />
        </div>
      )}
    </>
  );
}
