import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The goods that a coupon applies to, its title in an order, and the days (ISO 8601, inclusive) on which a flyer is valid. */
export const promotions: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table coupons
	add column category_id int references categories on delete cascade,
	add column product_codes jsonb not null default '[]'
--
alter table order_coupons add column title text
--
alter table flyers add column valid_from text, add column valid_to text
`,
		),
};
