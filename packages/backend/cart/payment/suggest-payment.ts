import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import type { Database } from '../tables.ts';

/** Preselected payment method: that of the last order if available, else the first available one in the shop's order (ADR 0074). */
export function suggestPayment(methods: readonly Pick<PaymentMethod, 'code' | 'is_available'>[], lastCode: string | null): string | null {
	const available = methods.filter(({ is_available }) => is_available);
	return (available.find(({ code }) => code === lastCode) ?? available[0])?.code ?? null;
}

/** Payment method of the customer's last order; null for guests and customers without an order. */
export async function readLastPayment(db: Database, userId: number | null): Promise<string | null> {
	if (userId === null) return null;
	const row = await db.selectFrom('orders').select('payment_code').where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst();
	return row?.payment_code ?? null;
}
