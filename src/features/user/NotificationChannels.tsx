/** Which notifications show where: a row for each type, a box for each channel; the bell has all of them. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CHANNELS, type Channel } from "../../contract/account.ts";
import { NOTIFICATION_TYPES, type NotificationType } from "../../contract/notification.ts";
import { type User } from "../../contract/shapes/user.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { RowCheckbox } from "../../ui/table/RowCheckbox.tsx";
import { SavedNote } from "./Saved.tsx";
import { useOwnChoice } from "./useOwnChoice.ts";

const Grid = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  "& th, & td": { padding: "4px 8px 4px 0", borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& thead th": { ...theme.typography.caption, border: 0, color: theme.vars.palette.text.secondary },
  "& th:first-of-type": { textAlign: "start", fontWeight: 400 },
  "& th:not(:first-of-type), & td": { width: 96, padding: "9px 0", textAlign: "center" },
  // A thumb meets one box only.
  [PHONE]: { "& tbody td": { paddingBlock: 13 } },
}));

export function NotificationChannels({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const name = useId();
  const { choose, wanted, trouble, saved } = useOwnChoice("notification_prefs");
  const prefs = wanted ?? user.notification_prefs;
  const channelsOf = (type: NotificationType): readonly Channel[] => prefs[type] ?? CHANNELS;
  const turn = (type: NotificationType, channel: Channel, on: boolean) =>
    choose({ ...prefs, [type]: CHANNELS.filter((one) => (one === channel ? on : channelsOf(type).includes(one))) });
  return (
    <div>
      <Typography id={name} variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {t("news.title")}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", mb: 1 }}>
        {t("news.text")}
      </Typography>
      <Grid aria-labelledby={name}>
        <thead>
          <tr>
            <th scope="col">{t("news.what")}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`news.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">{t(`news.${type}`)}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <RowCheckbox
                    checked={channelsOf(type).includes(channel)}
                    onChange={({ target }) => turn(type, channel, target.checked)}
                    slotProps={{ input: { "aria-label": `${t(`news.${type}`)}: ${t(`news.${channel}`)}` } }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {trouble && <FormAlert tone="error">{trouble}</FormAlert>}
      <SavedNote saved={saved} />
    </div>
  );
}
