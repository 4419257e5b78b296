/** An empty practice's way to its first callout: what is done, what comes next. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useDoctorsQuery } from "../../../api/doctorQueries.ts";
import { lacksContactDetails } from "../../../contract/rules/contactDetails.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useSitesQuery } from "../../places/public.ts";
import { selectUser } from "../../user/public.ts";
import { PlanPicture } from "./PlanPicture.tsx";

/** The steps, and beside them what it is about. */
const Columns = styled("div")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)",
  "& > *": { padding: 32 },
  "& > aside": {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: 24,
    textAlign: "center",
    textWrap: "balance",
    background: vars.palette.surface.sunken,
    borderInlineStart: `1px solid ${vars.palette.divider}`,
  },
  "@media (max-width: 1099.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > *": { padding: 20 },
    "& > aside": { borderInlineStart: 0, borderTop: `1px solid ${vars.palette.divider}` },
  },
}));

const Progress = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: 16,
  "& > :first-of-type": { width: 180, height: 6, borderRadius: 3 },
});

const Steps = styled("ol")(({ theme: { vars } }) => ({
  marginTop: 16,
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 16,
    padding: "16px 0",
    borderBottom: `1px solid ${vars.palette.divider}`,
    "& > div": { flex: 1, minWidth: 0 },
  },
  "& > li:last-of-type": { borderBottom: 0 },
}));

const Mark = styled("span")(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 32,
  height: 32,
  borderRadius: "50%",
  border: `1px solid ${vars.palette.outline}`,
  fontWeight: 600,
  "&[data-done]": {
    background: vars.palette.status.confirmed.bg,
    borderColor: vars.palette.status.confirmed.bd,
    color: vars.palette.status.confirmed.fg,
  },
}));

const PLACES = {
  contact: "/practice-management",
  site: "/practice-management/sites?edit=new",
  doctors: "/doctors",
  callout: "/callouts/new",
} as const;
const STEPS = ["contact", "site", "doctors", "callout"] as const;

export function FirstSteps() {
  const { t } = useTranslation("callouts");
  const user = useAppSelector(selectUser);
  const reason = useId();
  const { data: sites = [] } = useSitesQuery();
  const { data: doctors } = useDoctorsQuery({ per_page: 1 });
  const done = {
    contact: user !== null && !lacksContactDetails(user.company.company_settings),
    site: sites.length > 0,
    doctors: (doctors?.meta.total ?? 0) > 0,
    callout: false,
  };
  const next = STEPS.find((step) => !done[step]);
  const count = STEPS.filter((step) => done[step]).length;
  const progress = t("tools.first.progress", { done: count, all: STEPS.length });
  return (
    <Columns>
      <div>
        <Typography variant="overline" component="h2" color="text.secondary">
          {t("empty.title")}
        </Typography>
        <Typography variant="h2" component="p">
          {t("tools.first.title", { name: user?.first_name ?? "" })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t("tools.first.text")}
        </Typography>
        <Progress>
          <LinearProgress
            variant="determinate"
            color="success"
            value={(100 * count) / STEPS.length}
            aria-label={progress}
          />
          <Typography variant="caption" color="text.secondary">
            {progress}
          </Typography>
        </Progress>
        <Steps>
          {STEPS.map((step, index) => (
            <li key={step}>
              <Mark aria-hidden="true" {...(done[step] ? { "data-done": "" } : {})}>
                {done[step] ? <CheckRounded /> : index + 1}
              </Mark>
              <div>
                <Typography variant="subtitle1" component="h3">
                  {t(`tools.first.${step}.title`)}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {t(`tools.first.${step}.text`)}
                </Typography>
                {step === "callout" && next !== "callout" && (
                  <Typography id={reason} variant="caption" component="p" color="text.secondary">
                    {t("screen.stepsFirst")}
                  </Typography>
                )}
              </div>
              {done[step] ? (
                <Typography variant="subtitle2" component="span" sx={{ color: "success.main" }}>
                  {t("tools.first.done")}
                </Typography>
              ) : step === "callout" && next !== "callout" ? (
                <Button variant="outlined" disabled aria-describedby={reason}>
                  {t("newCallout")}
                </Button>
              ) : (
                <Button variant={step === next ? "contained" : "outlined"} component={Link} to={PLACES[step]}>
                  {step === "callout" ? t("newCallout") : t(`tools.first.${step}.title`)}
                </Button>
              )}
            </li>
          ))}
        </Steps>
      </div>
      <aside>
        <PlanPicture />
        <Typography variant="body2" color="text.secondary">
          {t("empty.text")}
        </Typography>
      </aside>
    </Columns>
  );
}
