import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Market } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/** An alert of either kind. `price_limit_cents` and `asked_limit_cents` are null for stock. */
export type AlertRow = Selectable<Tables['stock_alerts']> & { price_limit_cents: number | null; asked_limit_cents: number | null };

type Place = { readonly id: number } | { readonly email: string; readonly productId: number };

/** The alert with an id, or the one of an address for a product. `lock`: for an update; one that another transaction holds counts as none. */
export async function readAlert(db: Database, kind: AlertKind, place: Place, lock = false): Promise<AlertRow | undefined> {
	const isAsked = 'id' in place ? sql<boolean>`id = ${toFindableId(place.id)}` : sql<boolean>`email = ${place.email} and product_id = ${place.productId}`;
	if (kind === 'price')
		return db
			.selectFrom('price_alerts')
			.selectAll()
			.where(isAsked)
			.$if(lock, (query) => query.forUpdate().skipLocked())
			.executeTakeFirst();
	const row = await db
		.selectFrom('stock_alerts')
		.selectAll()
		.where(isAsked)
		.$if(lock, (query) => query.forUpdate().skipLocked())
		.executeTakeFirst();
	return row && { ...row, price_limit_cents: null, asked_limit_cents: null };
}

interface NewAlert {
	/** The alert of this address for this product, if there is one. */
	readonly known: AlertRow | undefined;
	readonly email: string;
	readonly productId: number;
	/** In cents; null for stock. */
	readonly limit: number | null;
	readonly code: string;
	readonly market: Market;
	readonly now: Date;
}

/** Stores an alert that its address has not confirmed, and returns its id. A confirmed one keeps its limit until its link confirms the new one. */
export async function storeAlert(trx: Database, kind: AlertKind, { known, email, productId, limit, code, market, now }: NewAlert): Promise<number> {
	const fresh = { code, status: 'pending' as const, market, asked_at: now, changed_at: now };
	if (kind === 'stock' || limit === null) {
		const values = { email, product_id: productId, ...fresh };
		const stored = trx
			.insertInto('stock_alerts')
			.values(values)
			.onConflict((conflict) => conflict.columns(['email', 'product_id']).doUpdateSet(fresh));
		return (await stored.returning('id').executeTakeFirstOrThrow()).id;
	}
	if (known?.status === 'confirmed') {
		await trx.updateTable('price_alerts').set({ asked_limit_cents: limit, market }).where('id', '=', known.id).execute();
		return known.id;
	}
	const asked = { ...fresh, price_limit_cents: limit, asked_limit_cents: null };
	const values = { email, product_id: productId, ...asked };
	const stored = trx
		.insertInto('price_alerts')
		.values(values)
		.onConflict((conflict) => conflict.columns(['email', 'product_id']).doUpdateSet(asked));
	return (await stored.returning('id').executeTakeFirstOrThrow()).id;
}
