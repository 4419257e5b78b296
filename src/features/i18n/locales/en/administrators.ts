/** English texts: the practice’s administrators. */
export const administrators = {
  intro:
    "The people who sign in here for your practice. Everybody sees and does the same; owners also decide who else may come in.",
  ownersOnly: "Only owners change roles and access.",
  invite: "Invite an administrator",
  label: "Administrators",
  you: "You",
  actions: "Actions for {{name}}",
  column: {
    name: "Name",
    role: "Role",
    status: "Status",
    seen: "Last seen",
    actions: "Actions",
  },
  status: {
    invited: "Invited",
    active: "Active",
    disabled: "Disabled",
  },
  invitedUntil: "Link valid until {{date}}",
  lapsed: "The link has expired",
  never: "Never",
  failed: "The administrators could not be loaded",
  lastOwner: "The only owner. Make somebody else an owner first.",
  menu: {
    resend: "Send the invitation again",
    withdraw: "Withdraw the invitation",
    owner: "Make owner",
    admin: "Make administrator",
    disable: "Disable access",
    enable: "Enable access",
  },
  form: {
    name: "Full name",
    email: "Email address",
    role: "Role",
    ownerText: "Owners also change roles and access.",
    adminText: "Administrators do everything else, and may invite others.",
    mail: "We send an email with a personal link to this address. It is valid for seven days.",
    submit: "Send the invitation",
    taken: "This address cannot be invited. Perhaps it already has an account.",
    failed: "The invitation was not sent",
  },
  ask: {
    back: "Back",
    resend: {
      title: "Send the invitation again?",
      text: "{{name}} gets a new email at {{email}}. The link in the earlier email stops working.",
      submit: "Send the email",
    },
    withdraw: {
      title: "Withdraw the invitation?",
      text: "The link that {{email}} has got stops working. No email is sent.",
      submit: "Withdraw",
    },
    owner: {
      title: "Make {{name}} an owner?",
      text: "Owners change roles and decide who may come in, yours included. No email is sent.",
      submit: "Make owner",
    },
    admin: {
      title: "Make {{name}} an administrator?",
      text: "{{name}} can then no longer change roles and access. No email is sent.",
      submit: "Make administrator",
    },
    disable: {
      title: "Disable access for {{name}}?",
      text: "{{name}} is signed out everywhere at once and can no longer sign in. What was done stays. No email is sent.",
      submit: "Disable access",
    },
    enable: {
      title: "Enable access for {{name}}?",
      text: "{{name}} can sign in again with the same password. No email is sent.",
      submit: "Enable access",
    },
  },
} as const;
