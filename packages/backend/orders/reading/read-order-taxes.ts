import type { TaxAtRate } from '../../platform/tax/tax-order.ts';
import type { Database } from '../tables.ts';

/** VAT of an order by rate, the highest rate first. */
export const readOrderTaxes = (db: Database, orderId: number): Promise<TaxAtRate[]> =>
	db.selectFrom('order_taxes').select(['percent', 'cents', 'tax_cents as tax']).where('order_id', '=', orderId).orderBy('percent', 'desc').execute();
