import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { writeLockers } from '@titraj/backend/shipping/index.ts';

/** Lets an order be sent to the locker with this code, such as `boxnow:42`, which is created if it is missing, and gives its recipient a phone number. */
export async function sendToLocker(db: Database, number: string, { code, phone = '091 123 4567' }: { code: string; phone?: string | null }): Promise<void> {
	const place = { title: 'Paketomat', address: 'Ilica 2', postcode: '10000', city: 'Zagreb', country: 'HR', opens: null, closes: null };
	await writeLockers(db, [{ ...place, code, in_service: true }]);
	const { id } = await db.selectFrom('parcel_lockers').select('id').where('code', '=', code).executeTakeFirstOrThrow();
	const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	await db
		.updateTable('order_parcels')
		.set({ locker: JSON.stringify({ id, ...place }) })
		.where('order_id', '=', order.id)
		.execute();
	await db.updateTable('order_addresses').set({ phone }).where('order_id', '=', order.id).execute();
}
