import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { Selectable } from 'kysely';
import { storedFeeTitle, storedPaymentTitle } from '../../cart/index.ts';
import { toIsoDate, toKnownDays } from '../../orders/index.ts';
import { addressColumns } from '../../platform/database/address-columns.ts';
import type { AddressColumns } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Party } from '../model/paper-content.ts';
import type { PaperOrder } from '../model/paper-order.ts';
import type { Database } from '../tables.ts';

type Order = Selectable<Tables['orders']>;

export async function readPaperOrder(trx: Database, row: Order): Promise<PaperOrder> {
	const addresses = await trx
		.selectFrom('order_addresses')
		.select(['kind', ...addressColumns])
		.where('order_id', '=', row.id)
		.execute();
	const parcels = await trx
		.selectFrom('order_parcels')
		.select(['shipping_code', 'shipping_title', 'shipping_cents', 'delivery_from', 'delivery_to', 'locker'])
		.where('order_id', '=', row.id)
		.orderBy('position')
		.execute();
	const lines = await trx
		.selectFrom('order_items')
		.select(['position', 'code', 'title', 'unit', 'qty', 'unit_cents', 'discount_cents', 'coupon_cents', 'total_cents', 'tax_percent'])
		.where('order_id', '=', row.id)
		// Cancelled lines have no pieces left.
		.where('qty', '>', 0)
		.orderBy('position')
		.execute();
	const delivery = addresses.find(({ kind }) => kind === 'delivery');
	const locker = parcels.find((parcel) => parcel.locker !== null)?.locker?.title;
	const billing = addresses.find(({ kind }) => kind === 'billing') ?? delivery;
	const fee = storedFeeTitle(row.payment_code, row.payment_fee_title, row.lang === 'en' ? 'en' : 'hr');
	return {
		...{ row, currency: row.currency, lines },
		shipping: parcels.map(({ shipping_code, shipping_title, shipping_cents }) => ({ code: shipping_code, title: shipping_title, cents: shipping_cents })),
		fee: { code: row.payment_code, title: fee.title, cents: row.payment_cents },
		buyer: billing === undefined ? { ...NO_PARTY, name: row.email } : toParty(billing),
		delivery: delivery === undefined ? null : { ...toParty(delivery), ...(locker !== undefined && { locker }) },
		voucherCents: Math.min(row.total_cents, await readVoucherCents(trx, row.id)),
		paymentTitle: storedPaymentTitle(row.payment_code, row.payment_title).title,
		expectedOn: toKnownDays(row, parcels)
			.map(({ delivery_to }) => toIsoDate(delivery_to))
			.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null),
	};
}

const NO_PARTY: Party = { name: '', company: null, oib: null, street: '', postcode: '', city: '', country: '' };

const toParty = ({ first_name, last_name, company, oib, street, postcode, city, country }: AddressColumns): Party => ({
	...{ name: `${first_name} ${last_name}`.trim(), company, oib, street, postcode, city, country },
});

/** What gift vouchers paid of an order. */
async function readVoucherCents(trx: Database, orderId: number): Promise<number> {
	const paid = trx.selectFrom('order_payments').select(({ fn }) => fn.sum<number>('amount_cents').as('cents'));
	return Number((await paid.where('order_id', '=', orderId).where('provider', '=', GIFT_VOUCHER).executeTakeFirstOrThrow()).cents ?? 0);
}
