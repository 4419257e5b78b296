/** The practice: places, settings, email texts, administrators, figures, exports. */
import { type Area, type Operation, under } from "./operation.ts";

const placeOperations = (kind: "site" | "surgeon"): Record<string, Operation> => ({
  [`GET /${kind}s`]: [`List ${kind}s`, `Returns the practice's ${kind}s; with archived=true the archived ones.`],
  [`POST /${kind}s`]: [
    `Add a ${kind}`,
    `Saves a new ${kind}. An Idempotency-Key makes it safe to repeat.`,
    "invalid_transition",
  ],
  [`PUT /${kind}s/:id`]: [`Change a ${kind}`, `Changes the ${kind}.`, "stale", "invalid_transition"],
  [`DELETE /${kind}s/:id`]: [`Delete a ${kind}`, `Deletes a ${kind} that nothing names.`, "in_use"],
  [`POST /${kind}s/:id/archive`]: [
    `Archive a ${kind}`,
    `Stops the ${kind} from being offered. What names it stays as it is.`,
  ],
  [`POST /${kind}s/:id/restore`]: [`Restore a ${kind}`, `Offers an archived ${kind} again.`],
});

export const places: Area = {
  tag: "Sites and surgeons",
  description: "Where lists take place and whose they are.",
  access: "administrators",
  operations: under({ ...placeOperations("site"), ...placeOperations("surgeon") }),
};

export const settings: Area = {
  tag: "Practice",
  description: "The practice's settings, its own email texts, search, and the audit log.",
  access: "administrators",
  operations: under({
    "PUT /company_settings": [
      "Change the practice's settings",
      "Changes one group of settings, which update_type names. Only owners may change security.",
      "stale",
      "forbidden",
      "invalid_transition",
    ],
    "GET /email_texts": ["List email texts", "Returns the practice's own paragraphs for each email and language."],
    "PUT /email_texts": ["Change an email text", "Saves the opening and closing paragraphs of one email.", "stale"],
    "POST /email_texts/preview": ["Preview an email text", "Returns the email as it would read. Nothing is saved."],
    "POST /email_texts/test": [
      "Send a test email",
      "Sends the email to the person signed in. Nothing is saved.",
      "contact_details_missing",
    ],
    "GET /wave_plans": ["List wave plans", "Returns the practice's named plans of waves, by name."],
    "POST /wave_plans": [
      "Add a wave plan",
      "Saves a named plan: whom to ask at once, and whom later. An Idempotency-Key makes it safe to repeat.",
      "invalid_transition",
    ],
    "PUT /wave_plans/:id": [
      "Change a wave plan",
      "Replaces the plan's name and waves. Callouts that were made with it keep theirs.",
      "stale",
      "invalid_transition",
    ],
    "DELETE /wave_plans/:id": [
      "Delete a wave plan",
      "Deletes the plan. Callouts that were made with it keep their waves.",
    ],
    "GET /saved_views": [
      "List saved views",
      "Returns the views of the callouts table that the person keeps, and those shared with the practice, by name.",
    ],
    "POST /saved_views": [
      "Save a view",
      "Keeps a view of the callouts table under a name. An Idempotency-Key makes it safe to repeat.",
      "invalid_transition",
    ],
    "PATCH /saved_views/:id": [
      "Change a saved view",
      "Renames, shares or replaces a view. Another person's shared view can be changed by owners of the practice only.",
      "stale",
      "invalid_transition",
      "forbidden",
    ],
    "DELETE /saved_views/:id": [
      "Delete a saved view",
      "Deletes a view. Another person's shared view can be deleted by owners of the practice only.",
      "stale",
      "forbidden",
    ],
    "GET /search": ["Search", "Returns up to 20 callouts, doctors, sites and surgeons that match."],
    "GET /audit_events": ["Read the audit log", "Returns one page of who did what and when."],
  }),
};

export const administrators: Area = {
  tag: "Administrators",
  description: "Who works with the practice's account. Owners only, except for reading.",
  access: "administrators",
  operations: under({
    "GET /users": ["List administrators", "Returns the practice's administrators and open invitations."],
    "POST /users/invite": [
      "Invite an administrator",
      "Emails an invitation. Only owners may invite an owner. An Idempotency-Key makes it safe to repeat.",
      "forbidden",
      "invalid_transition",
    ],
    "PUT /users/:id": ["Change an administrator", "Changes the name or role.", "forbidden", "last_owner"],
    "DELETE /users/:id": [
      "Withdraw an invitation",
      "Removes somebody who has not accepted the invitation yet.",
      "forbidden",
      "invalid_transition",
    ],
    "POST /users/:id/resend": [
      "Send an invitation again",
      "Emails the invitation once more.",
      "forbidden",
      "invalid_transition",
    ],
    "POST /users/:id/disable": [
      "Disable an administrator",
      "Signs the person out everywhere and refuses further sign-ins.",
      "forbidden",
      "invalid_transition",
      "last_owner",
    ],
    "POST /users/:id/enable": [
      "Enable an administrator",
      "Lets a disabled administrator sign in again.",
      "forbidden",
      "invalid_transition",
    ],
    "GET /users/sessions": ["List colleagues' sessions", "Returns where administrators are signed in.", "forbidden"],
    "DELETE /users/:id/sessions": ["Sign a colleague out", "Ends all sessions of an administrator.", "forbidden"],
    "DELETE /users/:id/sessions/:session_id": [
      "End a colleague's session",
      "Signs an administrator out on one device.",
      "forbidden",
    ],
  }),
};

const figures: Record<string, string> = {
  ahead: "covered and uncovered lists ahead",
  filled: "lists filled and not filled",
  durations: "time to the first offer and until filled",
  answers: "responses by kind",
  doctors: "responses by doctor",
  groups: "responses by group",
  withdrawals: "withdrawals",
  mails: "emails per filled list",
};

export const insights: Area = {
  tag: "Insights",
  description: "The practice's figures, and the callouts behind each of them.",
  access: "administrators",
  operations: under({
    "GET /insights": ["Read whether there are figures", "Returns whether figures are ready and from which day."],
    ...Object.fromEntries(
      Object.entries(figures).map(([path, words]): [string, Operation] => [
        `GET /insights/${path}`,
        [`Read figures: ${words}`, "Returns the figure for a period, optionally for one site, surgeon or role."],
      ]),
    ),
    "GET /insights/callouts": ["Read what is behind a figure", "Returns one page of what a figure counts."],
  }),
};

export const exported: Area = {
  tag: "Exports",
  description: "Files to take along. Each is written to the audit log.",
  access: "administrators",
  operations: under({
    "GET /doctors.csv": ["Export doctors", "Returns the filtered doctors as CSV."],
    "GET /callouts.csv": ["Export callouts", "Returns the filtered callouts as CSV, one row a list."],
    "GET /audit_events.csv": ["Export the audit log", "Returns the filtered audit log as CSV."],
    "GET /export.json": ["Export everything", "Returns all data of the practice as JSON."],
  }),
};
