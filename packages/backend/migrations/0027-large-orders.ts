import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Hundredths of a dinar of a large order are more than an integer holds. */
export const largeOrders: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table orders alter items_cents type bigint, alter discount_cents type bigint, alter shipping_cents type bigint, alter payment_cents type bigint,
	alter tax_cents type bigint, alter total_cents type bigint
--
alter table order_items alter unit_cents type bigint, alter basic_cents type bigint, alter discount_cents type bigint, alter total_cents type bigint
--
alter table order_parcels alter shipping_cents type bigint
--
alter table order_coupons alter amount_cents type bigint
--
alter table order_payments alter amount_cents type bigint
`,
		),
};
