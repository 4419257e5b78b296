/** Label above, control, helper line below whose room is always kept. */
import ErrorRounded from "@mui/icons-material/ErrorRounded";
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
  "& label, & > [data-part=head]": { ...theme.typography.subtitle2 },
  "& label small": { fontSize: "inherit", fontWeight: 400, color: theme.vars.palette.text.tertiary },
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

const helpId = (id: string): string => `${id}-help`;

/** What a control says of itself to screen readers. */
export const described = (id: string, error: string | null) => ({
  "aria-describedby": helpId(id),
  ...(error === null ? {} : { "aria-invalid": true }),
});

type Props = {
  id: string;
  label: string;
  /** In words; shown after the label. */
  optional?: string;
  /** At the end of the label's line. */
  aside?: ReactNode;
  help?: string;
  error: string | null;
  children: ReactNode;
};

export function FieldFrame({ id, label, optional, aside, help, error, children }: Props) {
  return (
    <Frame>
      <div data-part="head">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {optional && <small> {optional}</small>}
        </label>
      </div>
      {children}
      {aside && <div data-part="aside">{aside}</div>}
      <div data-part="help" id={helpId(id)} {...(error === null ? {} : { "data-error": "" })}>
        {error === null ? (
          help
        ) : (
          <>
            <ErrorRounded aria-hidden />
            <span>{error}</span>
          </>
        )}
      </div>
    </Frame>
  );
}
