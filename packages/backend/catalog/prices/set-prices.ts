import { type Kysely, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordPrices } from '../products/write-product-relations.ts';
import { findLowest } from './find-lowest.ts';
import { listReduced } from './list-reduced.ts';

/** Cents. What is left out stays; `sale_price_cents` null ends a sale. */
export interface PriceWish {
	readonly id: number;
	readonly price_cents?: number | undefined;
	readonly sale_price_cents?: number | null | undefined;
}

interface Stored {
	readonly id: number;
	readonly price_cents: number;
	readonly sale_price_cents: number | null;
	readonly lowest_price_cents: number | null;
	readonly now_cents: number;
}

/**
 * Writes prices with their history, and answers the ids of products whose prices changed. The lowest price of 30 days comes from the history: a sale that goes on, or
 * further, keeps the figure that it began with. A sale that is not below the regular price is none. Call `countReduced` after the last one.
 */
export async function setPrices(trx: Kysely<Tables>, wishes: readonly PriceWish[]): Promise<Set<number>> {
	if (wishes.length === 0) return new Set();
	const byId = new Map(wishes.map((wish) => [wish.id, wish]));
	const { rows: stored } = await sql<Stored>`
		select id, price_cents, sale_price_cents, lowest_price_cents, now_cents from products
		where id = any(${idList([...byId.keys()])}) order by id for update
	`.execute(trx);
	const changed = stored.map((row) => ({ row, prices: toPrices(row, byId.get(row.id)) })).filter(({ row, prices }) => isChanged(row, prices));
	const beginning = changed.filter(({ row, prices }) => prices.sale_price_cents !== null && !goesOn(row, prices.sale_price_cents));
	const lowest = await findLowest(
		trx,
		beginning.map(({ row }) => row.id),
	);
	const rows = changed.map(({ row, prices }) => ({ id: row.id, ...prices, lowest_price_cents: toLowest(row, prices, lowest) }));
	if (rows.length === 0) return new Set();
	await sql`
		update products p set price_cents = r.price_cents, sale_price_cents = r.sale_price_cents, lowest_price_cents = r.lowest_price_cents, updated_at = now()
		from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, price_cents int, sale_price_cents int, lowest_price_cents int)
		where p.id = r.id
	`.execute(trx);
	const ids = rows.map(({ id }) => id);
	await recordPrices(trx, ids);
	await listReduced(trx, ids);
	return new Set(ids);
}

type Prices = Pick<Stored, 'price_cents' | 'sale_price_cents'>;

function toPrices(row: Stored, wish: PriceWish | undefined): Prices {
	const price_cents = wish?.price_cents ?? row.price_cents;
	const sale = wish?.sale_price_cents === undefined ? row.sale_price_cents : wish.sale_price_cents;
	return { price_cents, sale_price_cents: sale !== null && sale < price_cents ? sale : null };
}

const isChanged = (row: Stored, prices: Prices): boolean => row.price_cents !== prices.price_cents || row.sale_price_cents !== prices.sale_price_cents;

/** A reduction that goes on, deeper, is told against what it began from. */
const goesOn = (row: Stored, sale: number): boolean => row.sale_price_cents !== null && row.lowest_price_cents !== null && sale <= row.sale_price_cents;

function toLowest(row: Stored, { sale_price_cents: sale }: Prices, lowest: Map<number, number>): number | null {
	if (sale === null) return null;
	return goesOn(row, sale) ? row.lowest_price_cents : Math.min(lowest.get(row.id) ?? row.now_cents, row.now_cents);
}
