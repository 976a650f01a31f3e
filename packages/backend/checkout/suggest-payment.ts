import type { PaymentMethod } from '@titraj/contract/checkout.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** The way to pay that a customer most likely takes: that of the last order where it can be had, else the first that can, in the shop's order (0074). */
export function suggestPayment(methods: readonly Pick<PaymentMethod, 'code' | 'is_available'>[], lastCode: string | null): string | null {
	const available = methods.filter(({ is_available }) => is_available);
	return (available.find(({ code }) => code === lastCode) ?? available[0])?.code ?? null;
}

/** How the customer paid the last order; null for a guest, and without one. */
export async function readLastPayment(db: Kysely<Tables>, userId: number | null): Promise<string | null> {
	if (userId === null) return null;
	const row = await db.selectFrom('orders').select('payment_code').where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst();
	return row?.payment_code ?? null;
}
