/** A wall of lists, some covered, with a pulse; decoration only, dark in both themes, not even fetched on phones. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { PHONE } from "../../ui/styling/breakpoints.ts";

const Panel = styled("div")(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  color: "#fff",
  background: [
    "url(/panel.svg) center / cover no-repeat",
    "radial-gradient(60% 45% at 96% 4%, rgba(255, 179, 107, .30), transparent 70%)",
    "radial-gradient(70% 60% at 8% 100%, rgba(0, 158, 247, .34), transparent 70%)",
    "linear-gradient(160deg, #0E2B43, #0B1B2B 62%, #0A2236)",
  ].join(", "),
  "& div": { position: "absolute", insetInline: 56, bottom: 60 },
  "& p": { ...theme.typography.display, maxWidth: "13em", textWrap: "balance" },
  "& small": { ...theme.typography.body1, display: "block", marginTop: 12, maxWidth: "34em", color: "#B9CBDB" },
  [PHONE]: { display: "none" },
}));

export function DecorativePanel() {
  const { t } = useTranslation();
  return (
    <Panel aria-hidden="true">
      <div>
        <p>{t("panel.title")}</p>
        <small>{t("panel.text")}</small>
      </div>
    </Panel>
  );
}
