/** How a callout's email will show the sender, while it is typed; always light, as in most mail programs. */
import LockOutlined from "@mui/icons-material/LockOutlined";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { type ContactDetails } from "./contactDetails.ts";

const Mail = styled("div")({
  overflow: "hidden",
  marginTop: 8,
  border: "1px solid #E5E6E5",
  borderRadius: 12,
  background: "#fff",
  color: "#0B1B2B",
  boxShadow: "var(--mui-shadows-2)",
  overflowWrap: "anywhere",
  "& header": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "0 12px",
    padding: "12px 16px",
    borderBottom: "1px solid #E5E6E5",
  },
  "& header > span": {
    display: "grid",
    placeItems: "center",
    minWidth: 36,
    height: 36,
    borderRadius: 18,
    background: "#E6F4FE",
    color: "#00588F",
    fontSize: ".8125rem",
    fontWeight: 700,
  },
  "& small": { display: "block", fontSize: ".8125rem", color: "#5C6B7A" },
  "& > div": { display: "grid", gap: 8, padding: 16 },
  "& i": { height: 8, borderRadius: 4, background: "#ECEEF0" },
  "& b": { justifySelf: "start", padding: "4px 10px", borderRadius: 6, background: "#009EF7", fontSize: ".8125rem" },
  "& footer": { marginTop: 8, paddingTop: 10, borderTop: "1px solid #E5E6E5" },
});

/** As the mail's own tile has them. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");

export function SenderPreview() {
  const { t } = useTranslation("practice");
  const { values } = useFormState<Partial<ContactDetails>>({ subscription: { values: true } });
  const { calloutEmailsName = "", calloutEmailsAddress = "", calloutEmailsPhone = "" } = values;
  return (
    <aside>
      <Typography variant="subtitle2" component="p">
        {t("preview.title")}
      </Typography>
      <Mail>
        <header>
          <span aria-hidden="true" translate="no">
            {initialsOf(calloutEmailsName)}
          </span>
          <div>
            <strong>{calloutEmailsName}</strong>
            <small>{t("preview.replyTo", { address: calloutEmailsAddress || "…" })}</small>
          </div>
        </header>
        <div>
          <strong>{t("preview.subject")}</strong>
          <i />
          <i style={{ width: "86%" }} />
          <i style={{ width: "58%" }} />
          <b aria-hidden>{t("preview.answer")}</b>
          <footer>
            <small>{calloutEmailsName}</small>
            <small>{[calloutEmailsPhone, calloutEmailsAddress].filter(Boolean).join(" · ")}</small>
          </footer>
        </div>
      </Mail>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ display: "flex", gap: 1, mt: 2 }}>
        <LockOutlined sx={{ fontSize: 20, flex: "none" }} />
        {t("preview.separate")}
      </Typography>
    </aside>
  );
}
