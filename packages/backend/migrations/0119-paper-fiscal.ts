import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Papers that were reported to the tax office, or are to be, with their codes (ZKI, JIR) and the means of payment as it is known there. */
export const paperFiscal: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table paper_fiscal (
	paper_id int primary key references papers,
	zki text not null,
	jir text,
	means text not null,
	attempts int not null,
	last_error text,
	reported_at timestamptz
)
`,
		),
};
