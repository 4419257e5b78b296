/** What of a standing list people see as one thing, for choosing between two versions of it. */
import { ROLES_NEEDED } from "../../../contract/callout.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { fullDate } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { type FormPart, textPart } from "../../../ui/form/FormVersions.tsx";
import { useSitesQuery, useSurgeonsQuery } from "../../places/public.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { type StandingValues } from "./standingForm.ts";

export function useComparedStanding(): FormPart<StandingValues>[] {
  const { t, language, weekday, every } = usePlanningFormat();
  const { data: sites = [] } = useSitesQuery();
  const { data: surgeons = [] } = useSurgeonsQuery();
  const day = (name: string, field: "starts_on" | "ends_on"): FormPart<StandingValues> => ({
    name,
    fields: [field],
    said: (values) => (values[field] ? fullDate(language, values[field]) : ""),
  });
  return [
    { name: t("planning:standing.weekday"), fields: ["weekday"], said: (values) => weekday(Number(values.weekday)) },
    { name: t("planning:standing.repeats"), fields: ["every"], said: (values) => every(Number(values.every)) },
    {
      name: t("callouts:form.session"),
      fields: ["session", "start", "end"],
      said: ({ session = "custom", start = "", end = "" }) =>
        joinFacts(language, [t(`callouts:session.${session}`), start && end ? formatSpan(start, end) : start || end]),
    },
    day(t("planning:standing.firstDay"), "starts_on"),
    day(t("planning:standing.lastDay"), "ends_on"),
    {
      name: t("callouts:form.site"),
      fields: ["site", "theatre"],
      said: ({ site, theatre }) => joinFacts(language, [sites.find(({ id }) => String(id) === site)?.name, theatre]),
    },
    {
      name: t("callouts:form.surgeon"),
      fields: ["surgeon"],
      said: ({ surgeon }) => surgeons.find(({ id }) => String(id) === surgeon)?.display_name ?? "",
    },
    textPart(t("callouts:form.specialty"), "specialty"),
    {
      name: t("callouts:form.role"),
      fields: ["role"],
      said: ({ role }) => t(`callouts:role.${ROLES_NEEDED.find((one) => one === role) ?? "other"}`),
    },
    textPart(t("planning:standing.positions"), "positions"),
    { name: t("planning:standing.usual"), fields: ["doctor"], said: ({ doctor }) => doctor?.name.trim() ?? "" },
  ];
}
