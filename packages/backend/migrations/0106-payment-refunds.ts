import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Refunds at payment providers: each is stored before it is asked for, so that a repeated call and two at once pay back once. */
export const paymentRefunds: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table payment_refunds (
	key text primary key,
	payment_id int not null references order_payments on delete cascade,
	amount_cents bigint not null,
	status text not null,
	provider_id text,
	created_at timestamptz not null default now()
)
--
create index payment_refunds_payment on payment_refunds (payment_id)
`,
		),
};
