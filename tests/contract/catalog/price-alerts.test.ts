import { countWaiting } from '@titraj/backend/content/product-alerts/count-waiting.ts';
import { sendPriceAlerts, sendStockAlerts } from '@titraj/backend/content/product-alerts/send-alerts.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { pruneVisitors } from '@titraj/backend/pruning/prune-visitors.ts';
import { StockAlertAnswer, StockAlertStateAnswer } from '@titraj/contract/product-alerts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { wrongCode } from '#tests/support/wrong-code.ts';

let backend: TestBackend;
let product: number;
beforeAll(async () => {
	backend = await startTestBackend();
	product = (await backend.db.selectFrom('products').select('id').where('code', '=', 'CAB-OUT').executeTakeFirstOrThrow()).id;
});
beforeEach(async () => {
	await setOffer(10_000);
	await backend.db.deleteFrom('mails').execute();
	await backend.db.deleteFrom('attempts').execute();
	await backend.db.deleteFrom('price_alerts').execute();
	await backend.db.deleteFrom('stock_alerts').execute();
});
afterAll(() => backend.close());

const config = readConfig({ siteUrl: 'https://titraj.example', jwtSecret: 'test' });
const setOffer = (cents: number, quantity = 3) =>
	backend.db.updateTable('products').set({ price_cents: cents, sale_price_cents: null, quantity }).where('id', '=', product).execute();
const asked = async (email: string, rest: object = {}) => (await backend.call('_post_hapi_price_alert', { product_id: product, email, ...rest })).body;
const ask = async (email: string, rest: object = {}) => expectContract(StockAlertAnswer, await asked(email, rest));
const mails = () => backend.db.selectFrom('mails').selectAll().orderBy('id').execute();

interface Key {
	readonly id: number;
	readonly code: string;
}
async function lastKey(): Promise<Key> {
	const [mail] = (await mails()).slice(-1);
	const [, id = '', code = ''] = /\/niza-cijena\/(\d+)-([^/]+)\//.exec(mail?.text ?? '') ?? [];
	return { id: Number(id), code };
}
const state = async (key: Key) => expectContract(StockAlertStateAnswer, (await backend.call('_get_hapi_stock_alert', { ...key, kind: 'price' })).body).data;
const confirm = (key: Key) => backend.call('_post_hapi_stock_alert_confirm', { ...key, kind: 'price' });
const cancel = (key: Key, rest: object = {}) => backend.call('_post_hapi_stock_alert_cancel', { ...key, kind: 'price', ...rest });
const send = () => sendPriceAlerts(backend.db, config);

async function waitFor(email: string, limit?: number): Promise<Key> {
	await ask(email, limit === undefined ? {} : { price_limit: limit });
	const key = await lastKey();
	await confirm(key);
	return key;
}

