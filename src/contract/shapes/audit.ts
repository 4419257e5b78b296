/** The audit log as the wire has it: who did what and when. */
import { type Static, Type } from "typebox";
import { AUDIT_ACTOR_TYPES, AUDIT_AREAS, AUDIT_SUBJECT_TYPES, type AuditArea } from "../audit.ts";
import { instant, integer, nullable, oneOf, orNull, recordId, strict, text } from "./base.ts";
import { metaWith, pageOf, paging } from "./page.ts";

/** By field, what it was and what it is, as text and cut where long; null where it was empty, or is not told. */
export type AuditDiff = Record<string, [before: string | null, after: string | null]>;
export const AuditDiff = Type.Unsafe<AuditDiff>({
  type: "object",
  additionalProperties: { type: "array", items: nullable(text), minItems: 2, maxItems: 2 },
});

/** Facts that a sentence needs: a doctor's name, a count, a role before and after. */
export const SentenceParams = Type.Unsafe<Record<string, string | number>>({
  type: "object",
  additionalProperties: { type: ["string", "number"] },
});

export const AuditLine = Type.Object({
  id: integer,
  action: oneOf(Object.values(AUDIT_AREAS).flat()),
  /** `name` null: the system, our own staff, or somebody who is gone. */
  actor: Type.Object({ type: oneOf(AUDIT_ACTOR_TYPES), name: nullable(text) }),
  /** `name`: a callout's reference, a person; null for what is gone, or has its name in `params`. */
  subject: orNull(Type.Object({ type: oneOf(AUDIT_SUBJECT_TYPES), id: integer, name: nullable(text) })),
  params: SentenceParams,
  diff: orNull(AuditDiff),
  created_at: instant,
});
export type AuditLine = Static<typeof AuditLine>;

const date = Type.Optional(Type.String({ format: "date", description: "Of the practice's clock, included" }));

export const auditFilters = {
  area: Type.Optional(oneOf(Object.keys(AUDIT_AREAS) as AuditArea[])),
  /** One administrator. */
  user_id: Type.Optional(recordId),
  actor_type: Type.Optional(oneOf(AUDIT_ACTOR_TYPES)),
  from: date,
  to: date,
};
export const AuditQuery = strict({ ...auditFilters, ...paging });
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditMeta = metaWith({
  /** IANA name of the clock that `from` and `to` mean. */
  time_zone: text,
});
export type AuditMeta = Static<typeof AuditMeta>;
export const AuditResponse = pageOf(AuditLine, AuditMeta);
