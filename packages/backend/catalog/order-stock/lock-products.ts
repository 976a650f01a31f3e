import type { DatabaseOf } from '../../platform/database/tables.ts';

/** Locks products by id, as every writer of stock does: two that change the same products never wait for each other. */
export async function lockProducts(trx: DatabaseOf<'products'>, products: readonly number[]): Promise<void> {
	if (products.length === 0) return;
	await trx.selectFrom('products').select('id').where('id', 'in', products).orderBy('id').forUpdate().execute();
}
