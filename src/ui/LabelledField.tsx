/** Label above, control, help or error below, whose room is always kept. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";

const Frame = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "5px 8px",
  minWidth: 0,
  alignItems: "center",
  alignContent: "start",
  "& > :not([data-part=head], [data-part=aside])": { gridColumn: "1 / -1" },
  // Beside the label to the eye, behind the field to the keyboard: nobody types their way past it.
  "& > [data-part=aside]": { gridArea: "1 / 2" },
  "& > [data-part=aside] a": { ...theme.typography.caption, padding: "3px 0" },
  "& > [data-part=head]": { ...theme.typography.subtitle2 },
  "& > [data-part=head] small": { fontSize: "inherit", fontWeight: 400, color: theme.vars.palette.text.tertiary },
  "& > [data-part=help]": {
    ...theme.typography.caption,
    display: "flex",
    alignItems: "flex-start",
    gap: 5,
    minHeight: 18,
    color: theme.vars.palette.text.tertiary,
  },
  "& > [data-part=help] svg": { flex: "none", fontSize: 15, marginTop: 1.5 },
  "& > [data-error]": { color: theme.vars.palette.status.error.fg },
}));

type Props = {
  /** The control's id; the label's is this with "-label", the help line's with "-help". */
  id: string;
  label: string;
  /** Beside the label: "(optional)". */
  mark?: string | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

export function LabelledField({ id, label, mark, aside, help, error, children }: Props) {
  return (
    <Frame>
      <div data-part="head">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {mark && <small> {mark}</small>}
        </label>
      </div>
      {children}
      {aside && <div data-part="aside">{aside}</div>}
      <div data-part="help" id={`${id}-help`} {...(error ? { "data-error": "" } : {})}>
        {error ? (
          <>
            <ErrorOutlineRounded aria-hidden />
            <span>{error}</span>
          </>
        ) : (
          help
        )}
      </div>
    </Frame>
  );
}

/** What a control says of itself, to be spread on it. */
export const described = (id: string, error: string | undefined) => ({
  id,
  "aria-describedby": `${id}-help`,
  ...(error ? { "aria-invalid": true } : {}),
});
