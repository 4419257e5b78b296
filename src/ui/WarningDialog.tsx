/** A short question before something is lost for good; it says why that could not be done. */
import Alert from "@mui/material/Alert";
import { type ReactNode } from "react";
import { AskDialog } from "./AskDialog.tsx";

type Props = {
  /** The question. */
  title: string;
  /** What would be lost. */
  text: ReactNode;
  back: string;
  submit: string;
  busy?: boolean;
  /** Nothing to do: only the way back is left. */
  blocked?: boolean;
  /** Why it was not done. */
  problem?: string | undefined;
  onBack: () => void;
  onSubmit: () => void;
};

export function WarningDialog({ text, problem, ...question }: Props) {
  return (
    <AskDialog {...question} dangerous short>
      {text}
      {/* There from the beginning, so that it is read out when it comes. */}
      <div role="alert">{problem !== undefined && <Alert severity="error">{problem}</Alert>}</div>
    </AskDialog>
  );
}
