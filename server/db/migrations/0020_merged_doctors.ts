/** Doctors who were entered twice: who goes on for them, and where the links of their mails lead. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors
    add column merged_into bigint,
    add foreign key (company_id, merged_into) references doctors (company_id, id)`.execute(db);
  await sql`create index doctors_merged on doctors (merged_into) where merged_into is not null`.execute(db);
  await sql`create table merged_recipients (
    id bigint primary key,
    company_id bigint not null references companies,
    recipient_id bigint not null,
    link_version integer not null,
    foreign key (company_id, recipient_id) references callout_recipients (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create index merged_recipients_recipient on merged_recipients (recipient_id)`.execute(db);
}
