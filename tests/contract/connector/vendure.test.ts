import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, listDead, listProblems, openRound, runRound } from '@titraj/connector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toVendureMapping } from '#examples/connector-vendure/mapping.ts';
import type { VendureItem } from '#examples/connector-vendure/types.ts';
import { vendure } from '#examples/connector-vendure/vendure.ts';
import { openVendureDouble, type VendureDouble } from '#examples/connector-vendure/vendure-double.ts';
import { testConnector } from '#tests/support/connector-kit/connector-kit.ts';
import type { EngineDouble } from '#tests/support/connector-kit/engine-double.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const MAPPING = toVendureMapping({ language: 'hr', languages: ['en', 'de'], inStock: 5, otherwise: 'Ostalo', manufacturer: 'brand' });
/** States of an order that is not placed yet. */
const UNPLACED = ['Draft', 'ArrangingPayment'];

testConnector('Vendure', async () => toEngineDouble(await openVendureDouble()));

function toEngineDouble(double: VendureDouble): EngineDouble<VendureItem> {
	return {
		url: new URL(double.url).origin,
		connect: (url, timeout) => ({ engine: vendure({ ...double.access, url: `${url}/admin-api`, timeout, wideEvery: 0, overlap: 0.5 }), mapping: MAPPING }),
		putProduct: ({ sku, title, price, stock }) => {
			// Vendure's prices are integers: it never returns one that is no number.
			double.putProduct({ sku, product: { name: title }, variant: { priceWithTax: Math.round(Number(price) * 100) }, stock });
		},
		removeProduct: (sku) => double.removeProduct(sku),
		orders: () =>
			double.orders
				.filter(({ state }) => !UNPLACED.includes(state))
				.map(({ state, customFields, lines }) => ({
					number: customFields.shopOrderNumber ?? '',
					isCancelled: state === 'Cancelled',
					lines: lines.map(({ productVariant, quantity }) => ({ sku: productVariant.sku, quantity })),
				})),
		refuseOrders: (isRefusing) => double.refuseOrders(isRefusing),
		ship(number, trackingCode) {
			const order = double.orders.find(({ customFields }) => customFields.shopOrderNumber === number);
			if (!order?.fulfillments?.some((one) => one.trackingCode === trackingCode)) double.ship(number, { trackingCode });
		},
		cancel: (number) => double.cancel(number),
		refund: (number, amount) => double.refund(number, Math.round(Number(amount) * 100)),
		shuffle: () => undefined,
		close: () => double.close(),
	};
}

