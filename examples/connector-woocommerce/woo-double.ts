import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WooOrder, WooProduct, WooVariation } from './types.ts';

/**
 * A WooCommerce for tests. It is a double of our own, not the software: written from the public documentation of REST API v3, and from orders and webhooks in public
 * issue threads (woocommerce/woocommerce 16433, 50522: lines, meta data; wc-api-php 155: `price` of a line is a number, totals are texts).
 */
export interface WooDouble {
	readonly url: string;
	readonly access: { readonly consumerKey: string; readonly consumerSecret: string; readonly webhookSecret: string };
	readonly orders: readonly DoubledOrder[];
	putProduct(product: Omit<WooProduct, 'id'> & { readonly sku: string }): number;
	putVariation(productId: number, variation: Omit<WooVariation, 'id'> & { readonly sku: string }): number;
	removeProduct(sku: string): void;
	/** Changes an order as its shop manager does. */
	changeOrder(id: number, change: Partial<WooOrder>): void;
	refuseOrders(isRefusing: boolean): void;
	/** Headers of a webhook with this body. */
	sign(topic: string, body: string): Record<string, string>;
	close(): Promise<void>;
}

export interface DoubledOrder extends WooOrder {
	readonly date_created_gmt: string;
	readonly line_items: readonly { readonly product_id: number; readonly variation_id?: number; readonly quantity: number; readonly total: string }[];
}

const CATEGORIES: readonly { id: number; name: string; parent: number; date_modified_gmt?: string }[] = [
	{ id: 15, name: 'Alati', parent: 0 },
	{ id: 16, name: 'Bu&amp;še', parent: 15 },
];

export async function openWooDouble(): Promise<WooDouble> {
	const products = new Map<number, WooProduct>();
	const variations = new Map<number, Map<number, WooVariation>>();
	const orders: DoubledOrder[] = [];
	let [last, isRefusing] = [0, false];
	const access = { consumerKey: 'ck_test', consumerSecret: 'cs_test', webhookSecret: 'wh_test' };
	/** Whole seconds, as WooCommerce stores them. */
	const now = () => new Date().toISOString().slice(0, 19);
	const newId = () => {
		last += 1;
		return last;
	};

	const bySku = (sku: string) => [
		...[...products.values()].filter((product) => product.sku === sku),
		...[...variations].flatMap(([parent_id, own]) =>
			[...own.values()].filter((variation) => variation.sku === sku).map((variation) => ({ ...variation, type: 'variation', parent_id })),
		),
	];
	const createOrder = (body: string): [number, unknown] => {
		if (isRefusing) return [400, { code: 'woocommerce_rest_invalid_coupon', message: 'Kupac je blokiran.' }];
		const given: Pick<DoubledOrder, 'status' | 'meta_data' | 'line_items'> = JSON.parse(body);
		for (const { product_id, variation_id, quantity } of given.line_items) {
			const own = variation_id === undefined ? products.get(product_id) : variations.get(product_id)?.get(variation_id);
			if (own === undefined) return [400, { code: 'woocommerce_rest_invalid_product_id', message: 'Product ID is invalid.' }];
			const changed = { ...own, stock_quantity: (own.stock_quantity ?? 0) - quantity, date_modified_gmt: now() };
			if (variation_id === undefined) products.set(product_id, changed as WooProduct);
			else variations.get(product_id)?.set(variation_id, changed as WooVariation);
		}
		const order = { id: newId(), ...given, refunds: [], date_created_gmt: now(), date_modified_gmt: now() };
		orders.push(order);
		return [201, order];
	};
	const listOf = <Item extends { readonly date_modified_gmt?: string | null }>(items: readonly Item[], query: URLSearchParams): [number, unknown] => {
		const [after, page, size] = [query.get('modified_after'), Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
		const changed = after === null ? items : items.filter(({ date_modified_gmt }) => (date_modified_gmt ?? '') > after);
		return [200, changed.slice((page - 1) * size, page * size)];
	};
	const answer = (method: string, url: URL, body: string): [number, unknown] => {
		const path = url.pathname.replace('/wp-json/wc/v3', '');
		const query = url.searchParams;
		if (path === '/products/categories') return listOf(CATEGORIES, query);
		const ofProduct = /^\/products\/(\d+)\/variations$/.exec(path);
		if (ofProduct) return listOf([...(variations.get(Number(ofProduct[1])) ?? new Map<number, WooVariation>()).values()], query);
		if (path === '/products') {
			const [sku, include] = [query.get('sku'), query.get('include')?.split(',')];
			if (sku !== null) return [200, sku.split(',').flatMap(bySku)];
			return listOf(
				[...products.values()].filter(({ id }) => include?.includes(String(id)) ?? true),
				query,
			);
		}
		if (path === '/orders' && method === 'POST') return createOrder(body);
		if (path === '/orders') {
			const [after, status] = [query.get('after'), query.get('status') ?? 'any'];
			const found = orders.filter(
				(order) => (after === null || order.date_created_gmt > after) && (status === 'any' ? order.status !== 'trash' : order.status === status),
			);
			return listOf(found, query);
		}
		const ofOrder = /^\/orders\/(\d+)$/.exec(path);
		const known = orders.findIndex(({ id }) => id === Number(ofOrder?.[1]));
		if (method !== 'PUT' || known < 0) return [404, { code: 'rest_no_route', message: 'No route was found matching the URL and request method.' }];
		const { meta_data = [], ...change }: Partial<WooOrder> = JSON.parse(body);
		const kept = (orders[known]?.meta_data ?? []).filter(({ key }) => !meta_data.some((meta) => meta.key === key));
		editOrder(known, { ...change, meta_data: [...kept, ...meta_data] });
		return [200, orders[known]];
	};
	const editOrder = (index: number, change: Partial<WooOrder>) => {
		const order = orders[index];
		if (order) orders[index] = { ...order, ...change, date_modified_gmt: now() };
	};

	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const expected = `Basic ${Buffer.from(`${access.consumerKey}:${access.consumerSecret}`).toString('base64')}`;
		const isKnown = request.headers.authorization === expected;
		const [status, body] = isKnown
			? answer(request.method ?? '', new URL(request.url ?? '', 'http://woo'), Buffer.concat(chunks).toString())
			: [401, { code: 'woocommerce_rest_cannot_view', message: 'Sorry, you cannot list resources.' }];
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		...{ access, orders },
		putProduct(product) {
			const known = [...products.values()].find(({ sku }) => sku === product.sku)?.id ?? newId();
			products.set(known, {
				type: 'simple',
				status: 'publish',
				catalog_visibility: 'visible',
				categories: [{ id: 16, name: 'Buše' }],
				...product,
				id: known,
				date_modified_gmt: now(),
			});
			return known;
		},
		putVariation(productId, variation) {
			const own = variations.get(productId) ?? new Map<number, WooVariation>();
			variations.set(productId, own);
			const known = [...own.values()].find(({ sku }) => sku === variation.sku)?.id ?? newId();
			own.set(known, { status: 'publish', ...variation, id: known, date_modified_gmt: now() });
			return known;
		},
		removeProduct(sku) {
			for (const [id, product] of products) if (product.sku === sku) products.delete(id);
		},
		changeOrder: (id, change) =>
			editOrder(
				orders.findIndex((order) => order.id === id),
				change,
			),
		refuseOrders(refuses) {
			isRefusing = refuses;
		},
		sign: (topic, body) => ({
			'x-wc-webhook-topic': topic,
			'x-wc-webhook-signature': createHmac('sha256', access.webhookSecret).update(body).digest('base64'),
		}),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
