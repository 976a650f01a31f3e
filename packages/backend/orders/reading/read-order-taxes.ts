import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TaxAtRate } from '../../platform/tax/tax-order.ts';

/** VAT of an order by rate, the highest rate first. */
export const readOrderTaxes = (db: Kysely<Tables>, orderId: number): Promise<TaxAtRate[]> =>
	db.selectFrom('order_taxes').select(['percent', 'cents', 'tax_cents as tax']).where('order_id', '=', orderId).orderBy('percent', 'desc').execute();
