import type { PaymentProvider } from '@titraj/contract/shop/define-payment-provider.ts';
import type { Database } from '../tables.ts';

/** The payment that a webhook names by its reference. If the provider names the order, it is the latest of its payments with that provider. */
export async function findNamedPayment(
	trx: Database,
	{ code, refersTo }: Pick<PaymentProvider, 'code' | 'refersTo'>,
	reference: string,
): Promise<{ id: number; order_id: number } | null> {
	const own = trx.selectFrom('order_payments as p').select(['p.id', 'p.order_id']).where('p.provider', '=', code);
	const named =
		refersTo === 'attempt'
			? own.where('p.reference', '=', reference)
			: own.innerJoin('orders as o', 'o.id', 'p.order_id').where('o.number', '=', reference).orderBy('p.id', 'desc').limit(1);
	return (await named.executeTakeFirst()) ?? null;
}