describe('a price alert', () => {
	it('sends one mail to a confirmed address when the price reaches the limit', async () => {
		expect(await ask(' Ana@Titraj.example ', { price_limit: 80 })).toEqual({ success: true, data: { status: 'pending' } });
		const key = await lastKey();
		expect(await state(key)).toMatchObject({ email: 'a…@titraj.example', status: 'pending', price_limit: 80 });
		await setOffer(7999);
		expect(await send()).toBe(0);
		for (let time = 0; time < 2; time++) expect((await confirm(key)).body).toMatchObject({ data: { status: 'confirmed' } });
		await setOffer(8001);
		expect(await send()).toBe(0);
		await setOffer(8000);
		expect(await Promise.all([send(), send()]).then(([a, b]) => a + b)).toBe(1);
		expect(await send()).toBe(0);
		const [question, news, ...more] = await mails();
		expect(more).toEqual([]);
		expect(question?.text).toMatch(/80,00\s€ ili niža/);
		expect([news?.subject, news?.template]).toEqual([expect.stringMatching(/^Niža cijena: /), 'price_alert']);
		expect(news?.text).toMatch(/sada stoji 80,00\s€/);
		// Every mail has the link that ends the alert.
		for (const mail of [question, news]) {
			expect(mail?.text).toContain(`/niza-cijena/${key.id}-${key.code}/`);
			expect(mail?.headers?.['List-Unsubscribe']).toBe(`<https://titraj.example/api/unsubscribe/price-alert/niza-cijena/${key.id}-${key.code}/>`);
		}
		expect((await state(key))?.status).toBe('sent');
		expect((await confirm(key)).body).toMatchObject({ data: { status: 'sent' } });
	});

	it('without a limit waits for any price below that of the day on which it was requested', async () => {
		await waitFor('eva@titraj.example');
		await setOffer(11_000);
		await setOffer(10_000);
		expect(await send()).toBe(0);
		await setOffer(9999);
		expect(await send()).toBe(1);
	});

	it('also counts a sale price', async () => {
		await waitFor('iva@titraj.example', 90);
		await backend.db.updateTable('products').set({ sale_price_cents: 8500 }).where('id', '=', product).execute();
		expect(await send()).toBe(1);
		expect((await mails()).at(-1)?.text).toMatch(/85,00\s€/);
	});

	it('of a sold-out product waits until it can be bought', async () => {
		await waitFor('ivo@titraj.example', 50);
		await setOffer(4000, 0);
		expect(await send()).toBe(0);
		await setOffer(4000, 1);
		expect(await send()).toBe(1);
	});

	it.each([
		['the current price', { price_limit: 100 }],
		['a higher price', { price_limit: 1000 }],
		['less than a cent', { price_limit: 0.001 }],
	])('refuses %s as its limit', async (_what, rest) => {
		expect(await asked('ana@titraj.example', rest)).toMatchObject({ success: false, errors: { price_limit: 'error_price_alert_limit' } });
		expect(await mails()).toEqual([]);
	});

	it.each([0, -5, 20_000_000, 'free', null])('rejects %s as its limit', async (price_limit) => {
		const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json' };
		const body = JSON.stringify({ product_id: product, email: 'ana@titraj.example', price_limit });
		expect((await backend.send('/hapi/v1/price-alert/', { method: 'POST', headers, body })).status).toBe(400);
	});

	it('takes another limit only when its address confirms it again', async () => {
		const key = await waitFor('mia@titraj.example', 50);
		await ask('mia@titraj.example', { price_limit: 50 });
		expect(await mails()).toHaveLength(1);
		await ask('mia@titraj.example', { price_limit: 90 });
		expect(await lastKey()).toEqual(key);
		expect(await state(key)).toMatchObject({ status: 'pending', price_limit: 90 });
		await setOffer(8500);
		expect(await send()).toBe(0);
		await confirm(key);
		expect(await state(key)).toMatchObject({ status: 'confirmed', price_limit: 90 });
		expect(await send()).toBe(1);
	});

	it('shows and compares its limit in the currency of its market', async () => {
		// 100 € are 195,58 KM.
		const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-lang': 'ba' };
		const askFor = async (price_limit: number) => {
			const body = JSON.stringify({ product_id: product, email: 'ena@titraj.example', price_limit });
			return (await backend.send('/hapi/v1/price-alert/', { method: 'POST', headers, body })).body;
		};
		expect(await askFor(195.58)).toMatchObject({ success: false });
		expect(await askFor(150)).toMatchObject({ success: true });
		const [row] = await backend.db.selectFrom('price_alerts').selectAll().execute();
		expect([row?.market, row?.price_limit_cents]).toEqual(['ba', 7669]);
		// The most whole cents that are at most 150 KM.
		expect((await mails()).at(-1)?.text).toMatch(/149,99\sKM/);
	});

	it('is another alert than one for stock: each has its own links, and ending one leaves the other', async () => {
		await setOffer(10_000, 0);
		await backend.call('_post_hapi_stock_alert', { product_id: product, email: 'ana@titraj.example' });
		const [first] = await mails();
		const [, id = '', code = ''] = /\/opet-na-zalihi\/(\d+)-([^/]+)\//.exec(first?.text ?? '') ?? [];
		const stock = { id: Number(id), code };
		await backend.call('_post_hapi_stock_alert_confirm', stock);
		const price = await waitFor('ana@titraj.example', 80);
		expect(await countWaiting(backend.db, product)).toEqual({ stock: 1, price: 1 });
		expect((await cancel(stock)).status).toBe(404);
		expect((await cancel(price, { all: true })).body).toMatchObject({ data: { status: 'cancelled' } });
		expect(await countWaiting(backend.db, product)).toEqual({ stock: 1, price: 0 });
		await setOffer(100, 1);
		expect([await send(), await sendStockAlerts(backend.db, config)]).toEqual([0, 1]);
	});

	it('is counted for the merchant once it is confirmed, until it ends', async () => {
		const merchant = await openMerchant(backend);
		const counted = async () => (await merchant.call('GET', '/products/CAB-OUT/alerts')).body;
		await ask('ana@titraj.example');
		expect(await counted()).toEqual({ stock: 0, price: 0 });
		const key = await lastKey();
		await confirm(key);
		await waitFor('eva@titraj.example', 10);
		expect(await counted()).toEqual({ stock: 0, price: 2 });
		await cancel(key);
		expect(await counted()).toEqual({ stock: 0, price: 1 });
		expect((await merchant.call('GET', '/products/NEMA/alerts')).status).toBe(404);
	});

	it('cannot be confirmed or cancelled with a wrong code', async () => {
		await ask('mia@titraj.example');
		const { id, code } = await lastKey();
		for (const key of [
			{ id, code: wrongCode(code) },
			{ id: id + 1000, code },
			{ id: 2 ** 40, code },
		])
			for (const call of [confirm, cancel]) expect((await call(key)).status).toBe(404);
	});

	it('mails a stranger only a few times, and ignores bots', async () => {
		expect(await ask('robot@titraj.example', { website: 'x' })).toMatchObject({ success: true });
		expect(await mails()).toEqual([]);
		for (let limit = 20; limit < 40; limit++) await ask('zrtva@titraj.example', { price_limit: limit });
		expect((await mails()).length).toBeLessThan(10);
	});

	it('is deleted after a month if it is unconfirmed or done, and after a year of waiting', async () => {
		await waitFor('ana@titraj.example');
		await ask('eva@titraj.example');
		const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
		expect((await pruneVisitors(backend.db, inDays(29))).price_alerts).toBe(0);
		expect((await pruneVisitors(backend.db, inDays(31))).price_alerts).toBe(1);
		expect((await pruneVisitors(backend.db, inDays(367))).price_alerts).toBe(1);
	});
});
