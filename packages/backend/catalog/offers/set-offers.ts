import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { joinCampaign, ownSale, writeCampaignPrices } from '../campaigns/campaign-prices.ts';
import { findLowest } from '../prices/find-lowest.ts';
import { listReduced } from '../prices/list-reduced.ts';
import { arePricesChanged, beginsSale, isCampaignChanged, type PriceChange, type StoredPrices, toLowest, toPrices } from '../prices/price-change.ts';
import { recordPrices } from '../products/write-product-relations.ts';
import { isStockChanged, type StockChange, type StoredStock, toStock } from '../stock/stock-change.ts';
import type { Database } from '../tables.ts';

type Stored = StoredPrices & StoredStock & { readonly reduced: boolean };

/** Ids of the products that changed. */
export interface ChangedOffers {
	readonly prices: ReadonlySet<number>;
	readonly stock: ReadonlySet<number>;
}

/**
 * Writes prices and stock of products in one statement, because each update of a row costs an entry in all its indexes. Records prices in the price history, from
 * which the lowest price in 30 days is computed. A sale that continues or deepens keeps the lowest price it began with. Call `countReduced` afterwards if prices changed.
 */
export async function setOffers(trx: Database, { prices, stock }: { prices: readonly PriceChange[]; stock: readonly StockChange[] }): Promise<ChangedOffers> {
	const priceChanges = new Map(prices.map((change) => [change.id, change]));
	const stockChanges = new Map(stock.map((change) => [change.id, change]));
	const changes = (await lockOffers(trx, [...new Set([...priceChanges.keys(), ...stockChanges.keys()])])).map((stored) => {
		const next = { prices: toPrices(stored, priceChanges.get(stored.id)), stock: toStock(stockChanges.get(stored.id), stored) };
		return { stored, ...next, isRepriced: arePricesChanged(stored, next.prices), isRestocked: isStockChanged(stored, next.stock) };
	});
	const repriced = changes.filter(({ isRepriced }) => isRepriced);
	const campaigned = changes.filter(({ stored, prices }) => isCampaignChanged(stored, prices, priceChanges.get(stored.id)));
	const restocked = changes.filter(({ isRestocked }) => isRestocked);
	const changed = changes.filter(({ isRepriced, isRestocked }) => isRepriced || isRestocked);
	if (changed.length > 0) {
		const beginning = repriced.filter((change) => beginsSale(change.stored, change.prices));
		const lowest = await findLowest(
			trx,
			beginning.map(({ stored }) => stored.id),
		);
		const rows = changed.map(({ stored, prices: { price_cents, sale_price_cents }, stock, isRepriced }) => ({
			...{ id: stored.id, price_cents, sale_price_cents },
			...stock,
			lowest_price_cents: isRepriced ? toLowest(stored, { sale_price_cents }, lowest) : stored.lowest_price_cents,
		}));
		const reduced = await writeRows(trx, rows);
		await recordPrices(
			trx,
			repriced.map(({ stored }) => stored.id),
		);
		await listReduced(
			trx,
			repriced.flatMap(({ stored: { id, reduced: wasReduced } }) => (wasReduced || reduced.has(id) ? [id] : [])),
		);
	}
	await writeCampaignPrices(
		trx,
		campaigned.map(({ stored, prices }) => ({ id: stored.id, ...prices })),
	);
	return { prices: new Set([...repriced, ...campaigned].map(({ stored }) => stored.id)), stock: new Set(restocked.map(({ stored }) => stored.id)) };
}

/** Locks first and reads then: a query that waits for the lock of a product would see its campaign as it was before. */
async function lockOffers(trx: Database, ids: readonly number[]): Promise<Stored[]> {
	if (ids.length === 0) return [];
	await sql`select from products where id = any(${idList(ids)}) order by id for update`.execute(trx);
	const { rows } = await sql<Stored>`
		select p.id, p.price_cents, p.sale_price_cents, ${ownSale} as own_sale_cents, n.price_cents as campaign_cents, p.lowest_price_cents, p.now_cents, p.reduced,
			p.quantity, p.store_stock from products p ${joinCampaign} where p.id = any(${idList(ids)}) order by p.id
	`.execute(trx);
	return rows;
}

type Row = Pick<Stored, 'id' | 'price_cents' | 'sale_price_cents' | 'lowest_price_cents' | 'quantity' | 'store_stock'>;

/** Returns the ids of the written products that are now reduced. */
async function writeRows(trx: Database, rows: readonly Row[]): Promise<Set<number>> {
	// Stock webhooks report sales and returns, not changes by the merchant's own system.
	await sql`select set_config('shop.stock_is_theirs', '1', true)`.execute(trx);
	const written = await sql<{ id: number; reduced: boolean }>`
		update products p set price_cents = r.price_cents, sale_price_cents = r.sale_price_cents, lowest_price_cents = r.lowest_price_cents,
			quantity = r.quantity, store_stock = r.store_stock, updated_at = now()
		from json_to_recordset(${JSON.stringify(rows)}::json)
			as r(id int, price_cents int, sale_price_cents int, lowest_price_cents int, quantity int, store_stock jsonb)
		where p.id = r.id returning p.id, p.reduced
	`.execute(trx);
	await sql`select set_config('shop.stock_is_theirs', '', true)`.execute(trx);
	return new Set(written.rows.flatMap(({ id, reduced }) => (reduced ? [id] : [])));
}
