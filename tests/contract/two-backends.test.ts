import { request as callBackend, createServer, type Server } from 'node:http';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOf } from '#tests/support/fixture-start.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { type TestBackend, withCalls } from '#tests/support/start-test-backend.ts';

/** Only a server takes several backends; the embedded database has one. */
const ON_SERVER = Boolean(process.env['TEST_DATABASE_URL']);
const SHOPPERS = 12;
/** A product of the fixture shop with plenty of stock. */
const PRODUCT = 21;

describe.skipIf(!ON_SERVER)('two backends on one Postgres database, behind one proxy', () => {
	const backends: TestBackend[] = [];
	let proxy: Server;
	/** The backends as shoppers see them: each call reaches the next one that lives. */
	let shop: TestBackend;
	let merchant: MerchantClient;
	let smtp: SmtpDouble;
	let drop: () => Promise<void>;

	beforeAll(async () => {
		smtp = await startSmtp();
		const start = await startOf();
		({ drop } = start);
		const settings = {
			...start.options,
			host: '127.0.0.1',
			jwtSecret: 'one secret of all backends, 32 signs',
			siteUrl: 'https://titraj.example',
			mailServer: smtp.server,
		};
		for (let at = 0; at < 2; at++) backends.push(await withCalls(await startBackend(settings), async () => undefined));
		const alive = backends.map(({ url }) => new URL(url).port);
		let turn = 0;
		proxy = createServer((request, response) => {
			const { method, url, headers } = request;
			const target = callBackend({ host: '127.0.0.1', port: alive[turn++ % alive.length], method, path: url, headers }, (answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(response);
			});
			target.on('error', () => response.writeHead(502).end());
			request.pipe(target);
		});
		await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
		const address = proxy.address();
		const [first = expect.fail()] = backends;
		shop = await withCalls({ ...first, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }, async () => undefined);
		merchant = await openMerchant(shop);
	}, 120_000);
	afterAll(async () => {
		proxy.closeAllConnections();
		await new Promise((done) => proxy.close(done));
		await Promise.all(backends.map((backend) => backend.close()));
		await smtp.close();
		await drop();
	});
	beforeEach(() => void smtp.received.splice(0));

	const sentTo = (email: string) => smtp.received.filter(({ recipient }) => recipient === email).length;
	const attemptsFor = (email: string) => shop.db.selectFrom('mails').select(['attempts', 'possible_duplicates']).where('recipient', '=', email).execute();

	test('a cart that is changed through two backends is one cart, and its order is mailed once', async () => {
		const shopper = shopperWith(shop, await shop.newToken());
		await shopper.add(PRODUCT, 1);
		await shopper.add(PRODUCT, 2);
		await shopper.choose({ email: 'oba@primjer.hr' });
		const { number } = await shopper.place();
		expect(number).toMatch(/\d/);
		await expect.poll(() => sentTo('oba@primjer.hr'), { timeout: 20_000 }).toBe(1);
		expect(await attemptsFor('oba@primjer.hr')).toEqual([{ attempts: 1, possible_duplicates: 0 }]);
	}, 60_000);

	test('shoppers of two backends get no more pieces together than are in stock', async () => {
		await shop.db.updateTable('products').set({ quantity: 5 }).where('id', '=', PRODUCT).execute();
		const shoppers = await Promise.all(
			Array.from({ length: SHOPPERS }, async (_, at) => {
				const shopper = shopperWith(shop, await shop.newToken());
				await shopper.add(PRODUCT, 1);
				await shopper.choose({ email: `kupac-${at}@primjer.hr` });
				return { shopper, body: await shopper.toOrder() };
			}),
		);
		const answers = await Promise.all(shoppers.map(({ shopper, body }) => shopper.order(body)));
		expect(answers.filter(({ data }) => data?.order !== undefined && data.order !== null)).toHaveLength(5);
		const { quantity } = await shop.db.selectFrom('products').select('quantity').where('id', '=', PRODUCT).executeTakeFirstOrThrow();
		expect(quantity).toBe(0);
		await shop.db.updateTable('products').set({ quantity: 100 }).where('id', '=', PRODUCT).execute();
	}, 60_000);

	test('an order that is sent to two backends at once is placed once', async () => {
		const shopper = shopperWith(shop, await shop.newToken());
		await shopper.add(PRODUCT, 1);
		await shopper.choose({ email: 'dvaput@primjer.hr' });
		const body = await shopper.toOrder();
		const answers = await Promise.all([shopper.order(body), shopper.order(body), shopper.order(body)]);
		expect(new Set(answers.map(({ data }) => data?.order?.number)).size).toBe(1);
	}, 60_000);

	test('a pause of mails that was set at one backend holds for both', async () => {
		await merchant.call('PUT', '/jobs/switches', { all_paused: false, mails_paused: true });
		const shopper = shopperWith(shop, await shop.newToken());
		await shopper.add(PRODUCT, 1);
		await shopper.choose({ email: 'stanka@primjer.hr' });
		await shopper.place();
		expect(await attemptsFor('stanka@primjer.hr')).toEqual([{ attempts: 0, possible_duplicates: 0 }]);
		expect(sentTo('stanka@primjer.hr')).toBe(0);
		await merchant.call('PUT', '/jobs/switches', { all_paused: false, mails_paused: false });
		await expect.poll(() => sentTo('stanka@primjer.hr'), { timeout: 20_000 }).toBe(1);
	}, 60_000);
});
