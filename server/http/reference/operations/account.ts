/** Signing in, one's own account, notifications, and what needs no session. */
import { type Area, under } from "./operation.ts";

export const signingIn: Area = {
  tag: "Signing in",
  description: "Sessions, registration and passwords, as devise_token_auth has them.",
  access: "anyone",
  operations: under({
    "POST /auth/sign_in": [
      "Sign in",
      "Opens a session, whose headers come with the response. A practice that is not verified yet, or was suspended (suspended: true), gets verified: false and no session.",
      "credentials_rejected",
      "email_unconfirmed",
      "otp_required",
      "otp_rejected",
    ],
    "POST /auth": ["Register a practice", "Creates a practice and its first owner, and emails a confirmation link."],
    "PUT /complete_signup": [
      "Accept an invitation",
      "Sets the name and password of an invited administrator.",
      "new_user_not_found",
    ],
    "POST /auth/password": [
      "Ask for a new password",
      "Emails a reset link if the address is known; the response does not say whether it is.",
    ],
    "GET /auth/password/edit": [
      "Open a reset link",
      "Opens a session that can only set a new password.",
      "reset_token_invalid",
    ],
    "GET /auth/confirmation": ["Open a confirmation link", "Returns a page with a button that confirms the address."],
    "POST /auth/confirmation": [
      "Confirm an address",
      "Confirms the address, or emails the confirmation link again.",
      "forbidden",
    ],
    "GET /mail_previews/:token": ["Read an email as HTML", "Returns a previewed email for a frame without rights."],
    "GET /calendar/:token.ics": ["Read a calendar feed", "Returns the practice's lists as iCalendar."],
  }),
};

export const session: Area = {
  tag: "Own account",
  description: "The person signed in: session, profile, two-step verification, calendar address.",
  access: "administrators",
  operations: under({
    "GET /auth/validate_token": ["Read who is signed in", "Returns the person and the practice's settings."],
    "DELETE /auth/sign_out": ["Sign out", "Ends the session. Without one, the answer is 404."],
    "PUT /auth/password": [
      "Set a new password",
      "Sets the password in a session that a reset link opened.",
      "reset_token_invalid",
    ],
    "PUT /auth": [
      "Change one's own account",
      "Changes the profile, the password or the email address, one of them at a time.",
    ],
    "POST /auth/unconfirmed_email": [
      "Send the confirmation again",
      "Emails the confirmation link to the new address again.",
    ],
    "DELETE /auth/unconfirmed_email": ["Keep the old address", "Forgets a new address that was not confirmed."],
    "GET /auth/sessions": ["List one's own sessions", "Returns where the person is signed in."],
    "DELETE /auth/sessions": ["Sign out elsewhere", "Ends all sessions but this one."],
    "DELETE /auth/sessions/:id": ["End a session", "Signs the person out on one device."],
    "GET /auth/second_factor": ["Read two-step verification", "Returns whether it is on and how many codes are left."],
    "POST /auth/second_factor": [
      "Begin two-step verification",
      "Returns a secret for an authenticator app.",
      "invalid_transition",
    ],
    "PUT /auth/second_factor": [
      "Turn on two-step verification",
      "Turns it on with a code of the app, and returns recovery codes.",
      "invalid_transition",
    ],
    "POST /auth/second_factor/recovery_codes": [
      "Make new recovery codes",
      "Returns new codes; those before no longer work.",
      "invalid_transition",
    ],
    "POST /auth/second_factor/turn_off": [
      "Turn off two-step verification",
      "Turns it off, unless the practice requires it.",
      "invalid_transition",
    ],
    "GET /calendar_feed": ["Read the calendar address", "Returns the person's private calendar address, if any."],
    "POST /calendar_feed": ["Make a calendar address", "Returns a new address; the one before no longer works."],
    "DELETE /calendar_feed": ["Remove the calendar address", "Makes the calendar address stop working."],
  }),
};

export const notifications: Area = {
  tag: "Notifications",
  description: "What happened, for the person signed in.",
  access: "administrators",
  operations: under({
    "GET /notifications": ["List notifications", "Returns notifications by page, or all after a seq."],
    "GET /notifications/unread_count": ["Count unread notifications", "Returns how many are unread."],
    "PUT /notifications/:id": ["Mark a notification", "Marks one notification as read or done, or takes that back."],
    "POST /notifications/mark": ["Mark notifications", "Marks several notifications as read or done."],
    "POST /notifications/mark_all_read": ["Mark all as read", "Marks all notifications as read."],
  }),
};
