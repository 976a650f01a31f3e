import { refreshBadges } from '@titraj/backend/catalog/badges/refresh-badges.ts';
import { defineBadge } from '@titraj/contract/shop/define-badge.ts';
import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const DAY = 86_400_000;
const SHOP = defineShop({
	badges: [
		defineBadge({ code: 'za-vrt', titles: { hr: 'Za vrt', en: 'For the garden' } }),
		defineBadge({ code: 'zadnji', titles: { hr: 'Zadnji komadi', en: 'Last pieces' }, rule: ({ quantity }) => quantity > 0 && quantity < 3 }),
		defineBadge({ code: 'svjeze', titles: { hr: 'Svježe' }, rule: ({ created }, now) => now.getTime() - created.getTime() < 30 * DAY }),
	],
});
let backend: TestBackend;
let merchant: MerchantClient;

beforeAll(async () => {
	backend = await startTestBackend(undefined, { shop: SHOP });
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());

const put = async (fields: object) => {
	const { sku: _, ...row } = newRow('B-1', fields);
	return merchant.call('PUT', '/products/B-1', row);
};
const read = async () => (await merchant.call('GET', '/products/B-1')).body;

async function shownIn(lang: string): Promise<string[]> {
	const { id } = await read();
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'localhost', lang }));
	const [card] = unwrap(await client.call('_get_hapi_catalog_products', { ids: String(id), mode: 'card' })).items;
	return (card?.badge_coupons ?? []).map(({ title }) => title);
}

it('a badge by hand is given and taken by the merchant API', async () => {
	await put({ badges: ['za-vrt'], stock: { quantity: 9 } });
	expect((await read()).badges).toEqual({ given: ['za-vrt'], shown: ['za-vrt', 'svjeze'] });
	await put({ title: 'Drugi naziv' });
	expect((await read()).badges.given).toEqual(['za-vrt']);
	await put({ badges: [] });
	expect((await read()).badges).toEqual({ given: [], shown: ['svjeze'] });
});

it('a badge by rule follows the product’s data', async () => {
	await put({ badges: [], stock: { quantity: 2 } });
	expect((await read()).badges.shown).toEqual(['zadnji', 'svjeze']);
	await put({ stock: { quantity: 20 } });
	expect((await read()).badges.shown).toEqual(['svjeze']);
});

it('a badge by rule follows the time', async () => {
	await put({ badges: [], stock: { quantity: 20 } });
	expect(await refreshBadges(backend.db, SHOP.badges, { now: new Date(Date.now() + 31 * DAY) })).toBe(true);
	expect((await read()).badges.shown).toEqual([]);
	expect(await refreshBadges(backend.db, SHOP.badges, { now: new Date(Date.now() + 31 * DAY) })).toBe(false);
});

it('badges of the shop folder are shown in the language of the visitor', async () => {
	await put({ badges: ['za-vrt'], stock: { quantity: 1 } });
	expect(await shownIn('hr')).toEqual(['Za vrt', 'Zadnji komadi', 'Svježe']);
	// The job that stores the texts runs once the backend has started.
	await expect.poll(() => shownIn('en')).toEqual(['For the garden', 'Last pieces', 'Svježe']);
});

it('a badge that the shop folder does not declare is refused', async () => {
	const { status, body } = await put({ badges: ['nema'] });
	expect(status).toBe(422);
	expect(JSON.stringify(body)).toContain('names nema, which is no badge of the shop folder');
});

it('badges of a shop folder that declares none any more are gone', async () => {
	await put({ badges: ['za-vrt'] });
	await refreshBadges(backend.db, [], { now: new Date() });
	expect((await read()).badges.shown).toEqual([]);
});
