/** What has to be corrected after a failed attempt, each with a way to its field. */
import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormAlert } from "./FormAlert.tsx";

const Ways = styled("ul")({ "& a": { display: "inline-block", padding: "2px 0" } });

type ProblemLink = {
  /** The id of the field. */
  field: string;
  text: string;
};

type Props = {
  problems: readonly ProblemLink[];
  /** Counts the failed attempts: each moves the focus here. Without it the focus is somebody else's. */
  attempt?: number;
  /** Where the field has to be brought out first. */
  onVisit?: (place: number) => void;
};

export function ProblemSummary({ problems, attempt = 0, onVisit }: Props) {
  const { t } = useTranslation("errors");
  const box = useRef<HTMLDivElement>(null);
  // The outside world is the focus.
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  const visit = (field: string, place: number) => {
    if (onVisit) onVisit(place);
    else document.getElementById(field)?.focus();
  };
  return (
    <FormAlert tone="error">
      <div ref={box} tabIndex={-1}>
        <strong>{t("form.correct", { count: problems.length })}</strong>
        <Ways>
          {problems.map(({ field, text }, place) => (
            <li key={field + text}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  visit(field, place);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </Ways>
      </div>
    </FormAlert>
  );
}
