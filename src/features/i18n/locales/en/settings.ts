/** English texts: settings. */
export const settings = {
  title: "User settings",
  description: "Your own settings. Those of the practice are under Manage.",
  sections: "Settings sections",
  remembered: "Remembered on this device.",
  profile: {
    title: "Profile",
    name: "Name",
    email: "Email",
    practice: "Practice or group",
  },
  appearance: "Appearance",
  theme: {
    nowlight: "now light",
    nowdark: "now dark",
  },
  toolbar: {
    label: "Top bar",
    hint: "Height of the bar at the top of every page",
    height55: "Compact 55",
    height65: "Medium 65",
    height75: "Tall 75",
  },
  rows: {
    label: "Row density",
    hint: "Tables on wide screens",
    compact: "Compact",
    comfortable: "Comfortable",
  },
  language: "Language and region",
  notifications: "Notifications",
  desktop: {
    label: "Desktop notifications",
    hint: "Shown by this browser while the app is open in a tab, even when you are working in another window.",
    blocked:
      "Your browser blocks notifications from this site. Allow them in the site settings beside the address, then come back here.",
    unsupported: "This browser cannot show desktop notifications.",
    asking: "Please answer your browser’s question.",
  },
} as const;
