/** What other features may know of callouts: how an answer looks, what surgeons say, how times are told, the hours of a session, which mails something would send, and what can be done with the one that is open. */

export { CalloutActDialog } from "./dialogs/lazyActDialog.ts";
export { useOpenCallout } from "./dialogs/useOpenCallout.ts";
export { Refused } from "./mails/Refused.tsx";
export { useMailsBefore } from "./mails/useMailsBefore.ts";
export { AnswerChip } from "./shared/AnswerChip.tsx";
export type { CalloutAct } from "./shared/calloutActs.ts";
export { PreferenceNote } from "./shared/PreferenceNote.tsx";
export { hoursFor, onDate, useFormDefaults } from "./shared/sessionHours.ts";
export { useTimeFormat } from "./shared/useTimeFormat.ts";
