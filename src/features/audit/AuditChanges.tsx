/** From what to what something was changed, on demand; moments by the clocks of `zone`. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type AuditDiff } from "../../contract/shapes/audit.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { CHANGE_NAMESPACES, changesOf } from "./formatChanges.ts";

const Changes = styled("details")(({ theme: { vars } }) => ({
  fontSize: ".8125rem",
  "& > summary": { width: "fit-content", cursor: "pointer", color: vars.palette.text.link, padding: "2px 0" },
  "& dl": { display: "grid", gap: 6, margin: "4px 0 6px" },
  "& dt": { color: vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
  "& del": { color: vars.palette.text.secondary },
  "& ins": { textDecoration: "none" },
  [PHONE]: { "& > summary": { padding: "12px 0" } },
}));

type Props = { diff: AuditDiff | null; zone: string; now: number };

export function AuditChanges({ diff, zone, now }: Props) {
  const { t, i18n } = useTranslation(CHANGE_NAMESPACES);
  const changes = changesOf(diff ?? {}, { t, language: i18n.language, zone, now });
  if (changes.length === 0) return null;
  return (
    <Changes>
      <summary>{t("audit:detail.change.title")}</summary>
      <dl>
        {changes.map(({ field, name, before, after }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              {before || after ? (
                <>
                  <del>{before}</del> → <ins>{after}</ins>
                </>
              ) : (
                t("audit:detail.change.untold")
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Changes>
  );
}
