import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { numberPapers, SELLER } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PRICE = { amount: '10.00', currency: 'EUR', vat_included: true };

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
}, 120_000);
afterAll(() => backend.close());

const codesOf = async (top: string) =>
	(await merchant.call('GET', '/kpd-codes')).body.categories
		.filter(({ path }: { path: string[] }) => path[0] === top)
		.map(({ path, kpd, effective, missing }: Record<string, unknown> & { path: string[] }) => [path.at(-1), kpd, effective, missing]);
const createCategory = async (...path: string[]): Promise<string> => (await merchant.call('PUT', '/categories', { path })).body.code;
const createProduct = (sku: string, path: readonly string[], more: Record<string, unknown> = {}) =>
	merchant.call('PUT', `/products/${sku}`, { title: sku, category_path: path, price: PRICE, ...more });
const readiness = async () => (await merchant.call('GET', '/e-invoices/readiness')).body;

test('codes of many categories are saved at once, are inherited, and count the products without any', async () => {
	await numberPapers(backend.db);
	const top = await createCategory('Prespojni kabeli');
	const below = await createCategory('Prespojni kabeli', 'HDMI');
	await createProduct('KPD-1', ['Prespojni kabeli', 'HDMI']);
	await createProduct('KPD-2', ['Prespojni kabeli', 'HDMI'], { fields: { kpd: '27.32.13' } });
	await createProduct('KPD-3', ['Prespojni kabeli']);
	expect(await codesOf('Prespojni kabeli')).toEqual([
		['Prespojni kabeli', null, null, 1],
		['HDMI', null, null, 1],
	]);
	const saved = await merchant.call('PUT', '/kpd-codes', {
		categories: [
			{ code: top, kpd: '27.32.11' },
			{ code: below, kpd: null },
		],
	});
	expect([saved.status, saved.body]).toEqual([200, { changed: 1 }]);
	expect(await codesOf('Prespojni kabeli')).toEqual([
		['Prespojni kabeli', '27.32.11', '27.32.11', 0],
		['HDMI', null, '27.32.11', 0],
	]);
	expect((await merchant.call('GET', `/categories/${top}`)).body.kpd).toBe('27.32.11');
	expect((await merchant.call('PUT', `/categories/${top}`, { kpd: null })).status).toBe(200);
	expect((await codesOf('Prespojni kabeli'))[0]).toEqual(['Prespojni kabeli', null, null, 1]);
});

test('a wrong code, an unknown category and a version that is no longer current change nothing', async () => {
	const code = await createCategory('Zaslon');
	const { headers } = await merchant.call('GET', '/kpd-codes');
	const save = (one: unknown, ifMatch?: string) =>
		merchant.call('PUT', '/kpd-codes', { categories: [one] }, ifMatch === undefined ? {} : { 'if-match': ifMatch });
	for (const kpd of ['262011', '26.20', '26.20.1a', '', 26]) {
		const { status, body } = await save({ code, kpd });
		expect([kpd, status]).toEqual([kpd, 400]);
		if (kpd === '262011') expect(body.errors).toEqual([{ field: 'categories.0.kpd', reason: 'is no KPD code: six digits with points, such as 26.20.11' }]);
	}
	const unknown = await merchant.call('PUT', '/kpd-codes', {
		categories: [
			{ code, kpd: '26.40.20' },
			{ code: 'nema-je', kpd: '26.40.20' },
		],
	});
	expect([unknown.status, unknown.body.errors]).toEqual([422, [{ field: 'categories.1.code', reason: 'names no category' }]]);
	expect(await codesOf('Zaslon')).toEqual([['Zaslon', null, null, 0]]);
	await merchant.call('PUT', `/categories/${code}`, { kpd: '26.40.20' });
	expect((await save({ code, kpd: '26.40.31' }, headers.get('etag') ?? '')).status).toBe(412);
	expect((await codesOf('Zaslon'))[0][1]).toBe('26.40.20');
});

test('the readiness of e-invoices lists the settings and KPD codes that are missing', async () => {
	await numberPapers(backend.db);
	await createProduct('KPD-9', ['Spremnost']);
	await writeShopSettings(backend.db, { company: { ...SELLER, iban: '' } });
	const before = await readiness();
	expect([before.on, before.missing]).toEqual([false, ['access_point', 'iban', 'kpd']]);
	expect(before.without_kpd).toBeGreaterThan(0);
	await numberPapers(backend.db, { e_invoices: true, kpd: '26.20.11', in_vat: false });
	expect(await readiness()).toEqual({ on: true, missing: ['access_point', 'outside_vat'], without_kpd: 0 });
	await numberPapers(backend.db, { fiscal: 'erp', kpd: '26.20.11' });
	expect((await readiness()).missing).toEqual(['erp', 'access_point']);
});
