import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';

/** Gives a locked order of which every piece came back the status `returned`; null if pieces are left. */
export async function settleReturned(trx: Database, { id }: Pick<Selectable<Tables['orders']>, 'id'>, now: Date): Promise<'returned' | null> {
	const items = await trx.selectFrom('order_items').select(['qty', 'returned_qty']).where('order_id', '=', id).execute();
	if (items.some(({ qty, returned_qty }) => returned_qty < qty) || items.every(({ qty }) => qty === 0)) return null;
	await trx.updateTable('orders').set({ status: 'returned', kept_until: null, updated_at: now }).where('id', '=', id).execute();
	await trx.insertInto('order_history').values({ order_id: id, status: 'returned', note: null, created_at: now }).execute();
	return 'returned';
}
