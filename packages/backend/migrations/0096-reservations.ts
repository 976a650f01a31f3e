import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Whether an order holds stock, and until when it may hold it unpaid. Orders from before keep what they hold; unpaid ones get the longest time that they were
 * promised.
 */
export const reservations: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table orders add column reserved boolean not null default false, add column reserved_until timestamptz
--
update orders set reserved = true where status not in ('awaiting_confirmation', 'cancelled')
--
update orders set reserved_until = greatest(now() + interval '1 day', created_at + interval '7 days')
where reserved and idempotency_key is not null and status in ('awaiting_payment', 'payment_failed')
--
create index orders_reserved on orders (reserved_until) where reserved and reserved_until is not null
--
create index orders_unreserved on orders (id) where not reserved
`,
		),
};
