import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Sending of the mails in the outbox: a mail's Message-ID, attempts and outcome, and addresses that servers refused. Each new mail is put into the queue
 * `send-mail` in its own transaction. Mails that wait since an earlier release are not sent: their links have expired.
 */
export const mailSending: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table mails
	add column message_id text,
	add column headers jsonb,
	add column attachments jsonb,
	add column attempts int not null default 0,
	add column data_at timestamptz,
	add column possible_duplicates int not null default 0,
	add column last_error text,
	add column failed_at timestamptz
--
create table refused_addresses (
	address text primary key,
	reason text not null,
	refused_at timestamptz not null default now()
)
--
create function queue_mail() returns trigger language plpgsql as $$ begin
	insert into jobs (queue, data) values ('send-mail', jsonb_build_object('mail', new.id));
	return null;
end $$
--
create trigger queue_mail after insert on mails for each row execute function queue_mail()
`,
		),
};
