/** What a practice's requirement of two-step verification means for its people. */
import { type RawBuilder, sql } from "kysely";

/** Whether the practice requires it of the person in `users` who has not set it up. */
export const secondFactorDue = (): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from company_settings as rule where rule.company_id = users.company_id and rule.second_factor_required
  )
  and not exists (
    select from second_factors as own where own.user_id = users.id and own.confirmed_at is not null
  )
)`;
