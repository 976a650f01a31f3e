import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChangePage, Engine, FulfilmentEvent, Hint, WebhookRequest } from '@titraj/connector';
import { changeWooOrder, findWooOrder, sendWooOrder } from './send-woo-order.ts';
import { NUMBER_KEY, type WooItem, type WooOrder, type WooProduct, type WooVariation } from './types.ts';
import { openWoo, type WooAccess, type WooClient } from './woo-client.ts';

export interface WooSettings extends WooAccess {
	/** Of the webhooks, as entered under WooCommerce > Settings > Advanced > Webhooks. */
	readonly webhookSecret?: string;
}

/** A place in a list that is sorted by id and limited to what changed since a moment. */
interface Place {
	/** GMT, without a zone, as WooCommerce writes it; empty for everything. */
	readonly since: string;
	readonly page: number;
	/** The latest change on the pages so far. */
	readonly newest: string;
}

/** Changes are read again from so many milliseconds before the last one: times of WooCommerce have whole seconds, and later ones of the same second would be lost. */
const OVERLAP = 2000;

/** WooCommerce by its REST API v3, from version 5.8 on (`modified_after`). */
export function woocommerce(settings: WooSettings): Engine<WooItem> {
	const woo = openWoo(settings);
	return {
		name: 'WooCommerce',
		idOf: ({ product, variation }) => (variation === null ? String(product.id) : `${product.id}/${variation.id}`),
		async readChanges(cursor): Promise<ChangePage<WooItem>> {
			const { items, next, isLast } = await readChanged<WooProduct>(woo, { path: '/products', cursor, query: { status: 'any' } });
			return { products: await toItems(woo, items), cursor: next, isLast };
		},
		async *readAll() {
			for await (const products of woo.readAll<WooProduct>('/products', { status: 'any', orderby: 'id', order: 'asc' })) yield await toItems(woo, products);
		},
		async readProducts(ids) {
			const known = ids.filter((id) => /^\d{1,15}$/.test(id));
			if (known.length === 0) return [];
			const { items } = await woo.readPage<WooProduct>('/products', { include: known.join(','), status: 'any', page: 1 });
			return toItems(woo, items);
		},
		findOrder: (order) => findWooOrder(woo, order),
		sendOrder: (order) => sendWooOrder(woo, order),
		changeOrder: (id, order, parts) => changeWooOrder(woo, id, { order, parts }),
		async cancelOrder(id) {
			await woo.write('PUT', `/orders/${id}`, { status: 'cancelled' });
		},
		async readFulfilments(cursor) {
			const { items, next, isLast } = await readChanged<WooOrder>(woo, { path: '/orders', cursor, query: {} });
			return { events: items.flatMap(toEvents), cursor: next, isLast };
		},
		readWebhook: (request) => readWooWebhook(request, settings.webhookSecret),
	};
}

async function readChanged<T extends { readonly date_modified_gmt?: string | null }>(
	woo: WooClient,
	{ path, cursor, query }: { path: string; cursor: string | null; query: Readonly<Record<string, string>> },
): Promise<{ items: readonly T[]; next: string; isLast: boolean }> {
	const { since, page, newest }: Place = cursor ? JSON.parse(cursor) : { since: '', page: 1, newest: '' };
	const after = since === '' ? {} : { modified_after: new Date(Date.parse(`${since}Z`) - OVERLAP).toISOString().slice(0, 19), dates_are_gmt: 'true' };
	const { items, isLast } = await woo.readPage<T>(path, { ...query, ...after, orderby: 'id', order: 'asc', page });
	const latest = items.reduce((max, { date_modified_gmt }) => (date_modified_gmt && date_modified_gmt > max ? date_modified_gmt : max), newest);
	const next: Place = isLast ? { since: latest === '' ? since : latest, page: 1, newest: '' } : { since, page: page + 1, newest: latest };
	return { items, next: JSON.stringify(next), isLast };
}

