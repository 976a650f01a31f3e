import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** E-invoices of papers to companies, with what is missing of them and what the access point said; KPD codes of categories, which products of theirs have without their own. */
export const eInvoices: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table paper_e_invoices (
	paper_id int primary key references papers,
	state text not null check (state in ('incomplete', 'waiting', 'sent', 'refused')),
	missing jsonb not null default '[]',
	xml text,
	attempts int not null default 0,
	last_error text,
	reference text,
	sent_at timestamptz,
	check ((xml is null) = (state = 'incomplete'))
)
--
create index paper_e_invoices_open on paper_e_invoices (state, paper_id) where state <> 'sent'
--
alter table categories add column kpd_code text
`,
		),
};
