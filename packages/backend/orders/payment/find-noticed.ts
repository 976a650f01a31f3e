import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface Noticed {
	id: number;
	order_id: number;
}

/** The payment that a provider speaks of; where it names an order, the latest of its payments there. */
export async function findNoticed(trx: Kysely<Tables>, { code, refersTo }: PaymentProvider, reference: string): Promise<Noticed | null> {
	const own = trx.selectFrom('order_payments as p').select(['p.id', 'p.order_id']).where('p.provider', '=', code);
	const named =
		refersTo === 'attempt'
			? own.where('p.reference', '=', reference)
			: own.innerJoin('orders as o', 'o.id', 'p.order_id').where('o.number', '=', reference).orderBy('p.id', 'desc').limit(1);
	return (await named.executeTakeFirst()) ?? null;
}
