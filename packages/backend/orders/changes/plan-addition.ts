import { MOST_CART_LINES } from '@titraj/contract/cart.ts';
import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { PriceRuleDefinition } from '@titraj/contract/shop/define-price-rule.ts';
import { type Selectable, sql } from 'kysely';
import { findPaymentError, findPaymentRule } from '../../cart/index.ts';
import { toOrderableQuantity, toRegularCents, toVariationAttributes } from '../../catalog/index.ts';
import { memberPrice, toMemberRows } from '../../customer-groups/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { type Currency, fromCents } from '../../platform/market/currency.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { percentOf, readTaxRules, taxCountryOf } from '../../platform/tax/tax-rules.ts';
import { findShippingError, toParcel, toShippingCents } from '../../shipping/index.ts';
import { hasMoney } from '../life-cycle/has-money.ts';
import { readBalance } from '../money/read-balances.ts';
import { toFactColumns, toOrderedLine } from '../placing/ordered-line.ts';
import { isPartShipped } from '../shipments/read-pieces.ts';
import { readDelivery } from './read-delivery.ts';

type Order = Selectable<Tables['orders']>;

/** Goods to add, by sku. */
export interface AddedGoods {
	readonly sku: string;
	readonly quantity: number;
}

/** A new line of the order, at today's price, in the currency of the order. */
interface NewLine extends ReturnType<typeof toFactColumns> {
	readonly product_id: number;
	readonly code: string;
	readonly ean: string | null;
	readonly title: string;
	readonly unit: string;
	readonly category: string | null;
	readonly manufacturer: string | null;
	readonly variation: string | null;
	readonly qty: number;
	readonly unit_cents: number;
	readonly basic_cents: number;
	readonly tax_percent: number;
}

/** What an order becomes with more goods; nothing of it is stored. */
export interface Addition {
	readonly parcelId: number;
	readonly lines: readonly NewLine[];
	readonly shippingCents: number;
	readonly totalCents: number;
}

/** An addition, or why the order cannot get these goods. */
type Planned = Addition | { readonly refused: string };

const refuse = (reason: string): Planned => ({ refused: reason });

/**
 * Plans goods that staff add to an order that is neither being packed nor paid: new lines at today's price for the order's customer, delivery for the whole order by
 * today's rules. Coupons stay with the lines that have them. The caller holds the lock of the order; the products are locked here.
 */
export async function planAddition(trx: Database, order: Order, { goods, config }: { goods: readonly AddedGoods[]; config: CallConfig }): Promise<Planned> {
	const closed = await findClosed(trx, order);
	if (closed !== null) return refuse(closed);
	const items = await readItems(trx, order.id);
	const parcels = await trx.selectFrom('order_parcels').selectAll().where('order_id', '=', order.id).execute();
	const [parcel] = parcels;
	if (parcel === undefined || parcels.length > 1) return refuse('the order has several parcels');
	if (items.length + goods.length > MOST_CART_LINES) return refuse(`an order has ${MOST_CART_LINES} lines at most`);

	const products = await lockProducts(trx, goods, { userId: order.user_id, rule: config.shop.priceRule });
	for (const { sku, quantity } of goods) {
		const product = products.find(({ code }) => code === sku);
		if (product === undefined || !product.listed) return refuse(`${sku} is not for sale`);
		if (quantity > toOrderableQuantity(product)) return refuse(`of ${product.title} (${sku}), ${product.quantity} are in stock`);
		const before = items.filter(({ product_id }) => product_id === product.id).reduce((sum, { qty }) => sum + qty, 0);
		if (product.maximum_qty !== null && before + quantity > product.maximum_qty)
			return refuse(`of ${product.title} (${sku}), an order has ${product.maximum_qty} at most`);
	}

	const delivery = await readDelivery(trx, order, { parcel, config });
	if (delivery.rule === undefined) return refuse(`the delivery method ${parcel.shipping_code} is not offered there any more`);
	const added = goods.flatMap(({ sku, quantity }) => products.filter(({ code }) => code === sku).map((product) => ({ ...product, qty: quantity })));
	const sent = toParcel(
		[...items, ...added].map((line) => ({ ...line, isSent: true })),
		delivery.defaultGrams,
	);
	const misfit = findShippingError(delivery.rule, sent);
	if (misfit !== null) return refuse(`the delivery method does not take this parcel: ${misfit}`);

	const taxRules = await readTaxRules(trx);
	const country = taxCountryOf(taxRules, delivery.rule.kind === 'pickup' ? null : delivery.country);
	const lines = added.map((product) => toNewLine(product, { currency: order.currency, percent: percentOf(taxRules, product.tax_class, country) }));
	const goodsCents = order.items_cents - order.discount_cents + lines.reduce((sum, { qty, unit_cents }) => sum + qty * unit_cents, 0);
	const shippingCents = toShippingCents(delivery.rule, { ...sent, goodsCents });
	const totalCents = goodsCents + shippingCents + order.payment_cents;

	const payment = findPaymentRule(order.payment_code, order.currency, config.paymentTerms);
	if (payment === undefined) return refuse(`the payment method ${order.payment_code} is not offered any more`);
	const pieces = Math.max(...[...items, ...lines].map(({ qty }) => qty));
	const paid = order.total_cents - (await readBalance(trx, order.id)).toPay;
	const payable = { shipping: delivery.rule, country: delivery.country, totalCents: totalCents - paid, pieces };
	const unpayable = findPaymentError(payment, payable, config.orderLimits);
	if (unpayable !== null) return refuse(`the order could not be paid with ${order.payment_code}: ${unpayable}`);
	return { parcelId: parcel.id, lines, shippingCents, totalCents };
}

