import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, listProblems, openRound, runRound, serveWebhooks, toStatus } from '@titraj/connector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWooMapping } from '#examples/connector-woocommerce/mapping.ts';
import type { WooItem } from '#examples/connector-woocommerce/types.ts';
import { openWooDouble, type WooDouble } from '#examples/connector-woocommerce/woo-double.ts';
import { woocommerce } from '#examples/connector-woocommerce/woocommerce.ts';
import { testConnector } from '#tests/support/connector-kit/connector-kit.ts';
import type { EngineDouble } from '#tests/support/connector-kit/engine-double.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const MAPPING = toWooMapping({ vatIncluded: true, inStock: 5, gramsPerUnit: 1000, otherwise: 'Ostalo' });

testConnector('WooCommerce', async () => toEngineDouble(await openWooDouble()));

function toEngineDouble(woo: WooDouble): EngineDouble<WooItem> {
	const idOf = (number: string) => woo.orders.find(({ meta_data = [] }) => meta_data.some(({ value }) => value === number))?.id ?? 0;
	const skus = new Map<number, string>();
	return {
		url: woo.url,
		connect: (url, timeout) => ({ engine: woocommerce({ ...woo.access, url, timeout }), mapping: MAPPING }),
		putProduct({ sku, title, price, stock }) {
			skus.set(woo.putProduct({ sku, name: title, regular_price: price, manage_stock: true, stock_quantity: stock }), sku);
		},
		removeProduct: (sku) => woo.removeProduct(sku),
		orders: () =>
			woo.orders.map(({ status, meta_data = [], line_items }) => ({
				number: String(meta_data.find(({ key }) => key === '_shop_order_number')?.value),
				isCancelled: status === 'cancelled',
				lines: line_items.map(({ product_id, quantity }) => ({ sku: skus.get(product_id) ?? '', quantity })),
			})),
		refuseOrders: (isRefusing) => woo.refuseOrders(isRefusing),
		ship(number, tracking_number) {
			const order = woo.orders.find(({ id }) => id === idOf(number));
			const tracking = { key: '_wc_shipment_tracking_items', value: [{ tracking_provider: 'GLS', tracking_number }] };
			woo.changeOrder(idOf(number), { status: 'completed', meta_data: [...(order?.meta_data ?? []), tracking] });
		},
		cancel: (number) => woo.changeOrder(idOf(number), { status: 'cancelled' }),
		refund: (number, amount) => woo.changeOrder(idOf(number), { refunds: [{ id: idOf(number), total: `-${amount}` }] }),
		shuffle: () => undefined,
		close: () => woo.close(),
	};
}

