import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
let product: { readonly id: number; readonly now_cents: number };
const PAGE = '/proizvodi/kabeli/kabel-proizvod-1/';

beforeAll(async () => {
	shop = await startShop();
	product = await database().selectFrom('products').select(['id', 'now_cents']).where('code', '=', 'CAB-OUT').executeTakeFirstOrThrow();
});
beforeEach(async () => {
	for (const table of ['mails', 'stock_alerts', 'price_alerts', 'attempts'] as const) await database().deleteFrom(table).execute();
});
afterAll(() => shop.close());

const database = () => shop.db ?? expect.fail('The shop has no database');
const post = (action: string, fields: Record<string, string>, origin: string = shop.url) =>
	fetch(`${shop.url}/api/alert/${action}/`, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields), redirect: 'manual' });
const ask = (fields: Record<string, string>) => post('ask', { kind: 'price', product_id: String(product.id), page: PAGE, ...fields });
const alerts = () => database().selectFrom('price_alerts').selectAll().execute();

test('a form without scripts asks for a price alert and comes back to its page, which says so', async () => {
	const answer = await ask({ email: 'ana@primjer.hr', price_limit: '1,50' });
	expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}#alert-${product.id}-done`]);
	expect(answer.headers.get('cache-control')).toContain('no-store');
	const [alert, ...more] = await alerts();
	expect([alert?.email, alert?.price_limit_cents, alert?.status, more]).toEqual(['ana@primjer.hr', 150, 'pending', []]);
});

test('an empty limit stands for any lower price', async () => {
	await ask({ email: 'ana@primjer.hr', price_limit: ' ' });
	expect((await alerts()).map(({ price_limit_cents }) => price_limit_cents)).toEqual([product.now_cents - 1]);
});

test.each([
	['an address that is none', { email: 'ana' }, 'email'],
	['a very long address', { email: `${'a'.repeat(300)}@primjer.hr` }, 'email'],
	['a price above the current one', { email: 'ana@primjer.hr', price_limit: '9999999' }, 'limit'],
	['a price that is none', { email: 'ana@primjer.hr', price_limit: 'jeftino' }, 'limit'],
	['a price that no shop has', { email: 'ana@primjer.hr', price_limit: '9'.repeat(40) }, 'limit'],
])('%s is named on the page, and nothing is stored', async (_what, fields, outcome) => {
	expect((await ask(fields)).headers.get('location')).toBe(`${PAGE}#alert-${product.id}-${outcome}`);
	expect(await alerts()).toEqual([]);
});

test('an unknown product is answered as a failure', async () => {
	const answer = await ask({ email: 'ana@primjer.hr', product_id: 'x' });
	expect(answer.headers.get('location')).toBe(`${PAGE}#alert-0-failed`);
});

test('the form of a mail confirms and ends the alert', async () => {
	await ask({ email: 'ana@primjer.hr' });
	const [alert] = await alerts();
	const key = { kind: 'price', id: String(alert?.id), code: alert?.code ?? '', page: `/niza-cijena/${alert?.id}-${alert?.code}/` };
	for (const [action, status] of [
		['confirm', 'confirmed'],
		['cancel', 'cancelled'],
		['confirm', 'cancelled'],
	] as const) {
		expect((await post(action, key)).headers.get('location')).toBe(`${key.page}#${status}`);
		expect((await alerts())[0]?.status).toBe(status);
	}
	// Its page has `referrer-policy: no-referrer`, so that browsers send `Origin: null`.
	expect((await post('cancel', key, 'null')).status).toBe(303);
	expect((await post('confirm', { ...key, code: 'x'.repeat(32) })).headers.get('location')).toBe(`${key.page}#failed`);
});

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example/', '', 'evil'])('leads to no other site: %j', async (page) => {
	const answer = await ask({ email: 'ana@primjer.hr', page });
	expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
	expect(await alerts()).toEqual([]);
});

test('refuses pages of others, other methods, unknown forms and huge bodies', async () => {
	expect((await post('ask', { page: PAGE }, 'https://evil.example')).status).toBe(403);
	expect((await fetch(`${shop.url}/api/alert/ask/`)).status).toBe(405);
	expect((await post('buy', { page: PAGE })).status).toBe(404);
	expect((await ask({ email: 'a'.repeat(20_000) })).status).toBe(413);
});
