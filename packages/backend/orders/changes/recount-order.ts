import { type Selectable, sql } from 'kysely';
import { paymentTitle, voucherRule } from '../../cart/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { sum } from '../../platform/market/sum.ts';
import { spread } from '../../platform/tax/spread.ts';
import { taxOrder } from '../../platform/tax/tax-order.ts';
import { readBalance } from '../money/read-balances.ts';
import type { Database } from '../tables.ts';

/** Computes coupons, totals and VAT of an order again after its lines have changed, and what is to be paid on receipt. Delivery and payment fee are those of `order`. */
export async function recountOrder(trx: Database, order: Selectable<Tables['orders']>, now: Date): Promise<number> {
	const items = await trx
		.selectFrom('order_items')
		.select(['id', 'total_cents', 'coupon_cents', 'tax_percent'])
		.where('order_id', '=', order.id)
		.orderBy('position')
		.execute();
	const parcels = await trx.selectFrom('order_parcels').select(['id', 'shipping_cents']).where('order_id', '=', order.id).orderBy('position').execute();
	const discount_cents = sum(items.map(({ coupon_cents }) => coupon_cents));
	const items_cents = sum(items.map(({ total_cents }) => total_cents));
	const total_cents = items_cents - discount_cents + order.shipping_cents + order.payment_cents;
	const tax = taxOrder({
		currency: order.currency,
		lines: items.map((item) => ({ cents: item.total_cents - item.coupon_cents, percent: item.tax_percent })),
		shipping: parcels.map(({ shipping_cents }) => shipping_cents),
		payment: order.payment_cents,
	});
	for (const [place, { id }] of items.entries())
		await trx
			.updateTable('order_items')
			.set({ tax_cents: tax.lines[place] ?? 0 })
			.where('id', '=', id)
			.execute();
	for (const [place, { id }] of parcels.entries())
		await trx
			.updateTable('order_parcels')
			.set({ shipping_tax_cents: tax.shipping[place] ?? 0 })
			.where('id', '=', id)
			.execute();
	await trx.deleteFrom('order_taxes').where('order_id', '=', order.id).execute();
	if (tax.rates.length > 0)
		await trx
			.insertInto('order_taxes')
			.values(tax.rates.map(({ percent, cents, tax: tax_cents }) => ({ order_id: order.id, percent, cents, tax_cents })))
			.execute();
	await recountCoupons(trx, order.id, discount_cents);
	await trx
		.updateTable('orders')
		.set({ items_cents, discount_cents, shipping_cents: order.shipping_cents, total_cents, tax_cents: tax.total, updated_at: now })
		.where('id', '=', order.id)
		.execute();
	const { toPay } = await readBalance(trx, order.id);
	await trx
		.updateTable('order_payments')
		.set({ amount_cents: toPay, updated_at: now })
		.where('order_id', '=', order.id)
		.where('status', '=', 'pending')
		.execute();
	if (toPay === 0 && total_cents > 0) await payWholeByVoucher(trx, order, now);
	return total_cents;
}

/** Gift vouchers cover what is left of the order: nobody collects the other payment any more. */
async function payWholeByVoucher(trx: Database, { id, currency, lang, market }: Selectable<Tables['orders']>, now: Date): Promise<void> {
	const { code, type, ...rule } = voucherRule(currency);
	const { title } = paymentTitle({ code, type, ...rule }, { market, textLang: lang === 'en' ? 'en' : 'hr' });
	const closed = await trx
		.updateTable('order_payments')
		.set({ status: 'approved', updated_at: now })
		.where('order_id', '=', id)
		.where('status', '=', 'pending')
		.executeTakeFirst();
	if (closed.numUpdatedRows > 0n)
		await trx
			.updateTable('orders')
			.set({ payment_code: code, payment_title: title, payment_type: type, instalments: null, kept_until: null, reserved_until: null })
			.where('id', '=', id)
			.execute();
}

async function recountCoupons(trx: Database, orderId: number, discountCents: number): Promise<void> {
	const coupons = await trx.selectFrom('order_coupons').select(['code', 'amount_cents']).where('order_id', '=', orderId).orderBy('code').execute();
	const shares = spread(
		discountCents,
		coupons.map(({ amount_cents }) => amount_cents),
	);
	for (const [place, { code }] of coupons.entries())
		await sql`update order_coupons set amount_cents = ${shares[place] ?? 0} where order_id = ${orderId} and code = ${code}`.execute(trx);
}
