import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Payment attempts are stored with the provider's own id, the money taken and paid back, and when the provider was last asked for news. */
export const paymentAttempts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table order_payments add column provider_id text, add column captured_cents bigint not null default 0,
	add column refunded_cents bigint not null default 0, add column disputed_at timestamptz, add column asked_at timestamptz
--
update order_payments set captured_cents = amount_cents where status in ('approved', 'refunded')
--
update order_payments set refunded_cents = amount_cents where status = 'refunded'
--
create index order_payments_to_ask on order_payments (created_at) where status = 'pending' and provider_id is not null
`,
		),
};
