/** Lists that come again, days without any, and the weeks that are planned from both. */
import { type Area, under } from "./operation.ts";

export const planning: Area = {
  tag: "Planning",
  description: "Lists that take place every week or every few weeks, closed days and leave, and plans of weeks.",
  access: "administrators",
  operations: under({
    "GET /standing_lists": ["List standing lists", "Returns all standing lists in the order of the week."],
    "POST /standing_lists": [
      "Add a standing list",
      "Saves a new standing list. Nobody is asked. An Idempotency-Key makes it safe to repeat.",
      "not_found",
    ],
    "PUT /standing_lists/:id": [
      "Change a standing list",
      "Changes the standing list. Lists that were planned from it stay as they are.",
      "stale",
      "invalid_transition",
    ],
    "DELETE /standing_lists/:id": [
      "Delete a standing list",
      "Deletes the standing list. Lists that were planned from it stay as they are.",
      "stale",
    ],
    "GET /days_off": ["List days off", "Returns closed days of the practice and surgeons' leave."],
    "POST /days_off": [
      "Add days off",
      "Saves closed days or, with a surgeon, leave. An Idempotency-Key makes it safe to repeat.",
      "not_found",
    ],
    "DELETE /days_off/:id": ["Remove days off", "Deletes closed days or leave. Lists stay as they are."],
    "GET /plan": [
      "Read a plan",
      "Returns every day of every standing list in these weeks, what speaks against it, and what has become of it.",
    ],
    "POST /plan": [
      "Plan weeks",
      "Makes lists of the chosen days, each of them once. With ask_usual, each usual doctor gets one email about up to 40 lists, and more emails for more lists.",
      "not_found",
      "stale",
      "contact_details_missing",
    ],
    "POST /plan/preview": [
      "Preview the emails of a plan",
      "Returns each email that planning would send to usual doctors. Nothing is changed.",
      "not_found",
      "stale",
      "contact_details_missing",
    ],
    "POST /plan/call_back": [
      "Undo planning",
      "Deletes the lists of a plan and the callouts to their usual doctors, while call_back_ms of the plan lasts: all or nothing. None of their emails is sent.",
      "not_found",
      "stale",
      "invalid_transition",
      "too_late_to_call_back",
    ],
    "POST /lists/import": [
      "Import lists",
      "Makes lists of up to 1,000 rows, all or none; a list that is there already is not made again, and nobody is asked. With dry_run=1 nothing is saved: the report says what is wrong with each row and what a person should look at.",
      "payload_too_large",
    ],
  }),
};
