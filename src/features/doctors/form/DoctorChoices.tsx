/** Which groups a doctor belongs to, and where the doctor may work until when. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { isDate } from "../../../contract/dates.ts";
import { DateControl } from "../../../ui/dates/DateControl.tsx";
import { GroupName } from "../../../ui/GroupName.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useSitesQuery } from "../../places/public.ts";

const Box = styled("fieldset")(({ theme }) => ({
  minWidth: 0,
  "& legend": { ...theme.typography.subtitle2, padding: 0 },
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 16 },
  "& > div[data-grid]": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))" },
  // Rows that a thumb meets.
  [PHONE]: { "& label": { minHeight: 44 } },
}));

type OneProps = { field: string; value: string; label: ReactNode };

function OneChoice({ field, value, label }: OneProps) {
  const { input } = useField<string[]>(field, { type: "checkbox", value });
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox name={field} checked={input.checked ?? false} onChange={input.onChange} />}
    />
  );
}

function Until({ id, site }: { id: number; site: string }) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const isWrong = (date: string | undefined) => Boolean(date) && !isDate(date ?? "");
  const { input, meta } = useField<string>(`until.site${id}`, {
    validate: (date) => (isWrong(date) ? t("callouts:form.problem.date") : undefined),
  });
  const error: unknown = meta.submitFailed ? meta.error : undefined;
  const chosen = useField<string[]>("site_ids", { subscription: { value: true } }).input.value;
  if (!chosen.includes(String(id))) return null;
  return (
    <>
      <Typography variant="caption" color="text.secondary" aria-hidden="true">
        {t("doctors:page.untilWord")}
      </Typography>
      <div style={{ width: 190 }}>
        <DateControl
          label={t("doctors:page.until", { site })}
          value={input.value}
          invalid={Boolean(error)}
          onChange={input.onChange}
        />
      </div>
      {typeof error === "string" && (
        <Typography variant="caption" role="alert" color="error">
          {error}
        </Typography>
      )}
    </>
  );
}

export function DoctorChoices() {
  const { t } = useTranslation("doctors");
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { data: sites = [] } = useSitesQuery();
  return (
    <>
      <Box>
        <legend>{t("page.groups")}</legend>
        <div data-grid="">
          {groups.length === 0 && <Typography variant="caption">{t("page.noGroups")}</Typography>}
          {groups.map(({ id, name, colour }) => (
            <OneChoice
              key={id}
              field="group_ids"
              value={String(id)}
              label={<GroupName colour={colour}>{name}</GroupName>}
            />
          ))}
        </div>
      </Box>
      <Box>
        <legend>{t("page.sites")}</legend>
        <Typography variant="caption" color="text.secondary">
          {t("page.sitesHelp")}
        </Typography>
        {sites.map(({ id, name }) => (
          <div key={id}>
            <OneChoice field="site_ids" value={String(id)} label={name} />
            <Until id={id} site={name} />
          </div>
        ))}
      </Box>
    </>
  );
}