/** Simple products, and each variation of variable ones. Grouped and external products are not sold in the shop. */
async function toItems(woo: WooClient, products: readonly WooProduct[]): Promise<WooItem[]> {
	if (products.length === 0) return [];
	const categories = await readCategories(woo);
	const items: WooItem[] = [];
	for (const product of products) {
		const categoryPath = pathOf(categories, product);
		if (product.type === 'simple') items.push({ product, variation: null, categoryPath });
		if (product.type === 'variable')
			for await (const variations of woo.readAll<WooVariation>(`/products/${product.id}/variations`))
				items.push(...variations.map((variation) => ({ product, variation, categoryPath })));
	}
	return items;
}

type Categories = ReadonlyMap<number, { readonly name: string; readonly parent: number }>;

async function readCategories(woo: WooClient): Promise<Categories> {
	const all = new Map<number, { name: string; parent: number }>();
	for await (const page of woo.readAll<{ id: number; name: string; parent: number }>('/products/categories'))
		for (const { id, name, parent } of page) all.set(id, { name, parent });
	return all;
}

/** The deepest of its categories, from the root down. */
function pathOf(categories: Categories, { categories: own = [] }: WooProduct): readonly string[] {
	const paths = own.map(({ id }) => {
		const names: string[] = [];
		for (let at: number | undefined = id; at !== undefined && names.length < 8; at = categories.get(at)?.parent) {
			const category = categories.get(at);
			if (category === undefined) break;
			names.unshift(category.name);
		}
		return names;
	});
	return paths.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Orders without our number were placed at WooCommerce itself. */
function toEvents(order: WooOrder): FulfilmentEvent[] {
	const number = metaOf(order, NUMBER_KEY);
	if (typeof number !== 'string') return [];
	const refunds = (order.refunds ?? []).map(({ id, total }): FulfilmentEvent => {
		return { id: `woo-refund-${id}`, number, change: { kind: 'refunded', amount: total.replace(/^-/, '') } };
	});
	if (order.status === 'cancelled') return [...refunds, { id: `woo-${order.id}-cancelled`, number, change: { kind: 'cancelled', reason: 'WooCommerce' } }];
	if (order.status !== 'completed') return refunds;
	const tracking = toTracking(order);
	const shipped: FulfilmentEvent = { id: `woo-${order.id}-completed`, number, change: { kind: 'shipped', ...tracking } };
	return [shipped, ...refunds];
}

const metaOf = ({ meta_data = [] }: WooOrder, key: string): unknown => meta_data.find((meta) => meta.key === key)?.value;

/** The first parcel of the plugin "Shipment Tracking", if the order has one. */
function toTracking(order: WooOrder): { carrier?: string; tracking_code?: string } {
	const items = metaOf(order, '_wc_shipment_tracking_items');
	const first: unknown = Array.isArray(items) ? items[0] : undefined;
	if (typeof first !== 'object' || first === null) return {};
	const text = (name: string) => {
		const value: unknown = Object.entries(first).find(([key]) => key === name)?.[1];
		return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined;
	};
	const [carrier, tracking_code] = [text('tracking_provider') ?? text('custom_tracking_provider'), text('tracking_number')];
	return { ...(carrier && { carrier }), ...(tracking_code && { tracking_code }) };
}

/** `X-WC-Webhook-Signature` is the base64 HMAC-SHA256 of the body. The call that tests a new webhook (`webhook_id=12`) has none, and names nothing. */
function readWooWebhook({ headers, body }: WebhookRequest, secret: string | undefined): Hint | null {
	if (/^webhook_id=\d{1,15}$/.test(body.subarray(0, 40).toString())) return { productIds: [] };
	const given = Buffer.from(headers['x-wc-webhook-signature'] ?? '', 'base64');
	const expected = createHmac('sha256', secret ?? '')
		.update(body)
		.digest();
	if (!secret || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	if (!headers['x-wc-webhook-topic']?.startsWith('product.')) return { productIds: [] };
	const product: { id?: unknown; parent_id?: unknown } = JSON.parse(body.toString());
	const id = typeof product.parent_id === 'number' && product.parent_id > 0 ? product.parent_id : product.id;
	return { productIds: typeof id === 'number' ? [String(id)] : [] };
}
