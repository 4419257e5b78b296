/** What the mails about somebody's own account say, one entry a language; other languages read English. */

const en = {
  language: "en",
  dear: (name: string) => `Dear ${name},`,
  detail: "Your account",
  personal: "This link is yours alone. Please do not forward this email.",
  automatic: "This email was sent because of something that happened to your account.",
  questions: "Questions?",
  confirmation: {
    subject: "Please confirm your email address",
    lead: (practice: string) =>
      `Thank you for registering ${practice}. Please confirm that this is your email address.`,
    button: "Confirm email address",
    note: "The link works for three days.",
    title: "What happens next",
    text: "Our staff look at every new practice before it can be used. We will be in touch.",
  },
  reset: {
    subject: "Set a new password",
    lead: () => "Somebody, probably you, asked for a new password for your account.",
    button: "Set a new password",
    note: "The link works once, for the next 60 minutes.",
    title: "Was that not you?",
    text: "Then do nothing. Your password stays as it is.",
  },
  resetTooEarly: {
    subject: "About your new password",
    lead: (practice: string) => `You asked for a new password. ${practice} is not open for signing in at the moment.`,
    title: "What happens next",
    text: "Once our staff have verified the practice, please ask for a new password again.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    lead: () => "Somebody, probably you, tried to register with this email address. It already has an account.",
    button: "Sign in",
    note: "If you have forgotten your password, you can ask for a new one there.",
    title: "Was that not you?",
    text: "Then do nothing. Nothing has changed.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    lead: () => "The password of your account has just been changed. You have been signed out everywhere.",
    button: "Sign in",
    note: "Please use your new password.",
    title: "Was that not you?",
    text: "Then ask for a new password at once, and tell us.",
  },
  invitation: {
    subject: "You have been invited",
    lead: (practice: string) => `${practice} invites you to manage its callouts. Please choose a password to sign up.`,
    button: "Complete sign-up",
    note: "The link works once, for the next seven days.",
    title: "Were you not expecting this?",
    text: "Then do nothing. Without you no account is opened.",
  },
  verified: {
    subject: "Your practice has been verified",
    lead: (practice: string) => `Our staff have verified ${practice}. You can sign in now.`,
    button: "Sign in",
    note: "Use the email address and password you registered with.",
    title: "What happens next",
    text: "Please enter your contact details first. They appear on the emails that doctors get.",
  },
};

export type AccountTexts = typeof en;

const de: AccountTexts = {
  language: "de",
  dear: (name) => `Guten Tag ${name},`,
  detail: "Ihr Konto",
  personal: "Dieser Link gilt nur für Sie. Bitte leiten Sie diese E-Mail nicht weiter.",
  automatic: "Sie erhalten diese E-Mail, weil sich an Ihrem Konto etwas getan hat.",
  questions: "Fragen?",
  confirmation: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    lead: (practice) =>
      `Vielen Dank für die Registrierung von ${practice}. Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.`,
    button: "E-Mail-Adresse bestätigen",
    note: "Der Link gilt drei Tage.",
    title: "Wie es weitergeht",
    text: "Wir prüfen jede neue Praxis, bevor sie freigeschaltet wird, und melden uns bei Ihnen.",
  },
  reset: {
    subject: "Neues Passwort festlegen",
    lead: () => "Für Ihr Konto wurde ein neues Passwort angefordert, vermutlich von Ihnen.",
    button: "Neues Passwort festlegen",
    note: "Der Link gilt einmal, in den nächsten 60 Minuten.",
    title: "Waren Sie das nicht?",
    text: "Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.",
  },
  resetTooEarly: {
    subject: "Zu Ihrem neuen Passwort",
    lead: (practice) =>
      `Sie haben ein neues Passwort angefordert. ${practice} ist zurzeit nicht für die Anmeldung freigeschaltet.`,
    title: "Wie es weitergeht",
    text: "Sobald wir die Praxis freigeschaltet haben, fordern Sie bitte noch einmal ein neues Passwort an.",
  },
  alreadyRegistered: {
    subject: "Sie haben bereits ein Konto",
    lead: () =>
      "Jemand, vermutlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es bereits ein Konto.",
    button: "Anmelden",
    note: "Falls Sie Ihr Passwort vergessen haben, können Sie dort ein neues anfordern.",
    title: "Waren Sie das nicht?",
    text: "Dann brauchen Sie nichts zu tun. Es hat sich nichts geändert.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    lead: () => "Das Passwort Ihres Kontos wurde soeben geändert. Sie wurden überall abgemeldet.",
    button: "Anmelden",
    note: "Bitte verwenden Sie Ihr neues Passwort.",
    title: "Waren Sie das nicht?",
    text: "Dann fordern Sie bitte sofort ein neues Passwort an und sagen Sie uns Bescheid.",
  },
  invitation: {
    subject: "Sie wurden eingeladen",
    lead: (practice) =>
      `${practice} lädt Sie ein, die Anfragen der Praxis mitzuverwalten. Bitte legen Sie dafür ein Passwort fest.`,
    button: "Registrierung abschließen",
    note: "Der Link gilt einmal, in den nächsten sieben Tagen.",
    title: "Haben Sie das nicht erwartet?",
    text: "Dann brauchen Sie nichts zu tun. Ohne Sie wird kein Konto eröffnet.",
  },
  verified: {
    subject: "Ihre Praxis ist freigeschaltet",
    lead: (practice) => `Wir haben ${practice} geprüft und freigeschaltet. Sie können sich jetzt anmelden.`,
    button: "Anmelden",
    note: "Mit der E-Mail-Adresse und dem Passwort Ihrer Registrierung.",
    title: "Wie es weitergeht",
    text: "Bitte geben Sie zuerst Ihre Kontaktdaten ein. Sie erscheinen in den E-Mails an die Ärztinnen und Ärzte.",
  },
};

export const accountTexts = (language: string): AccountTexts => (language === "de" ? de : en);
