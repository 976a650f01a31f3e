import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The total of a large order in hundredths of a dinar exceeds an integer. */
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