describe('Vendure', () => {
	let backend: TestBackend;
	let merchant: MerchantClient;
	let double: VendureDouble;
	let connector: Connector<VendureItem>;
	const folder = mkdtempSync(join(tmpdir(), 'vendure-'));
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
		merchant = await openMerchant(backend);
		double = await openVendureDouble();
		connector = {
			...{ engine: vendure({ ...double.access, url: double.url }), mapping: MAPPING, state: join(folder, 'state.db') },
			shop: { url: backend.url, key: merchant.key },
		};
	});
	afterAll(async () => {
		await double.close();
		await backend.close();
		rmSync(folder, { recursive: true, force: true });
	});
	const round = async (more: Partial<Connector<VendureItem>> = {}) => {
		using opened = openRound({ ...connector, ...more }, { log: () => undefined });
		const isWell = await runRound(opened);
		return { isWell, ...listProblems(opened.state), dead: listDead(opened.state) };
	};
	const read = async (path: string) => (await merchant.call('GET', path)).body;
	const placePaid = (skus: readonly string[], qty = 1) => placeTestOrder(backend.db, { skus, status: 'paid', isPaid: true, payment_code: 'card', qty });

	const readVariants = async () => {
		const items: VendureItem['variant'][] = [];
		for await (const page of connector.engine.readAll()) items.push(...page.map(({ variant }) => variant));
		return items;
	};

	it('a variant of Vendure becomes a product with its options, texts of two languages, category, facets, VAT and the stock that is not allocated', async () => {
		const option = (hr: string, en: string) => ({ name: hr, group: { name: 'Boja' }, translations: [{ languageCode: 'en', name: en }] });
		double.putProduct({ sku: 'V-CRNA', variant: { options: [option('Crna', 'Black')] } });
		const [black] = (await readVariants()).filter(({ sku }) => sku === 'V-CRNA');
		if (black === undefined) throw new Error('the double lost its variant');
		const facet = (code: string, name: string, value: string, isPrivate = false) => ({ name: value, facet: { code, name, isPrivate } });
		double.putProduct({
			sku: 'V-CRNA',
			product: {
				name: 'Majica',
				translations: [
					{ languageCode: 'hr', name: 'Majica', description: '<p>Pamučna</p>' },
					{ languageCode: 'en', name: 'T-shirt', description: '<p>Cotton</p>' },
				],
				facetValues: [facet('brand', 'Marka', 'Konac'), facet('m', 'Materijal', 'pamuk'), facet('m', 'Materijal', 'lan'), facet('x', 'Interno', 'tajna', true)],
				collections: [
					{ isPrivate: false, breadcrumbs: [{ name: '__root_collection__' }, { name: 'Odjeća' }, { name: 'Majice' }] },
					{ isPrivate: true, breadcrumbs: [{ name: '__root_collection__' }, { name: 'a' }, { name: 'b' }, { name: 'Skladište' }] },
				],
				variants: [
					{
						...{ ...black, priceWithTax: 1990, taxRateApplied: { value: 13 }, outOfStockThreshold: 2, useGlobalOutOfStockThreshold: false },
						stockLevels: [
							{ stockOnHand: 10, stockAllocated: 3 },
							{ stockOnHand: 1, stockAllocated: 0 },
						],
					},
					{ ...black, id: '9001', sku: '', options: [option('Bijela', 'White')], trackInventory: 'FALSE', enabled: false },
				],
			},
		});
		expect((await round()).refused).toEqual([]);
		expect(await read('/products/V-CRNA')).toMatchObject({
			...{ title: 'Majica Crna', description: expect.stringContaining('Pamučna'), manufacturer: 'Konac', category_path: ['Odjeća', 'Majice'] },
			...{ price: { regular: '19.90' }, tax_class: 'reduced', stock: { quantity: 6 }, archived: false },
			variant: { options: [{ name: 'Boja', value: 'Crna' }] },
		});
		const { id, attributes } = await read('/products/V-CRNA');
		expect(attributes.map(({ name, value }: { name: string; value: string }) => `${name}: ${value}`)).toEqual(['Materijal: pamuk', 'Materijal: lan']);
		const translated = await backend.db.selectFrom('translations').select(['lang', 'texts']).where('kind', '=', 'product').where('id', '=', id).execute();
		expect(translated).toMatchObject([{ lang: 'en', texts: { title: 'T-shirt Black' } }]);
		expect(await read('/products/vendure-9001')).toMatchObject({ title: 'Majica Bijela', stock: { quantity: 5 }, archived: true });
	});

	it.each([
		['of which Vendure sells more than it has, down to the threshold, is', { outOfStockThreshold: -10, useGlobalOutOfStockThreshold: false }, 3, 3, true],
		['of which Vendure sells more than it has is, also without stock,', { outOfStockThreshold: -10, useGlobalOutOfStockThreshold: false }, 0, 0, true],
		['that reached the threshold below zero is not', { outOfStockThreshold: -2, useGlobalOutOfStockThreshold: false }, -2, 0, false],
		['whose threshold keeps pieces back is not', { outOfStockThreshold: 2, useGlobalOutOfStockThreshold: false }, 3, 1, false],
		['of which Vendure sells its stock alone is not', {}, 3, 3, false],
		['of which Vendure counts no pieces is', { trackInventory: 'FALSE' }, 0, 5, true],
	])('a variant %s available to order', async (_, variant, stock, quantity, isToOrder) => {
		double.putProduct({ sku: 'V-ORDER', variant, stock });
		expect((await round()).refused).toEqual([]);
		expect(await read('/products/V-ORDER')).toMatchObject({ stock: { quantity }, backorder: isToOrder ? { days: null } : null });
	});

	it('days that staff enter for a variant to order stay', async () => {
		const toOrder = { outOfStockThreshold: -5, useGlobalOutOfStockThreshold: false };
		double.putProduct({ sku: 'V-DAYS', variant: toOrder, stock: 0 });
		await round();
		await merchant.call('PUT', '/products/V-DAYS', { backorder: { days: 20 } });
		double.putProduct({ sku: 'V-DAYS', product: { name: 'Drugi naziv' }, variant: toOrder, stock: 0 });
		expect((await round()).overwritten.filter(({ sku, field }) => sku === 'V-DAYS' && field === 'backorder')).toEqual([]);
		expect(await read('/products/V-DAYS')).toMatchObject({ title: 'Drugi naziv', backorder: { days: 20 } });
	});

	it('an order is placed at Vendure once, with its number, the cheapest shipping and a note of what the customer pays', async () => {
		double.putProduct({ sku: 'V-RED' });
		await round();
		const number = await placePaid(['V-RED'], 2);
		await round();
		await round();
		const found = double.orders.filter(({ customFields }) => customFields.shopOrderNumber === number);
		expect(found).toMatchObject([{ state: 'PaymentSettled', lines: [{ quantity: 2, productVariant: { sku: 'V-RED' } }] }]);
		expect(found[0]?.note).toContain(`Order ${number} of the shop: 225.02 EUR`);
		expect(found[0]?.note).toContain('Vendure calculates 10.00 EUR');
	});

	it('a draft order that an interrupted attempt left at Vendure is replaced', async () => {
		double.putProduct({ sku: 'V-DRAFT' });
		await round();
		const number = await placePaid(['V-DRAFT']);
		double.refuseOrders(true);
		expect((await round()).dead).toContainEqual(expect.objectContaining({ id: number, reason: expect.stringContaining('INSUFFICIENT_STOCK_ERROR') }));
		double.refuseOrders(false);
		expect(double.orders.filter(({ customFields }) => customFields.shopOrderNumber === number)).toMatchObject([{ state: 'Draft' }]);
		const order = await read(`/orders/${number}`);
		expect(await connector.engine.findOrder(order)).toBe(null);
		await connector.engine.sendOrder(order);
		expect(double.orders.filter(({ customFields }) => customFields.shopOrderNumber === number)).toMatchObject([{ state: 'PaymentSettled' }]);
	});

	it('a shipping method that Vendure does not offer, an unknown sku and a repeated one are listed', async () => {
		double.putProduct({ sku: 'V-ONE' });
		await round();
		const number = await placePaid(['V-ONE']);
		const engine = vendure({ ...double.access, url: double.url, shippingMethods: { courier: 'none' } });
		expect((await round({ engine })).dead).toContainEqual(expect.objectContaining({ id: number, reason: expect.stringContaining('no shipping method none') }));
		const order = await read(`/orders/${number}`);
		const variant = (await readVariants()).find(({ sku }) => sku === 'V-ONE');
		if (variant === undefined) throw new Error('the double lost its variant');
		double.putProduct({ sku: 'V-ONE', product: { variants: [variant, { ...variant, id: '9002' }] } });
		await expect(connector.engine.sendOrder(order)).rejects.toMatchObject({ outcome: 'refused', message: expect.stringContaining('several variants') });
		double.removeProduct('V-ONE');
		await expect(connector.engine.sendOrder(order)).rejects.toMatchObject({ outcome: 'refused', message: expect.stringContaining('no variant') });
	});

	it('parts of an order that are shipped, cancelled and refunded at Vendure change the order of the shop once', async () => {
		for (const sku of ['V-A', 'V-B']) double.putProduct({ sku });
		await round();
		const number = await placePaid(['V-A', 'V-B'], 3);
		await round();
		double.ship(number, { trackingCode: 'T1', lines: [{ sku: 'V-A', quantity: 3 }] });
		double.cancel(number, [{ sku: 'V-B', quantity: 1 }]);
		await round();
		await round();
		const items = (order: { parcels: { items: { sku: string; shipped: number; cancelled: number }[] }[] }) => order.parcels.flatMap((parcel) => parcel.items);
		expect(items(await read(`/orders/${number}`))).toMatchObject([
			{ sku: 'V-A', shipped: 3 },
			{ sku: 'V-B', shipped: 0, cancelled: 1 },
		]);
		double.ship(number, { trackingCode: 'T2', lines: [{ sku: 'V-B', quantity: 2 }] });
		double.deliver(number);
		double.refund(number, 500);
		const { dead } = await round({ engine: vendure({ ...double.access, url: double.url, wideEvery: 0 }) });
		expect(dead).toContainEqual(expect.objectContaining({ number, reason: expect.stringContaining('5.00') }));
		expect(await read(`/orders/${number}`)).toMatchObject({
			status: 'completed',
			shipments: [{ carrier: 'GLS', tracking_code: 'T1' }, { tracking_code: 'T2' }],
		});
	});

	it('an order that Vendure has shipped is not cancelled there, and a session that has ended is renewed', async () => {
		double.putProduct({ sku: 'V-GONE' });
		await round();
		const number = await placePaid(['V-GONE']);
		await round();
		const order = await read(`/orders/${number}`);
		const id = (await connector.engine.findOrder(order)) ?? '';
		double.ship(number, { trackingCode: 'T3' });
		await expect(connector.engine.cancelOrder?.(id, order)).rejects.toMatchObject({ outcome: 'refused' });
		double.endSessions();
		expect(await round()).toMatchObject({ isWell: true });
		const wrong = vendure({ ...double.access, url: double.url, password: 'kriva' });
		await expect(wrong.readChanges(null)).rejects.toMatchObject({ outcome: 'failed', message: expect.stringContaining('INVALID_CREDENTIALS_ERROR') });
	});
});
