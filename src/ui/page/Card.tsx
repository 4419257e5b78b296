/** A section on paper: a titled head, then its body. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { PHONE } from "../styling/breakpoints.ts";

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  padding: "14px 20px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // What can be done stands below a title that would break.
  [PHONE]: { flexWrap: "wrap", gap: "4px 16px" },
}));

const Body = styled("div")({ padding: 20 });

type Props = {
  title: string;
  /** The element's id, for links within the page. */
  id?: string;
  /** At the end of the head. */
  aside?: ReactNode;
  children: ReactNode;
};

export function Card({ title, id, aside, children }: Props) {
  const heading = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} {...(id ? { id } : {})}>
      <Head>
        <Typography variant="h2" id={heading}>
          {title}
        </Typography>
        {aside}
      </Head>
      <Body>{children}</Body>
    </Paper>
  );
}
