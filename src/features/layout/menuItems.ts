/** The pages of the top menu (specification §2). */
import BarChartRounded from "@mui/icons-material/BarChartRounded";
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import TuneRounded from "@mui/icons-material/TuneRounded";

export const MENU_ITEMS = [
  { to: "/callouts", text: "menu.callouts", Icon: CampaignOutlined },
  { to: "/doctors", text: "menu.doctors", Icon: GroupsOutlined },
  { to: "/insights", text: "menu.insights", Icon: BarChartRounded },
  { to: "/practice-management", text: "menu.manage", Icon: TuneRounded },
] as const;
