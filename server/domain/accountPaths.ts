/** Addresses of this feature that mails and pages name. */
export const API_CONFIRMATION_PATH = "/admin_api/auth/confirmation";
/** The app's page after the button was pressed (specification §2). */
export const EMAIL_CONFIRMED_PATH = "/auth/email-confirmed";
