import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Whoever orders with a coupon is asked for earlier orders of the same e-mail, while others wait for that coupon. */
export const ordersByEmail: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create index orders_by_email on orders (lower(email))
`,
		),
};
