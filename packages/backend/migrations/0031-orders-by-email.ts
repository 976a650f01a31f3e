import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** An order with a coupon looks up earlier orders of the same e-mail, while other orders wait for that coupon. */
export const ordersByEmail: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create index orders_by_email on orders (lower(email))
`,
		),
};
