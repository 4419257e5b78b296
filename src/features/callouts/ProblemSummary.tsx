/** What has to be corrected, each with a link to its field; takes the focus when it appears. */
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Link from "@mui/material/Link";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutProblem } from "./checkCallout.ts";
import { useProblemWords } from "./useProblemWords.ts";

type Props = {
  problems: readonly CalloutProblem[];
  /** Counts the failed attempts: each moves the focus here. */
  attempt: number;
  onVisit: (problem: CalloutProblem) => void;
};

export function ProblemSummary({ problems, attempt, onVisit }: Props) {
  const { t } = useTranslation("callouts");
  const words = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  // The outside world is the focus.
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ mb: 2 }}>
      <AlertTitle component="h2">{t("form.summary")}</AlertTitle>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field + problem.key}>
            <Link
              component="button"
              color="inherit"
              type="button"
              onClick={() => onVisit(problem)}
              sx={{ py: 0.25, textAlign: "start" }}
            >
              {words(problem, true)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
