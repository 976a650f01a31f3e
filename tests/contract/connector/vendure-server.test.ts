import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, listDead, listProblems, openRound, runRound } from '@titraj/connector';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toVendureMapping } from '#examples/connector-vendure/mapping.ts';
import type { VendureItem } from '#examples/connector-vendure/types.ts';
import { vendure } from '#examples/connector-vendure/vendure.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { addFacet, addProduct, readVendureOrder, startVendure, type VendureServer, write } from '#tests/support/vendure-server.ts';

const PRODUCTS = 200;
/** Milliseconds for a job of Vendure, such as filling a collection. */
const JOB = 30_000;

const named = (hr: string, en: string, more: (name: string) => object = () => ({})) => [
	{ languageCode: 'hr', name: hr, ...more(hr) },
	{ languageCode: 'en', name: en, ...more(en) },
];

// It installs some hundred packages of its own lock file.
describe.runIf(isNightly)('a real Vendure', () => {
	let backend: TestBackend;
	let merchant: MerchantClient;
	let server: VendureServer;
	let connector: Connector<VendureItem>;
	const folder = mkdtempSync(join(tmpdir(), 'vendure-'));
	beforeAll(async () => {
		server = await startVendure();
		backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000, mediaMayBePrivate: true });
		merchant = await openMerchant(backend);
		for (const { number, revision } of (await merchant.call('GET', '/orders?limit=500')).body.items)
			await merchant.call('POST', `/orders/${number}/acknowledge`, { revision });
		connector = {
			engine: vendure({ ...server.access, url: server.url, wideEvery: 0, overlap: 2 }),
			mapping: toVendureMapping({ language: 'hr', languages: ['en'], inStock: 5, otherwise: 'Ostalo', manufacturer: 'brand' }),
			...{ shop: { url: backend.url, key: merchant.key }, state: join(folder, 'state.db') },
		};
	}, 900_000);
	afterAll(async () => {
		await server?.close();
		await backend?.close();
		rmSync(folder, { recursive: true, force: true });
	});
	const round = async (more: Partial<Connector<VendureItem>> = {}, compare = false) => {
		const lines: object[] = [];
		using opened = openRound({ ...connector, ...more }, { log: (line) => lines.push(line) });
		const isWell = await runRound(opened, { compare });
		return { isWell, lines, ...listProblems(opened.state), dead: listDead(opened.state) };
	};
	const read = async (path: string) => (await merchant.call('GET', path)).body;
	const plain = (sku: string, stock = 40) =>
		addProduct(server.admin, {
			product: { translations: named(`Proizvod ${sku}`, `Product ${sku}`, () => ({ slug: sku.toLowerCase(), description: '' })) },
			...{ options: null, variants: [{ sku, price: 1990, stockOnHand: stock, translations: named(sku, sku) }] },
		});
	/** A product on both sides, and a paid order of it at Vendure. */
	const placeOrder = async (sku: string, qty: number) => {
		const { variantIds } = await plain(sku);
		await round();
		const number = await placeTestOrder(backend.db, { skus: [sku], status: 'paid', isPaid: true, payment_code: 'card', qty });
		expect(await round()).toMatchObject({ isWell: true, dead: expect.not.arrayContaining([expect.objectContaining({ number })]) });
		const [order, ...doubled] = await readVendureOrder(server.admin, number);
		expect(doubled).toEqual([]);
		if (order === undefined) throw new Error(`Vendure does not have ${number}`);
		return { number, order, variantId: variantIds[0] ?? '' };
	};

	it(`${PRODUCTS} products with variants, two languages, collections, facets, VAT and a picture are read from Vendure`, { timeout: 600_000 }, async () => {
		const { admin } = server;
		const value = (hr: string, en: string) => [{ code: hr.toLowerCase(), translations: named(hr, en) }];
		const cotton = await addFacet(admin, {
			code: 'materijal',
			isPrivate: false,
			translations: named('Materijal', 'Material'),
			values: value('Pamuk', 'Cotton'),
		});
		const brand = await addFacet(admin, { code: 'brand', isPrivate: false, translations: named('Marka', 'Brand'), values: value('Konac', 'Konac') });
		const filter = `filters: [{ code: "facet-value-filter", arguments: [{ name: "facetValueIds", value: "[\\"${cotton}\\"]" }, { name: "containsAny", value: "false" }] }]`;
		const collection = (name: string, parent = '') =>
			write(
				admin,
				`createCollection(input: { ${parent} ${filter}, translations: [{ languageCode: hr, name: "${name}", slug: "${name}", description: "" }] }) { id }`,
			);
		const { createCollection } = await collection('Odjeća');
		await collection('Majice', `parentId: "${createCollection?.id}",`);
		const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#357' } })
			.png()
			.toBuffer();
		const asset = await server.upload('majica.png', new Uint8Array(picture));
		for (let product = 0; product < PRODUCTS; product++)
			await addProduct(admin, {
				product: {
					facetValueIds: [cotton, brand],
					...(product === 0 && { featuredAssetId: asset, assetIds: [asset] }),
					translations: named(`Majica ${product}`, `T-shirt ${product}`, (name) => ({
						slug: name.toLowerCase().replaceAll(' ', '-'),
						description: `<p>${name}</p>`,
					})),
				},
				options: { name: 'Boja', values: ['Crna', 'Bijela'] },
				variants: ['CRNA', 'BIJELA'].map((colour) => ({
					...{ sku: `M-${product}-${colour}`, price: 2000 + product, stockOnHand: product, translations: named(colour, colour) },
				})),
			});
		const filled = `{ collections(options: { filter: { name: { eq: "Majice" } } }) { items { productVariantCount } } }`;
		await expect.poll(() => countOf(filled), { timeout: JOB }).toBe(2 * PRODUCTS);

		const began = performance.now();
		expect(await round()).toMatchObject({ isWell: true, refused: [] });
		console.log(`${2 * PRODUCTS} variants in ${Math.round(performance.now() - began)} ms`);
		expect(await read('/products/M-0-CRNA')).toMatchObject({
			...{ title: 'Majica 0 Crna', manufacturer: 'Konac', category_path: ['Odjeća', 'Majice'], price: { regular: '20.00' }, tax_class: 'standard' },
			...{ attributes: [{ name: 'Materijal', value: 'Pamuk' }], variant: { options: [{ name: 'Boja', value: 'Crna' }] } },
			images: [{ url: expect.stringContaining('/assets/source/') }],
		});
		expect(await read(`/products/M-${PRODUCTS - 1}-BIJELA`)).toMatchObject({ price: { regular: '21.99' }, stock: { quantity: PRODUCTS - 1 } });
		await expect.poll(async () => (await read('/products/M-0-CRNA')).images[0].state, { timeout: JOB }).toBe('stored');
		const { id } = await read('/products/M-0-CRNA');
		const translated = await backend.db.selectFrom('translations').select(['lang', 'texts']).where('kind', '=', 'product').where('id', '=', id).execute();
		expect(translated).toMatchObject([{ lang: 'en', texts: { title: 'T-shirt 0 Crna (en)' } }]);
	});

	const countOf = async (text: string): Promise<number> => {
		const operation = { name: 'Count', text: `query Count ${text}`, isMutation: false };
		const data: { collections?: { items: { productVariantCount: number }[] } } = await server.admin.ask(operation, {});
		return data.collections?.items[0]?.productVariantCount ?? 0;
	};

	it('a product that is edited in the dashboard of Vendure is changed in the shop by the next round, and a deleted one goes off sale', async () => {
		const { productId, variantIds } = await plain('EDIT', 40);
		await round();
		await write(server.admin, `updateProductVariants(input: [{ id: "${variantIds[0]}", price: 1550, stockOnHand: 7 }]) { id }`);
		await write(server.admin, `updateProduct(input: { id: "${productId}", translations: [{ languageCode: hr, name: "Novo ime" }] }) { id }`);
		expect(await round()).toMatchObject({ isWell: true });
		expect(await read('/products/EDIT')).toMatchObject({ title: 'Novo ime', price: { regular: '15.50' }, stock: { quantity: 7 }, archived: false });
		await write(server.admin, `updateProduct(input: { id: "${productId}", enabled: false }) { id }`);
		await round();
		expect(await read('/products/EDIT')).toMatchObject({ archived: true });
		await plain('DELETED');
		await round();
		const found = await server.admin.ask(
			{ name: 'Find', text: 'query Find { products(options: { filter: { sku: { eq: "DELETED" } } }) { items { id } } }', isMutation: false },
			{},
		);
		await write(server.admin, `deleteProduct(id: "${(found as { products: { items: { id: string }[] } }).products.items[0]?.id}") { result }`);
		await round({}, true);
		expect(await read('/products/DELETED')).toMatchObject({ archived: true });
	});

	it('an order of the shop is placed at Vendure, and is shipped in the shop, with a mail, once Vendure has fulfilled it', async () => {
		const { number, order } = await placeOrder('SHIP', 2);
		expect(order).toMatchObject({
			...{ state: 'PaymentSettled', customer: { emailAddress: 'ana@titraj.example' }, shippingAddress: { fullName: 'Ana Anić', city: 'Zagreb' } },
			...{ lines: [{ quantity: 2, productVariant: { sku: 'SHIP' } }], payments: [{ method: 'card', state: 'Settled', transactionId: number }] },
		});
		expect(await read('/products/SHIP')).toMatchObject({ stock: { quantity: 38 } });
		await backend.db.deleteFrom('mails').execute();
		const handler = '{ code: "manual-fulfillment", arguments: [{ name: "method", value: "GLS" }, { name: "trackingCode", value: "GLS-1" }] }';
		const { addFulfillmentToOrder } = await write(
			server.admin,
			`addFulfillmentToOrder(input: { lines: [{ orderLineId: "${order.lines[0]?.id}", quantity: 2 }], handler: ${handler} }) { ... on Fulfillment { id } }`,
		);
		await round();
		expect(await read(`/orders/${number}`)).toMatchObject({ status: 'paid' });
		const leave = (state: string) => write(server.admin, `transitionFulfillmentToState(id: "${addFulfillmentToOrder?.id}", state: "${state}") { __typename }`);
		await leave('Shipped');
		await round();
		await round();
		expect(await read(`/orders/${number}`)).toMatchObject({ status: 'shipped', shipments: [{ carrier: 'GLS', tracking_code: 'GLS-1' }] });
		expect((await read(`/orders/${number}`)).shipments).toHaveLength(1);
		expect(await backend.db.selectFrom('mails').select('template').execute()).toHaveLength(1);
		await leave('Delivered');
		await round();
		expect(await read(`/orders/${number}`)).toMatchObject({ status: 'completed' });
	});

	it('a piece that is cancelled at Vendure begins its refund in the shop, and a refund at Vendure is listed for staff', async () => {
		const { number, order } = await placeOrder('REFUND', 2);
		await write(
			server.admin,
			`cancelOrder(input: { orderId: "${order.id}", lines: [{ orderLineId: "${order.lines[0]?.id}", quantity: 1 }], reason: "nema" }) { __typename }`,
		);
		await round();
		expect((await read(`/orders/${number}`)).parcels[0].items).toMatchObject([{ quantity: 1, cancelled: 1 }]);
		expect((await read(`/orders/${number}/refunds`)).items).toMatchObject([{ amount: '110.01' }]);
		const { refundOrder } = await write(
			server.admin,
			`refundOrder(input: { paymentId: "${order.payments[0]?.id}", amount: 1990, lines: [], shipping: 0, adjustment: 0, reason: "x" }) { ... on Refund { id } }`,
		);
		expect((await round()).dead.filter((letter) => letter.number === number)).toEqual([]);
		await write(server.admin, `settleRefund(input: { id: "${refundOrder?.id}", transactionId: "R1" }) { __typename }`);
		expect((await round()).dead).toContainEqual(expect.objectContaining({ kind: 'fulfilment', number, reason: expect.stringContaining('19.90') }));
	});

	it('an order that is cancelled in the shop or at Vendure is cancelled on the other side', async () => {
		const there = await placeOrder('CANCEL-1', 1);
		await write(server.admin, `cancelOrder(input: { orderId: "${there.order.id}", reason: "nema" }) { __typename }`);
		await round();
		expect(await read(`/orders/${there.number}`)).toMatchObject({ status: 'cancelled' });
		const here = await placeOrder('CANCEL-2', 1);
		expect((await merchant.call('POST', `/orders/${here.number}/cancel`, { reason: 'kupac' })).status).toBe(200);
		const view = await read(`/orders/${here.number}`);
		await connector.engine.cancelOrder?.(here.order.id, view);
		await connector.engine.cancelOrder?.(here.order.id, view);
		expect(await readVendureOrder(server.admin, here.number)).toMatchObject([{ state: 'Cancelled' }]);
	});

	it('an order of more pieces than Vendure has is listed for staff, and sent once there are enough', async () => {
		const { variantIds } = await plain('FEW', 40);
		await round();
		const number = await placeTestOrder(backend.db, { skus: ['FEW'], status: 'paid', isPaid: true, payment_code: 'card', qty: 5 });
		await write(server.admin, `updateProductVariants(input: [{ id: "${variantIds[0]}", stockOnHand: 2 }]) { id }`);
		expect((await round()).dead).toContainEqual(expect.objectContaining({ id: number, reason: expect.stringContaining('INSUFFICIENT_STOCK_ERROR') }));
		await write(server.admin, `updateProductVariants(input: [{ id: "${variantIds[0]}", stockOnHand: 9 }]) { id }`);
		await connector.engine.sendOrder(await read(`/orders/${number}`));
		expect(await readVendureOrder(server.admin, number)).toMatchObject([{ state: 'PaymentSettled', lines: [{ quantity: 5 }] }]);
	});
});
