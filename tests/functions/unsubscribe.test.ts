import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
beforeEach(async () => {
	for (const table of ['mails', 'stock_alerts', 'newsletter_subscriptions'] as const) await database().deleteFrom(table).execute();
});
afterAll(() => shop.close());

const database = () => shop.db ?? expect.fail('The shop has no database');

/** The address in the header of the last mail, at the running shop. */
async function oneClickOf(recipient: string) {
	const { headers } = await database()
		.selectFrom('mails')
		.select('headers')
		.where('recipient', '=', recipient)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirstOrThrow();
	expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
	const [, url = ''] = /^<(https?:\/\/[^<>\s]+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
	return shop.url + new URL(url).pathname;
}

/** As mail services do it: no cookies, no origin, a form (RFC 8058). */
const click = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), redirect: 'manual' });

async function post(path: string, body: object) {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token');
	const response = await jar.send('POST', path, body);
	expect(response.status).toBe(200);
}

async function askAlert(email: string) {
	const { id } = await database().selectFrom('products').select('id').where('code', '=', 'CAB-OUT').executeTakeFirstOrThrow();
	await post('/api/hapi/stock-alert', { product_id: id, email });
}
const alertsOf = (email: string) => database().selectFrom('stock_alerts').select('status').where('email', '=', email).execute();
const statusOf = async (email: string) =>
	(await database().selectFrom('newsletter_subscriptions').select('status').where('email', '=', email).executeTakeFirst())?.status;

describe('a mail program', () => {
	test('unsubscribes from the newsletter with one request, which it may repeat', async () => {
		await post('/api/hapi/newsletter/subscribe', { email: 'ana@primjer.hr' });
		const url = await oneClickOf('ana@primjer.hr');
		await database().updateTable('newsletter_subscriptions').set({ status: 'confirmed' }).execute();
		for (let time = 0; time < 2; time++) {
			const response = await click(url);
			expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
			expect(await statusOf('ana@primjer.hr')).toBe('unsubscribed');
		}
	});

	test('cancels all stock alerts of the address, also with the mail of one that was sent, and none of others', async () => {
		await askAlert('ivo@primjer.hr');
		await askAlert('eva@primjer.hr');
		const url = await oneClickOf('ivo@primjer.hr');
		await database().updateTable('stock_alerts').set({ status: 'sent' }).where('email', '=', 'ivo@primjer.hr').execute();
		const { id } = await database().selectFrom('products').select('id').where('code', '<>', 'CAB-OUT').limit(1).executeTakeFirstOrThrow();
		const other = { email: 'ivo@primjer.hr', product_id: id, code: 'x'.repeat(32), status: 'confirmed', market: 'hr' } as const;
		await database()
			.insertInto('stock_alerts')
			.values({ ...other, asked_at: new Date(), changed_at: new Date() })
			.execute();
		expect((await click(url)).status).toBe(204);
		expect((await alertsOf('ivo@primjer.hr')).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'sent']);
		expect(await alertsOf('eva@primjer.hr')).toEqual([{ status: 'pending' }]);
	});

	test('that opens the address as a page gets the page of the mail, and changes nothing', async () => {
		await askAlert('mia@primjer.hr');
		const url = await oneClickOf('mia@primjer.hr');
		const response = await fetch(url, { redirect: 'manual' });
		expect(response.status).toBe(303);
		expect(response.headers.get('location')).toMatch(/^\/opet-na-zalihi\/\d+-[A-Za-z0-9]{32}\/$/);
		expect(await alertsOf('mia@primjer.hr')).toEqual([{ status: 'pending' }]);
	});

	test('with a wrong code unsubscribes nobody', async () => {
		await post('/api/hapi/newsletter/subscribe', { email: 'una@primjer.hr' });
		const url = await oneClickOf('una@primjer.hr');
		expect((await click(url.replace(/[A-Za-z0-9]{6}\/$/, 'AAAAAA/'))).status).toBe(404);
		expect(await statusOf('una@primjer.hr')).toBe('pending');
	});
});

test.each(['/api/unsubscribe/', '/api/unsubscribe/other/x/1-abcdefghij/', '/api/unsubscribe/newsletter/', '/api/unsubscribe/newsletter//evil.example/x/'])(
	'%s is not found',
	async (path) => {
		expect((await fetch(shop.url + path, { redirect: 'manual' })).status).toBe(404);
	},
);

test('never redirects to another host', async () => {
	const response = await fetch(`${shop.url}/api/unsubscribe/newsletter//evil.example/1-abcdefghijkl/`, { redirect: 'manual' });
	expect(response.headers.get('location')).toBe('/evil.example/1-abcdefghijkl/');
});
