import { CallError, type OrderPart, type OrderView } from '@titraj/connector';
import { NUMBER_KEY, PLACE_KEY, type WooOrder } from './types.ts';
import type { WooClient } from './woo-client.ts';

/** Milliseconds before the order was placed: clocks of the two machines differ. */
const EARLIER = 3600_000;

/** WooCommerce cannot search by meta data: orders since ours was placed are read, those in the trash, too. */
export async function findWooOrder(woo: WooClient, { number, created_at }: OrderView): Promise<string | null> {
	const after = new Date(Date.parse(created_at) - EARLIER).toISOString().slice(0, 19);
	for (const status of ['any', 'trash'])
		for await (const orders of woo.readAll<WooOrder>('/orders', { after, dates_are_gmt: 'true', status, orderby: 'id', order: 'asc' })) {
			const found = orders.find(({ meta_data = [] }) => meta_data.some(({ key, value }) => key === NUMBER_KEY && value === number));
			if (found) return String(found.id);
		}
	return null;
}

/** Creates the order with our amounts without VAT; WooCommerce adds the VAT of its own rates. */
export async function sendWooOrder(woo: WooClient, order: OrderView): Promise<string> {
	const items = order.parcels.flatMap((parcel) => parcel.items);
	const lines = [];
	for (const item of items) {
		const total = toNet(item.total, { less: item.coupon_discount, vat: item.vat });
		lines.push({ ...(await findProduct(woo, item.sku)), name: item.title, quantity: item.quantity, subtotal: total, total });
	}
	const created = await woo.write<{ id?: unknown }>('POST', '/orders', {
		...{ status: 'processing', set_paid: order.payment.paid, currency: order.currency, customer_note: order.customer.note ?? '' },
		...{ payment_method: order.payment.code, payment_method_title: order.payment.title },
		...toAddresses(order),
		line_items: lines,
		shipping_lines: order.parcels.map(({ shipping_code, shipping_title, shipping_price, shipping_vat }) => ({
			...{ method_id: shipping_code, method_title: shipping_title, total: toNet(shipping_price, { vat: shipping_vat }) },
		})),
		fee_lines: order.totals.payment_fee === '0.00' ? [] : [{ name: order.payment.title, total: order.totals.payment_fee }],
		meta_data: [{ key: NUMBER_KEY, value: order.number }, { key: '_shop_order_total', value: order.totals.total }, toPlace(order)],
	});
	if (typeof created.id !== 'number') throw new CallError('WooCommerce gave no id for the order', { outcome: 'unclear' });
	return String(created.id);
}

/**
 * Addresses and the place of collection. Goods are left to people: the documentation of the REST API does not say that stock follows lines which are added to an order.
 */
export async function changeWooOrder(woo: WooClient, id: string, { order, parts }: { order: OrderView; parts: readonly OrderPart[] }): Promise<void> {
	if (parts.includes('address') || parts.includes('place')) await woo.write('PUT', `/orders/${id}`, { ...toAddresses(order), meta_data: [toPlace(order)] });
	if (parts.includes('goods'))
		throw new CallError('its goods changed: change them at WooCommerce by hand, then drop it from this list', { outcome: 'refused' });
}

const toAddresses = (order: OrderView) => ({
	billing: { ...toAddress(order.billing ?? order.delivery), email: order.customer.email, phone: order.customer.phone ?? order.delivery?.phone ?? '' },
	shipping: toAddress(order.delivery),
});

/** Code of the store, or name of the parcel locker, where the order is collected; empty for a delivery. */
const toPlace = ({ parcels }: OrderView) => ({ key: PLACE_KEY, value: parcels.map(({ store, locker }) => locker?.title ?? store ?? '').join(' ') });

async function findProduct(woo: WooClient, sku: string): Promise<{ product_id: number; variation_id?: number }> {
	const found = await woo.read<{ id: number; type?: string; parent_id?: number; sku?: string }[]>('/products', { sku, status: 'any' });
	// The search takes several skus, separated by commas.
	const product = found.find((candidate) => candidate.sku === sku);
	if (product === undefined) throw new CallError(`WooCommerce has no product with the sku ${sku}`, { outcome: 'refused' });
	return product.parent_id ? { product_id: product.parent_id, variation_id: product.id } : { product_id: product.id };
}

function toNet(gross: string, { less = '0', vat }: { less?: string; vat: string | null }): string {
	return ((toCents(gross) - toCents(less) - toCents(vat ?? '0')) / 100).toFixed(2);
}

const toCents = (amount: string): number => Math.round(Number(amount) * 100);

const toAddress = (address: OrderView['delivery']) => ({
	...{ first_name: address?.first_name ?? '', last_name: address?.last_name ?? '', company: address?.company ?? '' },
	...{ address_1: address?.street ?? '', city: address?.city ?? '', postcode: address?.postcode ?? '', country: address?.country ?? '' },
});
