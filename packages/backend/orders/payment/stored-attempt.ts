import type { StoredAttempt } from '@titraj/contract/shop/define-payment-provider.ts';
import type { Database } from '../tables.ts';

/** A payment attempt with its order's currency, as providers and jobs read it. */
export interface AttemptRow extends StoredAttempt {
	readonly id: number;
	readonly orderId: number;
	readonly provider: string;
}

/** Attempts by their ids. Those that were never opened have no reference and are left out. */
export async function readAttempts(db: Database, ids: readonly number[]): Promise<AttemptRow[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom('order_payments as p')
		.innerJoin('orders as o', 'o.id', 'p.order_id')
		.select(['p.id', 'p.order_id', 'p.provider', 'p.reference', 'p.provider_id', 'p.amount_cents', 'p.captured_cents', 'p.refunded_cents', 'o.currency'])
		.where('p.id', 'in', ids)
		.orderBy('p.id')
		.execute();
	return rows.flatMap(({ reference, ...row }) =>
		reference === null
			? []
			: [
					{
						...{ id: row.id, orderId: row.order_id, provider: row.provider, reference, providerId: row.provider_id, currency: row.currency },
						...{ cents: row.amount_cents, capturedCents: row.captured_cents, refundedCents: row.refunded_cents },
					},
				],
	);
}
