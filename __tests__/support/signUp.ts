/** What a new practice registers with (POST /auth); a test changes what it is about. */
export const SIGN_UP = {
  company_name: "Harbour Group",
  name: "Anna van der Berg",
  email: "new@example.test",
  phone: "020 7946 0000",
  password: "Quite-other-7",
  password_confirmation: "Quite-other-7",
  accept_terms: true,
  terms_version: "2026-01",
};
