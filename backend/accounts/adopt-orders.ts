import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Orders that a guest made with an e-mail are those of its owner, who has just proved to be that. */
export async function adoptOrders(trx: Kysely<Tables>, userId: number, email: string): Promise<void> {
	await trx.updateTable('orders').set({ user_id: userId }).where('email', '=', email).where('user_id', 'is', null).execute();
}
