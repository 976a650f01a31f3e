import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Whether money has come for an order, and has not gone back. */
export async function hasMoney(trx: Kysely<Tables>, id: number): Promise<boolean> {
	const paid = await trx
		.selectFrom('order_payments')
		.select('id')
		.where('order_id', '=', id)
		.where('status', '=', 'approved')
		.where('amount_cents', '>', 0)
		.executeTakeFirst();
	return paid !== undefined;
}