const ON_RECEIPT: readonly Order['status'][] = ['awaiting_confirmation', 'received'];

/** Why goods cannot be added to the order any more, or at all; null if they can. */
async function findClosed(trx: Database, { id, status, payment_code }: Order): Promise<string | null> {
	const isUnpaidTransfer = status === 'awaiting_payment' && payment_code === BANK_TRANSFER;
	if ((status === 'awaiting_payment' || status === 'payment_failed') && !isUnpaidTransfer)
		return 'the payment of its amount may be under way: place another order for the rest';
	if (!ON_RECEIPT.includes(status) && !isUnpaidTransfer) return `the order is ${status}: place another order for the rest`;
	if (await hasMoney(trx, id)) return 'the order is paid: place another order for the rest';
	if (await isPartShipped(trx, id)) return 'a part of the order is shipped: place another order for the rest';
	const pending = await trx.selectFrom('order_payments').select('id').where('order_id', '=', id).where('status', '=', 'pending').executeTakeFirst();
	if (pending === undefined) return 'the order has no open payment: place another order for the rest';
	const paper = await trx
		.selectFrom('papers')
		.select('number')
		.where('order_id', '=', id)
		.where('kind', 'in', ['invoice', 'advance_invoice'])
		.executeTakeFirst();
	return paper === undefined ? null : `paper ${paper.number} was issued for the order: place another order for the rest`;
}

/** Lines of the order; a product that is gone has the usual weight and no known size. */
const readItems = (trx: Database, orderId: number) =>
	trx
		.selectFrom('order_items as i')
		.leftJoin('products as p', 'p.id', 'i.product_id')
		.select(['i.product_id', 'i.qty', 'p.weight_grams', 'p.size_mm', sql<boolean>`coalesce(p.bulky, false)`.as('bulky')])
		.where('i.order_id', '=', orderId)
		.where('i.qty', '>', 0)
		.execute();

/** In the order of their ids, as every other writer of stock; with the prices of the order's customer. */
async function lockProducts(
	trx: Database,
	goods: readonly AddedGoods[],
	customer: { readonly userId: number | null; readonly rule: PriceRuleDefinition | undefined },
) {
	const skus = goods.map(({ sku }) => sku);
	await trx.selectFrom('products').select('id').where('code', 'in', skus).orderBy('id').forUpdate().execute();
	const products = await trx
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select([
			'p.id',
			'p.code',
			'p.ean',
			'p.title',
			'p.unit',
			'p.now_cents',
			'p.price_cents',
			'p.lowest_price_cents',
			'p.listed',
			'p.quantity',
			'p.backorder',
			'p.backorder_days',
		])
		.select(['p.maximum_qty', 'p.variation_code', 'p.variation_attributes', 'p.tax_class', 'p.weight_grams', 'p.size_mm', 'p.bulky'])
		.select(['c.title as category_title', 'm.title as manufacturer_title'])
		.select(memberPrice(customer.userId).as('member_cents'))
		.where('p.code', 'in', skus)
		.execute();
	return toMemberRows(trx, products, customer);
}

type Product = Awaited<ReturnType<typeof lockProducts>>[number];

function toNewLine(product: Product & { readonly qty: number }, { currency, percent }: { currency: Currency; percent: number }): NewLine {
	const { id, code, ean, title, unit, qty, category_title, manufacturer_title, variation_code, variation_attributes } = product;
	const now_cents = fromCents(product.now_cents, currency);
	const price_cents = fromCents(product.price_cents, currency);
	const lowest_price_cents = product.lowest_price_cents === null ? null : fromCents(product.lowest_price_cents, currency);
	return {
		...{ product_id: id, code, ean, title, unit, category: category_title, manufacturer: manufacturer_title, qty, tax_percent: percent },
		variation: variation_code === null ? null : JSON.stringify(toVariationAttributes(variation_attributes)),
		...{ unit_cents: now_cents, basic_cents: toRegularCents({ now_cents, price_cents, lowest_price_cents }) },
		...toFactColumns(toOrderedLine(product, null)),
	};
}
