import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { noteRows, UNSEEN } from './0010-changes.ts';

/** Columns that most product updates write and that pages show. */
const OFFER = ['price_cents', 'sale_price_cents', 'lowest_price_cents', 'stocked'];

/**
 * The trigger of 0010 on products, comparing prices and availability before it compares whole rows: converting a row to JSON reads its texts, attributes and search
 * words, which cost as much as the update itself.
 */
export const changesOfPrices: Migration = {
	async up(db: Kysely<unknown>) {
		const offer = (row: 'n' | 'o') => `(${OFFER.map((column) => `${row}.${column}`).join(', ')})`;
		const whole = (row: 'n' | 'o') => `(to_jsonb(${row}) - '{${UNSEEN.join(',')}}'::text[])`;
		const changed = `select n.id from new_rows n join old_rows o on o.id = n.id where ${offer('n')} is distinct from ${offer('o')} or ${whole('n')} is distinct from ${whole('o')}`;
		await sql
			.raw(
				`create or replace function note_products_update() returns trigger language plpgsql as $$ declare changed_rows int; begin ${noteRows('product', changed)} return null; end $$`,
			)
			.execute(db);
	},
};
