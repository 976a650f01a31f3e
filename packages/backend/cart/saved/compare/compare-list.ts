import { sql } from 'kysely';
import { type CartOwner, ownedBy } from '../../../platform/visitor/cart-owner.ts';
import type { Database } from '../../tables.ts';

/** Comparison is limited to 3 products (Spec 5). */
export const COMPARE_LIMIT = 3;

/**
 * Ids of the visible products in an owner's comparison, in the order in which they were added. A product that was hidden and is visible
 * again may be cut off by the limit.
 */
export async function readCompareIds(db: Database, owner: CartOwner): Promise<number[]> {
	const rows = await db
		.selectFrom('compare_items as i')
		.innerJoin('products as p', 'p.id', 'i.product_id')
		.select('i.product_id')
		.where(ownedBy('i', owner))
		.where('p.listed', '=', true)
		.orderBy('i.id')
		.limit(COMPARE_LIMIT)
		.execute();
	return rows.map(({ product_id }) => product_id);
}

export async function removeFromCompare(db: Database, owner: CartOwner, productId: number): Promise<void> {
	await sql`delete from compare_items i where ${ownedBy('i', owner)} and i.product_id = ${productId}`.execute(db);
}

export type CompareRefusal = 'error_compare_product' | 'error_compare_limit';

/** Adds a product; one that is already there keeps its position. Concurrent adds are serialized, so that the limit holds. */
export async function addToCompare(db: Database, owner: CartOwner, productId: number): Promise<CompareRefusal | null> {
	return db.transaction().execute(async (trx) => {
		await lockOwner(trx, owner);
		const product = await trx.selectFrom('products').select('id').where('id', '=', productId).where('listed', '=', true).executeTakeFirst();
		if (product === undefined) return 'error_compare_product';
		const ids = await readCompareIds(trx, owner);
		if (ids.includes(productId)) return null;
		if (ids.length >= COMPARE_LIMIT) return 'error_compare_limit';
		await trx
			.insertInto('compare_items')
			.values({ ...owner, product_id: productId })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		return null;
	});
}

const lockOwner = (trx: Database, { session_id, user_id }: CartOwner) =>
	sql`select pg_advisory_xact_lock(hashtextextended(${`compare ${session_id ?? user_id}`}, 0))`.execute(trx);
