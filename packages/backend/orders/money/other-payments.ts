import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { Database } from '../tables.ts';

/** Query of an order's payments but for those by gift voucher: what providers and staff collect, and pay back. */
export const otherPayments = (db: Database, orderId: number) =>
	db.selectFrom('order_payments').where('order_id', '=', orderId).where('provider', '!=', GIFT_VOUCHER);