describe('WooCommerce', () => {
	let backend: TestBackend;
	let merchant: MerchantClient;
	let woo: WooDouble;
	let connector: Connector<WooItem>;
	const folder = mkdtempSync(join(tmpdir(), 'woo-'));
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
		merchant = await openMerchant(backend);
		woo = await openWooDouble();
		connector = {
			...{ engine: woocommerce({ ...woo.access, url: woo.url }), mapping: MAPPING, state: join(folder, 'state.db') },
			shop: { url: backend.url, key: merchant.key },
		};
	});
	afterAll(async () => {
		await woo.close();
		await backend.close();
		rmSync(folder, { recursive: true, force: true });
	});
	const round = async () => {
		using opened = openRound(connector, { log: () => undefined });
		await runRound(opened);
		return listProblems(opened.state);
	};
	const read = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).body;

	it('variations are products of one group, with the category path, the sale and the attributes that are shown', async () => {
		const id = woo.putProduct({
			...{ sku: 'MAJICA', name: 'Majica &#8211; ljetna', type: 'variable', description: '<p>Pamuk</p>', weight: '0.2' },
			attributes: [
				{ name: 'Boja', visible: true, variation: true, options: ['Crna', 'Bijela'] },
				{ name: 'Materijal', visible: true, variation: false, options: ['pamuk'] },
				{ name: 'Interno', visible: false, variation: false, options: ['x'] },
			],
		});
		for (const [option, stock] of [
			['Crna', 3],
			['Bijela', 0],
		] as const)
			woo.putVariation(id, {
				...{ sku: `MAJICA-${option}`, regular_price: '20', sale_price: '15', manage_stock: true, stock_quantity: stock },
				attributes: [{ name: 'Boja', option }],
			});
		expect((await round()).refused).toEqual([]);
		expect(await read('MAJICA-Crna')).toMatchObject({
			...{ title: 'Majica – ljetna Crna', category_path: ['Alati', 'Bu&še'], stock: { quantity: 3 }, weight_grams: 200 },
			...{ variant: { group: `woo-${id}`, options: [{ name: 'Boja', value: 'Crna' }] }, attributes: [{ name: 'Materijal', value: 'pamuk' }] },
		});
		const number = await placeTestOrder(backend.db, { skus: ['MAJICA-Crna'], status: 'paid', isPaid: true, payment_code: 'card', qty: 2 });
		await round();
		expect(woo.orders.at(-1)).toMatchObject({ status: 'processing', line_items: [{ product_id: id, quantity: 2 }] });
		expect(woo.orders.at(-1)?.meta_data).toContainEqual({ key: '_shop_order_number', value: number });
	});

	it('a field that the shop wins keeps what staff wrote; one that the source wins is overwritten and reported', async () => {
		const product = { sku: 'PILA', name: 'Pila', description: '<p>Za drvo</p>', regular_price: '9.00', manage_stock: true as const, stock_quantity: 1 };
		woo.putProduct(product);
		await round();
		await merchant.call('PUT', '/products/PILA', { title: 'Ručna pila', description: '<p>Naš opis</p>' });
		woo.putProduct({ ...product, name: 'Pila 30 cm', description: '<p>Novi opis</p>' });
		expect((await round()).overwritten[0]).toEqual({ sku: 'PILA', field: 'title', shop: 'Ručna pila', source: 'Pila 30 cm' });
		expect(await read('PILA')).toMatchObject({ title: 'Pila 30 cm', description: expect.stringContaining('Naš opis') });
	});

	it('goods to order keep the days that staff enter, which is no overwriting, until they are sold from stock alone', async () => {
		const product = { sku: 'STOL', name: 'Stol', regular_price: '200.00', manage_stock: true as const, stock_quantity: 0, backorders: 'notify' };
		const ofBackorder = async () => (await round()).overwritten.filter(({ sku, field }) => sku === 'STOL' && field === 'backorder');
		woo.putProduct(product);
		expect(await ofBackorder()).toEqual([]);
		expect(await read('STOL')).toMatchObject({ backorder: { days: null } });
		await merchant.call('PUT', '/products/STOL', { backorder: { days: 14 } });
		for (const name of ['Stol od hrasta', 'Stol od bora']) {
			woo.putProduct({ ...product, name });
			expect(await ofBackorder()).toEqual([]);
			expect(await read('STOL')).toMatchObject({ title: name, backorder: { days: 14 } });
		}
		await merchant.call('PUT', '/products/STOL', { backorder: null });
		woo.putProduct({ ...product, name: 'Stol' });
		expect(await ofBackorder()).toEqual([{ sku: 'STOL', field: 'backorder', shop: '', source: 'true' }]);
		woo.putProduct({ ...product, backorders: 'no' });
		await round();
		expect(await read('STOL')).toMatchObject({ backorder: null });
	});

	it('a product without what it should have is listed, and the others are written', async () => {
		woo.putProduct({ sku: 'BEZ-CIJENE', name: 'Bez cijene' });
		const broken: object = { sku: 'SLOMLJEN', name: 'Slomljen', attributes: { not: 'a list' }, regular_price: '1' };
		woo.putProduct(broken as { sku: string });
		woo.putProduct({ sku: 'DOBAR', name: 'Dobar', regular_price: '1.50', stock_status: 'instock' });
		const { refused } = await round();
		expect(refused.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['BEZ-CIJENE', 'SLOMLJEN']));
		expect(await read('DOBAR')).toMatchObject({ stock: { quantity: 5 } });
	});

	it('a signed webhook updates its product, a forged one is refused, and the call that tests a webhook is accepted', async () => {
		using opened = openRound(connector, { log: () => undefined });
		let woken = 0;
		const server = await serveWebhooks(opened, () => {
			woken += 1;
		});
		const send = async (body: string, headers: Record<string, string>) =>
			(await fetch(`http://127.0.0.1:${server.port}/webhook`, { method: 'POST', body, headers })).status;
		const id = woo.putProduct({ sku: 'DOBAR', name: 'Dobar', regular_price: '2.50', stock_status: 'instock' });
		const body = JSON.stringify({ id, name: 'Dobar' });
		expect(await send('webhook_id=12', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(200);
		expect(await send(body, { 'x-wc-webhook-topic': 'product.updated', 'x-wc-webhook-signature': 'AAAA' })).toBe(401);
		expect(await send(`${body} `, woo.sign('product.updated', body))).toBe(401);
		expect(await send('x'.repeat(6_000_000), {})).toBe(413);
		for (let times = 0; times < 3; times++) expect(await send(body, woo.sign('product.updated', body))).toBe(200);
		expect(woken).toBe(4);
		expect(toStatus(opened.state).waiting['hints']).toBe(1);
		await runRound(opened);
		expect(await read('DOBAR')).toMatchObject({ price: { regular: '2.50' } });
		woo.removeProduct('DOBAR');
		await send(body, woo.sign('product.deleted', body));
		await runRound(opened);
		expect(await read('DOBAR')).toMatchObject({ archived: true });
		await server.close();
	});
});
