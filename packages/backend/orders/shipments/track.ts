import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';

type Tracking = Pick<Selectable<Tables['order_shipments']>, 'carrier' | 'tracking_code' | 'tracking_url'>;

/** Gives the last shipment of an order other tracking; false if it has that tracking already. */
export async function track(trx: Database, orderId: number, tracking: Tracking): Promise<boolean> {
	const last = await trx.selectFrom('order_shipments').select('id').where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst();
	if (last !== undefined) await trx.updateTable('order_shipments').set(tracking).where('id', '=', last.id).execute();
	const { numUpdatedRows } = await trx
		.updateTable('order_parcels')
		.set(tracking)
		.where('order_id', '=', orderId)
		.where((is) =>
			is.or([
				is('carrier', 'is distinct from', tracking.carrier),
				is('tracking_code', 'is distinct from', tracking.tracking_code),
				is('tracking_url', 'is distinct from', tracking.tracking_url),
			]),
		)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
