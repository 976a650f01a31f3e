import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, dropDead, listDead, listProblems, openRound, retryDead, runRound, toStatus } from '@titraj/connector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { addPerson, openPersonBrowser, type PersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import type { EngineDouble, GivenProduct } from './engine-double.ts';
import { DISTURBANCES, type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';

/** Milliseconds that calls of the kit wait for a response. */
const TIMEOUT = 700;
const SETTLE = 60_000;
const DAY = 24 * 3600_000;
/** Milliseconds of a test in which each call of two rounds waits until the proxy lets it go. */
const LATE_CALLS = 60_000;

/**
 * What every connector has to do, whatever goes wrong: products in, orders out once, fulfilment back once. Both sides can be disturbed; `open` starts the other side. Code for
 * the shop's side is the same with each engine: the gate disturbs it only with `disturbsShop`, and the nightly run always.
 */
export function testConnector<Product>(name: string, open: () => Promise<EngineDouble<Product>>, { disturbsShop = false } = {}): void {
	describe(`the connector to ${name}`, () => {
		let backend: TestBackend;
		let merchant: MerchantClient;
		let staff: PersonBrowser;
		let double: EngineDouble<Product>;
		let engineProxy: FaultyProxy | null;
		let shopProxy: FaultyProxy;
		let folder: string;
		let connector: Connector<Product>;
		/** Milliseconds by which the connector's clock is ahead. */
		let ahead = 0;
		let last = 0;

		beforeAll(async () => {
			backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
			merchant = await openMerchant(backend);
			staff = openPersonBrowser(backend);
			await staff.signIn((await addPerson(backend.db, 'manager')).email, STAFF_PASSWORD);
			double = await open();
			engineProxy = double.url === null ? null : await openFaultyProxy(double.url);
			shopProxy = await openFaultyProxy(backend.url);
			folder = mkdtempSync(join(tmpdir(), 'connector-'));
			connector = {
				...double.connect(engineProxy?.url ?? '', TIMEOUT),
				...(double.files && { files: double.files }),
				...{ shop: { url: shopProxy.url, key: merchant.key }, state: join(folder, 'state.db'), settle: SETTLE, atMost: 60 },
			};
			for (const order of (await merchant.call('GET', '/orders?limit=500')).body.items)
				await merchant.call('POST', `/orders/${order.number}/acknowledge`, { revision: order.revision });
		}, 120_000);
		afterAll(async () => {
			await engineProxy?.close();
			await shopProxy.close();
			await double.close();
			await backend.close();
			rmSync(folder, { recursive: true, force: true });
		});

		const round = async (more: Partial<Connector<Product>> = {}, { compare = false, dryRun = false } = {}) => {
			const lines: Record<string, unknown>[] = [];
			using opened = openRound({ ...connector, ...more }, { now: () => Date.now() + ahead, log: (line) => lines.push(line), dryRun });
			const isWell = await runRound(opened, { compare });
			return { isWell, lines, dead: listDead(opened.state), status: toStatus(opened.state), problems: listProblems(opened.state) };
		};
		/** Rounds after a day each, until nothing is due. */
		const recover = async (more?: Partial<Connector<Product>>) => {
			for (let day = 0; day < 4; day++) {
				ahead += DAY;
				const { isWell, status } = await round(more);
				if (isWell && status.waiting['orders_due'] === 0 && status.waiting['fulfilments_due'] === 0) return;
			}
			throw new Error('something is still due');
		};
		const newProduct = async (more: Partial<GivenProduct> = {}): Promise<GivenProduct> => {
			last += 1;
			const product = { sku: `KIT-${last}`, title: `Bušilica ${last}`, price: '129.90', stock: 40, ...more };
			await double.putProduct(product);
			return product;
		};
		/** A product that both sides have, and a paid order of it that the connector has not seen. */
		const newOrder = async (qty = 1, status: 'paid' | 'awaiting_payment' = 'paid') => {
			const { sku } = await newProduct();
			await round();
			const number = await placeTestOrder(backend.db, { skus: [sku], status, isPaid: status === 'paid', payment_code: 'card', qty });
			return { sku, number };
		};
		const taken = async (number: string) => (await double.orders()).filter((order) => order.number === number);
		const read = async (path: string) => (await merchant.call('GET', path)).body;

		it('brings products with price and stock, and later what changed of them', async () => {
			const product = await newProduct();
			expect(await round()).toMatchObject({ isWell: true });
			expect(await read(`/products/${product.sku}`)).toMatchObject({ title: product.title, price: { regular: '129.90' }, stock: { quantity: 40 } });
			await double.putProduct({ ...product, price: '99.00', stock: 7 });
			await round();
			expect(await read(`/products/${product.sku}`)).toMatchObject({ price: { regular: '99.00' }, stock: { quantity: 7 } });
		});

		it('in a dry run changes neither side, and says what it would do', async () => {
			const { number } = await newOrder();
			const product = await newProduct();
			const { lines } = await round({}, { dryRun: true });
			expect(lines.map(({ event }) => event)).toContainEqual(expect.stringMatching(/^would_(be_created|import)$/));
			expect(lines).toContainEqual(expect.objectContaining({ event: 'would_take_order', number }));
			expect((await merchant.call('GET', `/products/${product.sku}`)).status).toBe(404);
			expect(await taken(number)).toEqual([]);
			expect(await read(`/orders/${number}`)).toMatchObject({ acknowledged: false });
			await round();
			expect(await taken(number)).toHaveLength(1);
		});

		it('takes a product that is gone off sale, and puts it on sale when it is back', async ({ skip }) => {
			if (double.removeProduct === null) skip();
			const [product] = [await newProduct(), await newProduct()];
			await round();
			await double.removeProduct?.(product.sku);
			expect(await round({}, { compare: true })).toMatchObject({ isWell: true });
			expect(await read(`/products/${product.sku}`)).toMatchObject({ archived: true });
			await double.putProduct(product);
			await round();
			expect(await read(`/products/${product.sku}`)).toMatchObject({ archived: false });
		});

		it('takes nothing off sale if too much is missing at once', async ({ skip }) => {
			if (double.removeProduct === null) skip();
			const product = await newProduct();
			await round();
			await double.removeProduct?.(product.sku);
			const { lines } = await round({ atMost: 0 }, { compare: true });
			expect(lines).toContainEqual(expect.objectContaining({ event: 'too_many_missing' }));
			expect(await read(`/products/${product.sku}`)).toMatchObject({ archived: false });
		});

		it.each([
			['a title of a million letters', { title: 'x'.repeat(1_000_000) }],
			['a price in words', { price: 'na upit' }],
			['a negative price', { price: '-1.00' }],
			['markup and control characters in its title', { title: '<script>alert(1)</script>\u0000\u202e\u0007' }],
			['a stock beyond all measure', { stock: 1e15 }],
		])('a product with %s stops no other one', async (_, wrong) => {
			const [bad, good] = [await newProduct(wrong), await newProduct()];
			await round();
			expect(await read(`/products/${good.sku}`)).toMatchObject({ title: good.title });
			const stored = await merchant.call('GET', `/products/${bad.sku}`);
			const { problems } = await round();
			if (stored.status === 404) expect(double.report?.() ?? JSON.stringify(problems.refused)).toMatch(new RegExp(`${bad.sku}|zero bytes`));
			else expect(stored.body.title).not.toMatch(/[\p{Cc}\p{Cf}]/u);
			await double.putProduct({ ...bad, title: 'U redu', price: '1.00', stock: 1 });
			expect((await round()).problems.refused.map(({ sku }) => sku)).not.toContain(bad.sku);
		});

		it('sends an order once, with its lines, and not before it is paid', async () => {
			const { sku, number } = await newOrder(3, 'awaiting_payment');
			await round();
			expect(await taken(number)).toEqual([]);
			await backend.db.updateTable('orders').set({ status: 'paid' }).where('number', '=', number).execute();
			await backend.db
				.updateTable('orders')
				.set((with_) => ({ revision: with_('revision', '+', 1) }))
				.where('number', '=', number)
				.execute();
			await round();
			await round();
			expect(await taken(number)).toMatchObject([{ isCancelled: false, lines: [{ sku, quantity: 3 }] }]);
			expect(await read(`/orders/${number}`)).toMatchObject({ acknowledged: true });
		});

		it('does not sell pieces again that an order holds which the engine does not have yet', async () => {
			const { sku } = await newOrder(3, 'awaiting_payment');
			expect((await read(`/products/${sku}`)).stock.quantity).toBe(37);
			await double.putProduct({ sku, title: 'Novi naslov', price: '10.00', stock: 40 });
			await round();
			expect(await read(`/products/${sku}`)).toMatchObject({ title: 'Novi naslov', stock: { quantity: 37 } });
		});

		it('never sends an order that was cancelled before, and cancels one that was sent', async () => {
			const [late, early] = [await newOrder(), await newOrder()];
			const cancel = async (number: string) => expect((await staff.call('POST', `/orders/${number}/cancel`, { reason: 'kupac' })).status).toBe(200);
			await cancel(early.number);
			await round();
			await cancel(late.number);
			const { dead } = await round();
			expect(await taken(early.number)).toEqual([]);
			const isListed = dead.some(({ id }) => id === late.number);
			expect(isListed || (await taken(late.number))[0]?.isCancelled).toBe(true);
		});

		it('lists an order that the engine refuses, and sends it when it is retried', async ({ skip }) => {
			if (double.refuseOrders === null) skip();
			const { number } = await newOrder();
			double.refuseOrders?.(true);
			const { dead } = await round();
			expect(dead).toContainEqual(expect.objectContaining({ kind: 'order', id: number }));
			double.refuseOrders?.(false);
			await round();
			expect(await taken(number)).toEqual([]);
			using opened = openRound(connector, { log: () => undefined });
			expect(retryDead(opened.state, number)).toBe(1);
			await runRound(opened);
			expect(await taken(number)).toHaveLength(1);
			expect(dropDead(opened.state, number)).toBe(0);
		});

		it('shows staff what it gave up, and does what they choose: again, or not any more', async ({ skip }) => {
			if (double.refuseOrders === null) skip();
			double.refuseOrders?.(true);
			const [again, never] = [(await newOrder()).number, (await newOrder()).number];
			const problems = async (): Promise<{ id: number; subject: string; failed_at: string; reason: string }[]> =>
				(await read('/connectors')).items.flatMap(({ problems: list }: { problems: [] }) => list);
			const decide = async (number: string, decision: string) => {
				const problem = (await problems()).find(({ subject }) => subject === number);
				const body = { decision, failed_at: problem?.failed_at };
				expect((await merchant.call('POST', `/connector-problems/${problem?.id}/decision`, body)).status).toBe(200);
			};
			await round();
			await decide(again, 'repeat');
			await decide(never, 'dismiss');
			await round();
			await round();
			// It failed again, which is a new failure to decide about.
			expect(await problems()).toContainEqual(expect.objectContaining({ kind: 'order', subject: again, decision: null, reason: expect.stringMatching(/./) }));
			expect((await problems()).map(({ subject }) => subject)).not.toContain(never);
			double.refuseOrders?.(false);
			await decide(again, 'repeat');
			await round();
			await round();
			await round();
			expect(await taken(again)).toHaveLength(1);
			expect(await taken(never)).toEqual([]);
			expect((await problems()).map(({ subject }) => subject)).not.toContain(again);
		});

		it('reports a shipment with its number to the customer once, whatever is repeated and reordered', async () => {
			const { number } = await newOrder();
			await round();
			await backend.db.deleteFrom('mails').execute();
			double.shuffle();
			await double.ship(number, `CP-${number}`);
			await round();
			await double.ship(number, `CP-${number}`);
			await round();
			expect(await read(`/orders/${number}`)).toMatchObject({ status: 'shipped', shipments: [{ tracking_code: `CP-${number}` }] });
			expect((await read(`/orders/${number}`)).shipments).toHaveLength(1);
			expect(await backend.db.selectFrom('mails').select('template').execute()).toHaveLength(1);
		});

		it('cancels in the shop what the engine cancels', async ({ skip }) => {
			if (double.cancel === null) skip();
			const { number } = await newOrder();
			await round();
			await double.cancel?.(number);
			await recover();
			expect(await read(`/orders/${number}`)).toMatchObject({ status: 'cancelled' });
			expect(await taken(number)).toHaveLength(1);
		});

		it('lists a refund for people, unless the merchant lets it pay money back', async ({ skip }) => {
			if (double.refund === null) skip();
			const { number } = await newOrder();
			await round();
			await double.refund?.(number, '10.00');
			const { dead } = await round();
			expect(dead).toContainEqual(expect.objectContaining({ kind: 'fulfilment', number, reason: expect.stringContaining('10.00') }));
			expect(await read(`/orders/${number}`)).toMatchObject({ payment: { refunded_amount: '0.00' } });
		});

		describe.each(DISTURBANCES)('while calls are %s', (how) => {
			it('at the engine, an order is sent once', async ({ skip }) => {
				if (engineProxy === null) skip();
				const { number } = await newOrder();
				engineProxy?.disturb(how, 'writes');
				await round();
				// Not before the engine has certainly finished.
				ahead += SETTLE / 2;
				engineProxy?.disturb(null);
				if (how === 'later') expect(await taken(number)).toEqual([]);
				await engineProxy?.settled();
				await round();
				await recover();
				expect(await taken(number)).toHaveLength(1);
			});

			it('at the engine without an end, nothing is lost either', async ({ skip }) => {
				if (engineProxy === null) skip();
				const { number } = await newOrder();
				const product = await newProduct();
				engineProxy?.disturb(how);
				expect((await round()).isWell).toBe(false);
				ahead += DAY;
				await round();
				await engineProxy?.settled();
				engineProxy?.disturb(null);
				await recover();
				expect(await taken(number)).toHaveLength(1);
				expect(await read(`/products/${product.sku}`)).toMatchObject({ title: product.title });
			});

			it(
				'at the shop, order, product and shipment arrive once',
				async ({ skip }) => {
					if (!disturbsShop && !isNightly) skip();
					const { number } = await newOrder();
					await round();
					await double.ship(number, `S-${number}`);
					const next = await newOrder();
					const product = await newProduct();
					const impatient = { shop: { ...connector.shop, timeout: TIMEOUT } };
					shopProxy.disturb(how);
					await round(impatient);
					await shopProxy.settled();
					shopProxy.disturb(how, 'writes');
					ahead += DAY;
					await round(impatient);
					await shopProxy.settled();
					shopProxy.disturb(null);
					await recover();
					expect(await taken(next.number)).toHaveLength(1);
					expect((await read(`/orders/${number}`)).shipments).toMatchObject([{ tracking_code: `S-${number}` }]);
					expect(await read(`/products/${product.sku}`)).toMatchObject({ title: product.title });
				},
				LATE_CALLS,
			);
		});

		it('has neither lost nor doubled an order at the end', async () => {
			const numbers = (await double.orders()).map((order) => order.number);
			expect(numbers.length).toBeGreaterThan(10);
			expect(numbers).toEqual([...new Set(numbers)]);
		});
	});
}
