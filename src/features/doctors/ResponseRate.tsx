/** How many of the last ninety days' callouts a doctor answered, as a bar and in figures; no ranking (mock-up 06). */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";

const Row = styled("span")({ display: "inline-flex", alignItems: "center", gap: 8, whiteSpace: "nowrap" });
const Track = styled("span")(({ theme }) => ({
  width: 56,
  height: 6,
  borderRadius: 3,
  overflow: "hidden",
  background: theme.vars.palette.divider,
  "& > span": { display: "block", height: "100%", background: theme.vars.palette.text.secondary },
  "@media (forced-colors: active)": { border: "1px solid CanvasText", "& > span": { background: "CanvasText" } },
}));

export function ResponseRate({ asked, answered }: Pick<Doctor, "asked" | "answered">) {
  const { t } = useTranslation("doctors");
  if (asked === 0) return "–";
  return (
    <Row>
      <Track aria-hidden="true">
        <span style={{ width: `${(100 * answered) / asked}%` }} />
      </Track>
      {t("page.rateOf", { asked, answered })}
    </Row>
  );
}
