import { sendStockAlerts } from '@titraj/backend/content/product-alerts/send-alerts.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { pruneVisitors } from '@titraj/backend/pruning/prune-visitors.ts';
import { StockAlertAnswer, StockAlertStateAnswer } from '@titraj/contract/product-alerts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { wrongCode } from '#tests/support/wrong-code.ts';

let backend: TestBackend;
let soldOut: number;
beforeAll(async () => {
	backend = await startTestBackend();
	soldOut = (await backend.db.selectFrom('products').select('id').where('code', '=', 'CAB-OUT').executeTakeFirstOrThrow()).id;
});
beforeEach(async () => {
	await setStock(0);
	await backend.db.deleteFrom('mails').execute();
	await backend.db.deleteFrom('stock_alerts').execute();
});
afterAll(() => backend.close());

const config = readConfig({ siteUrl: 'https://titraj.example', jwtSecret: 'test' });
const setStock = (quantity: number) => backend.db.updateTable('products').set({ quantity }).where('id', '=', soldOut).execute();
const ask = async (email: string, rest: object = {}) =>
	expectContract(StockAlertAnswer, (await backend.call('_post_hapi_stock_alert', { product_id: soldOut, email, ...rest })).body);
const mails = () => backend.db.selectFrom('mails').selectAll().orderBy('id').execute();

async function lastKey() {
	const [mail] = (await mails()).slice(-1);
	const [, id = '', code = ''] = /\/opet-na-zalihi\/(\d+)-([^/]+)\//.exec(mail?.text ?? '') ?? [];
	return { id: Number(id), code };
}
const state = async (key: { id: number; code: string }) =>
	expectContract(StockAlertStateAnswer, (await backend.call('_get_hapi_stock_alert', key)).body).data?.status;
const confirm = (key: { id: number; code: string }) => backend.call('_post_hapi_stock_alert_confirm', key);
const cancel = (key: { id: number; code: string }) => backend.call('_post_hapi_stock_alert_cancel', key);
const send = () => sendStockAlerts(backend.db, config);

