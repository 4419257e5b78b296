/** What is still to be called out in these weeks: one callout for each role. */
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type Ref } from "react";
import { Link } from "react-router-dom";
import { LIMITS } from "../../../contract/limits.ts";
import { type Plan } from "../../../contract/shapes/planning.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";

const [, MOST] = LIMITS.listsPerCallout;

const Buttons = styled("ul")({ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 12 });

/** The days tell where the lists are to be found. */
const pathOf = ({ from, to }: Plan, ids: readonly number[]): string =>
  `/callouts/new?from=${from}&to=${to}&${ids
    .slice(0, MOST)
    .map((id) => `list=${id}`)
    .join("&")}`;

function Roles({ plan }: { plan: Plan }) {
  const { t } = usePlanningFormat();
  return (
    <Buttons>
      {plan.open.map(({ role_needed, list_ids }, at) => (
        <li key={role_needed}>
          <Button
            variant={at === 0 ? "contained" : "outlined"}
            startIcon={<CampaignOutlined />}
            component={Link}
            to={pathOf(plan, list_ids)}
          >
            {t("planning:plan.callOut", {
              count: Math.min(list_ids.length, MOST),
              role: t(`callouts:role.${role_needed}`),
            })}
          </Button>
          {list_ids.length > MOST && (
            <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
              {t("planning:plan.first", { count: MOST })}
            </Typography>
          )}
        </li>
      ))}
    </Buttons>
  );
}

/** Others are asked from the callout that has the usual doctor's booking. */
function More({ plan: { more } }: { plan: Plan }) {
  const { t } = usePlanningFormat();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t("planning:plan.moreText")}
      </Typography>
      <Buttons>
        {more.map(({ callout, role_needed, list_ids }) => (
          <li key={`${callout.id} ${role_needed}`}>
            <Button variant="outlined" component={Link} to={`/callouts/${callout.id}`}>
              {t("planning:plan.more", { count: list_ids.length, reference: callout.reference })}
            </Button>
          </li>
        ))}
      </Buttons>
    </>
  );
}

type Props = { plan: Plan; heading: Ref<HTMLHeadingElement> };

export function OpenLists({ plan, heading }: Props) {
  const { t } = usePlanningFormat();
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2.5, mt: 2, "@media print": { display: "none" } }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {t("planning:plan.openTitle")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t(plan.open.length > 0 ? "planning:plan.openText" : "planning:plan.openNone")}
      </Typography>
      {plan.open.length > 0 && <Roles plan={plan} />}
      {plan.more.length > 0 && <More plan={plan} />}
    </Paper>
  );
}
