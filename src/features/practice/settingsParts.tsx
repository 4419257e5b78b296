/** The paper of a settings form: fields, and the button at its foot. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PHONE } from "../../ui/breakpoints.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";

const Head = styled("div")({ padding: "16px 20px 0" });
const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "10px 16px",
  padding: 20,
  "& > :is([role=alert], [role=status], [data-wide])": { gridColumn: "1 / -1" },
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  justifyContent: "flex-end",
  padding: "14px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.surface.sunken,
}));

type Props = { title: string; text: string; saved: boolean; submit: string; children: ReactNode };

export function SettingsPaper({ title, text, saved, submit, children }: Props) {
  const { t } = useTranslation("manage");
  return (
    <Paper variant="outlined" sx={{ overflow: "hidden", maxWidth: 880, mb: 3 }}>
      <Head>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      </Head>
      <Fields>
        <FormFailure />
        {saved && <FormAlert tone="success">{t("defaults.saved")}</FormAlert>}
        {children}
      </Fields>
      <Foot>
        <SubmitButton>{submit}</SubmitButton>
      </Foot>
    </Paper>
  );
}
