/** English texts: signing in, and what all forms beside it say (specification §2, §5, §8). */
export const auth = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  submit: "Submit",
  cancel: "Cancel",
  toLogin: "Login",
  emailFormat: "Wrong email format",
  emailRequired: "Email is required",
  passwordRequired: "Password is required",
  nameCapital: "Please enter your full name with correct capitalisation.",
  login: {
    title: "Sign in",
    lead: "For practice administrators. Welcome back.",
    forgot: "Forgot Password?",
    continue: "Continue",
    notMember: "Not a member yet?",
    signUp: "Sign up",
    doctors: "Doctors do not sign in here. Use the link in your callout email, or the mobile app.",
    failed: "Error loading...",
    unconfirmed:
      "A confirmation email was sent to your account at '{{email}}'. You must follow the instructions in the email before your account can be activated",
    unverified: "Your account has not yet been verified. Our staff will be in touch with you.",
    closed: "This practice is closed at the moment. Please contact our staff.",
    ended: "Your session has ended. Please sign in again.",
    endedElsewhere: "You have signed out in another tab.",
  },
} as const;
