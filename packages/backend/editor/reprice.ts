import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { badRequest, type Refusal } from '../platform/http/refusal.ts';

interface Wish {
	readonly id: number;
	readonly price: number | undefined;
	readonly sale_price: number | null | undefined;
}

interface PriceColumns {
	price_cents: number;
	sale_price_cents: number | null;
	lowest_price_cents: number | null;
}

/** The price columns as they are to become; null where the product is not there, or they stay as they are. */
export async function reprice(db: Kysely<Tables>, { id, price, sale_price }: Wish): Promise<PriceColumns | Refusal | null> {
	if (price === undefined && sale_price === undefined) return null;
	const stored = await db
		.selectFrom('products')
		.select(['price_cents', 'sale_price_cents', 'lowest_price_cents', 'now_cents'])
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst();
	if (stored === undefined) return null;
	const price_cents = price === undefined ? stored.price_cents : toCents(price);
	const kept = price === undefined ? stored.sale_price_cents : null;
	const sale_price_cents = sale_price === undefined ? kept : sale_price === null ? null : toCents(sale_price);
	if (sale_price_cents !== null && sale_price_cents >= price_cents) return badRequest('sale_price: must be less than the regular price');
	if (price_cents === stored.price_cents && sale_price_cents === stored.sale_price_cents) return null;
	if (sale_price_cents === null) return { price_cents, sale_price_cents, lowest_price_cents: null };
	// A reduction that goes on, deeper, is told against what it began from.
	const goesOn = stored.sale_price_cents !== null && stored.lowest_price_cents !== null && sale_price_cents <= stored.sale_price_cents;
	return { price_cents, sale_price_cents, lowest_price_cents: goesOn ? stored.lowest_price_cents : await findLowest(db, id, stored.now_cents) };
}

const toCents = (amount: number): number => Math.round(amount * 100);

/** The lowest price of the 30 days before now: those that began in them, and the one that they began with (D14). */
async function findLowest(db: Kysely<Tables>, id: number, now_cents: number): Promise<number> {
	const { rows } = await sql<{ lowest: number | null }>`
		select min(price_cents)::int as lowest from price_history
		where product_id = ${id} and valid_from >= coalesce(
			(select max(valid_from) from price_history where product_id = ${id} and valid_from <= now() - interval '30 days'), '-infinity'
		)
	`.execute(db);
	return Math.min(rows[0]?.lowest ?? now_cents, now_cents);
}
