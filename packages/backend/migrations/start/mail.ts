import type { ModuleStart } from './module-start.ts';

export const mail: ModuleStart = {
	tables: `
-- Addresses that mail servers refused.
create table refused_addresses (
	address text primary key,
	reason text not null,
	refused_at timestamptz not null default now()
);
`,
	links: `
create function queue_mail() returns trigger language plpgsql as $$ begin
	insert into jobs (queue, data) values ('send-mail', jsonb_build_object('mail', new.id));
	return null;
end $$;
create trigger queue_mail after insert on mails for each row execute function queue_mail();
`,
};
