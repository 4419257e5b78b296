/** After a while says that the form is still at work, and offers not to wait. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** Milliseconds. */
const SLOW_MS = 10_000;

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.caption,
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
}));

export function FormSlowness({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation("errors");
  const [slow, setSlow] = useState(false);
  // The outside world is the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Line role="status">
      {slow && (
        <>
          {t("form.stillWorking")}
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t("form.stopWaiting")}
          </Button>
        </>
      )}
    </Line>
  );
}