describe('a stock alert', () => {
	it('sends one mail to a confirmed address when the product is in stock again', async () => {
		expect(await ask(' Ana@Titraj.example ')).toEqual({ success: true, data: { status: 'pending' } });
		const key = await lastKey();
		expect(await state(key)).toBe('pending');
		for (let time = 0; time < 2; time++) expect((await confirm(key)).body).toMatchObject({ data: { email: 'a…@titraj.example', status: 'confirmed' } });
		expect(await send()).toBe(0);
		await setStock(1);
		expect(await Promise.all([send(), send()]).then(([a, b]) => a + b)).toBe(1);
		expect(await send()).toBe(0);
		const [asked, back, ...more] = await mails();
		for (const mail of [asked, back])
			expect(mail?.headers).toEqual({
				'List-Unsubscribe': `<https://titraj.example/api/unsubscribe/stock-alert/opet-na-zalihi/${key.id}-${key.code}/>`,
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			});
		expect(more).toEqual([]);
		expect(back).toMatchObject({ recipient: 'ana@titraj.example', template: 'stock_alert', subject: 'Opet na zalihi: Rasprodani kabel' });
		expect(back?.text).toMatch(/https:\/\/titraj\.example\/proizvodi\/\S+-proizvod-\d+\//);
		expect(await state(key)).toBe('sent');
		await cancel(key);
		expect(await state(key)).toBe('sent');
	});

	it('is not sent if it is unconfirmed or cancelled', async () => {
		await ask('eva@titraj.example');
		const key = await lastKey();
		await setStock(1);
		expect(await send()).toBe(0);
		await cancel(key);
		expect((await confirm(key)).body).toMatchObject({ data: { status: 'cancelled' } });
		expect(await send()).toBe(0);
	});

	it('is not sent while the product is hidden', async () => {
		await ask('iva@titraj.example');
		await confirm(await lastKey());
		await backend.db.updateTable('products').set({ quantity: 3, listed: false }).where('id', '=', soldOut).execute();
		expect(await send()).toBe(0);
		await backend.db.updateTable('products').set({ listed: true }).where('id', '=', soldOut).execute();
		expect(await send()).toBe(1);
	});

	it('can be requested again after it was cancelled, with a new link', async () => {
		await ask('mia@titraj.example');
		const old = await lastKey();
		await cancel(old);
		await ask('mia@titraj.example');
		const fresh = await lastKey();
		expect(fresh.code).not.toBe(old.code);
		expect((await backend.call('_get_hapi_stock_alert', old)).status).toBe(404);
		expect(await state(fresh)).toBe('pending');
	});

	it('sends an address at most three confirmation mails, with the same response each time', async () => {
		const others = await backend.db.selectFrom('products').select('id').where('listed', '=', true).where('id', '<>', soldOut).limit(5).execute();
		const ids = others.map(({ id }) => id);
		const stock = await backend.db.selectFrom('products').select(['id', 'quantity']).where('id', 'in', ids).execute();
		await backend.db.updateTable('products').set({ quantity: 0 }).where('id', 'in', ids).execute();
		for (const product_id of [soldOut, ...ids, soldOut]) expect(await ask('ivo@titraj.example', { product_id })).toMatchObject({ data: { status: 'pending' } });
		expect(await mails()).toHaveLength(3);
		for (const { id, quantity } of stock) await backend.db.updateTable('products').set({ quantity }).where('id', '=', id).execute();
	});

	it('lets one client write to at most thirty addresses in a row, with the same response each time', async () => {
		const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-client': '203.0.113.77' };
		for (let turn = 0; turn < 33; turn++) {
			const body = JSON.stringify({ product_id: soldOut, email: `stranac${turn}@titraj.example` });
			expect((await backend.send('/hapi/v1/stock-alert/', { method: 'POST', headers, body })).body).toEqual({ success: true, data: { status: 'pending' } });
		}
		expect(await mails()).toHaveLength(30);
	});

	it('that fails does not block the others', async () => {
		for (const email of ['prva@titraj.example', 'druga@titraj.example']) {
			await ask(email);
			await confirm(await lastKey());
		}
		await sql`alter table mails add constraint fails check (template <> 'stock_alert' or recipient <> 'prva@titraj.example')`.execute(backend.db);
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		await setStock(1);
		expect(await send()).toBe(1);
		expect(log).toHaveBeenCalledOnce();
		log.mockRestore();
		await sql`alter table mails drop constraint fails`.execute(backend.db);
		expect(await send()).toBe(1);
	});

	it('is in the language of its market', async () => {
		const path = '/hapi/v1/stock-alert/';
		const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-lang': 'de' };
		await backend.send(path, { method: 'POST', headers, body: JSON.stringify({ product_id: soldOut, email: 'uli@titraj.example' }) });
		const [mail] = await mails();
		expect(mail?.subject).toBe('Möchten Sie erfahren, wenn das Produkt wieder lieferbar ist?');
		expect(mail?.text).toMatch(/https:\/\/titraj\.example\/de\/wieder-lieferbar\/\d+-\w+\//);
	});

	it('is refused for a product in stock, an unknown product, an invalid address or a bot', async () => {
		expect(await ask('ana')).toMatchObject({ success: false, label_name: 'error_email' });
		expect((await backend.call('_post_hapi_stock_alert', { product_id: 2 ** 40, email: 'ana@titraj.example' })).status).toBe(404);
		expect(await ask('robot@titraj.example', { website: 'x' })).toMatchObject({ success: true });
		await setStock(2);
		expect(await ask('ana@titraj.example')).toMatchObject({ success: false, label_name: 'error_stock_alert_available' });
		expect(await mails()).toEqual([]);
	});

	it('cannot be confirmed or cancelled with a wrong code', async () => {
		await ask('mia@titraj.example');
		const { id, code } = await lastKey();
		for (const key of [
			{ id, code: wrongCode(code) },
			{ id: id + 1000, code },
			{ id: 2 ** 40, code },
		])
			expect((await cancel(key)).status).toBe(404);
	});

	it('is deleted after a month if it is unconfirmed or done, and after a year of waiting', async () => {
		await ask('ana@titraj.example');
		await confirm(await lastKey());
		await ask('eva@titraj.example');
		const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
		expect((await pruneVisitors(backend.db, inDays(29))).stock_alerts).toBe(0);
		expect((await pruneVisitors(backend.db, inDays(31))).stock_alerts).toBe(1);
		expect((await pruneVisitors(backend.db, inDays(367))).stock_alerts).toBe(1);
	});
});
