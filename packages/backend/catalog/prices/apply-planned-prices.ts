import { sql } from 'kysely';
import { setOffers } from '../offers/set-offers.ts';
import type { Database } from '../tables.ts';
import { countReduced } from './list-reduced.ts';
import type { PlannedPrice } from './plan-prices.ts';
import type { PriceChange } from './price-change.ts';

/** Products per transaction. */
const BATCH = 500;

/** Applies planned prices that are due and returns the number of changed products. Safe to run on several servers at once. */
export async function applyPlannedPrices(db: Database, now: Date): Promise<number> {
	let changed = 0;
	for (;;) {
		const batch = await db.transaction().execute((trx) => applyBatch(trx, now));
		changed += batch.changed;
		if (batch.taken === 0) break;
	}
	if (changed > 0) await countReduced(db);
	return changed;
}

async function applyBatch(trx: Database, now: Date): Promise<{ taken: number; changed: number }> {
	const { rows } = await sql<PlannedPrice & { product_id: number }>`
		with due as (
			select id from products where id in (select product_id from planned_prices where due_at <= ${now} order by due_at limit ${BATCH})
			order by id for update skip locked
		)
		delete from planned_prices p using due where p.product_id = due.id and p.due_at <= ${now} returning p.product_id, p.due_at, p.kind, p.price_cents
	`.execute(trx);
	const changes = [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, events]) => toPriceChange(id, events));
	return { taken: rows.length, changed: (await setOffers(trx, { prices: changes, stock: [] })).prices.size };
}

/** If several changes are due at the same moment, a sale that begins takes precedence over one that ends. */
const ORDER: Readonly<Record<PlannedPrice['kind'], number>> = { regular: 0, sale_end: 1, sale: 2 };

function toPriceChange(id: number, events: readonly PlannedPrice[]): PriceChange {
	const inOrder = events.toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime() || ORDER[a.kind] - ORDER[b.kind]);
	const regular = inOrder.findLast(({ kind }) => kind === 'regular');
	const sale = inOrder.findLast(({ kind }) => kind !== 'regular');
	return { id, ...(regular && { price_cents: regular.price_cents ?? undefined }), ...(sale && { sale_price_cents: sale.price_cents }) };
}
