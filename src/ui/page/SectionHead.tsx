/** Above a section of a page: its title, what it is for, and at the end what can be done. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, type Ref } from "react";

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 16,
  "& > div": { maxWidth: "70ch" },
});

type Props = {
  title: string;
  text: ReactNode;
  /** For whoever moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

export function SectionHead({ title, text, heading, children }: Props) {
  return (
    <Head>
      <div>
        <Typography variant="h2" ref={heading ?? null} tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      </div>
      {children}
    </Head>
  );
}
