/** A practice's own paragraphs in its mails, and the mail each person looked at last before it is sent. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table email_texts (
    company_id bigint not null references companies,
    kind text not null,
    language text not null check (language in ('de', 'en', 'es', 'fr', 'ja', 'zh')),
    opening text not null check (char_length(opening) <= 1000),
    closing text not null check (char_length(closing) <= 1000),
    lock_version integer not null,
    updated_by bigint,
    updated_at timestamptz not null,
    primary key (company_id, kind, language),
    foreign key (company_id, updated_by) references users (company_id, id)
  )`.execute(db);
  await sql`create table mail_previews (
    company_id bigint not null references companies,
    user_id bigint not null,
    slot text not null check (slot in ('email_text', 'callout')),
    digest text not null,
    html text not null,
    created_at timestamptz not null,
    primary key (user_id, slot),
    foreign key (company_id, user_id) references users (company_id, id) on delete cascade
  )`.execute(db);
}
