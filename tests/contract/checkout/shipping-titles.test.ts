import type { Market } from '@titraj/backend/platform/market/market.ts';
import { ParcelShippingAnswer } from '@titraj/contract/shipping.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { shopperIn } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	const merchant = await openMerchant(backend);
	const { items } = (await merchant.call('GET', '/shipping-methods')).body;
	for (const { id, ...courier } of items.filter(({ code }: { code: string }) => code === 'courier'))
		expect(await merchant.call('PUT', `/shipping-methods/${id}`, { ...courier, titles: { de: 'Lieferung mit GLS' } })).toMatchObject({ status: 200 });
	const {
		titles: _titles,
		id,
		...known
	} = (await merchant.call('GET', '/shipping-methods')).body.items.find(({ code }: { code: string }) => code === 'courier');
	// A program that knows no titles keeps those that are stored.
	expect((await merchant.call('PUT', `/shipping-methods/${id}`, known)).status).toBe(200);
});
afterAll(() => backend.close());

test.each<[Market, string]>([
	['hr', 'Kurirska dostava'],
	['en', 'Courier delivery'],
	['de', 'Lieferung mit GLS'],
	['at', 'Lieferung mit GLS'],
	['it', 'Corriere'],
])('a shipping method has its title of the market %s in checkout, cart and order: %s', async (market, title) => {
	const shopper = shopperIn(market, backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	await shopper.choose();
	const { data } = expectContract(ParcelShippingAnswer, await shopper.send('_get_hapi_webshop_parcel_shipping', {}));
	expect(data?.items[0]?.methods.find(({ code }) => code === 'courier')?.title).toBe(title);
	const { parcels, total } = await shopper.cart();
	expect(parcels[0]?.shipping?.title).toBe(title);
	expect(total.extra_items.find(({ type }) => type === 'shipping')?.title).toBe(title);
	const order = await shopper.open((await shopper.place()).order_identificator);
	expect([order?.parcels[0]?.shipping.title, order?.total.extra_items.find(({ type }) => type === 'shipping')?.title]).toEqual([title, title]);
});

test('titles are refused for Croatian and English, which have fields of their own', async () => {
	const merchant = await openMerchant(backend);
	const { id, ...method } = (await merchant.call('GET', '/shipping-methods')).body.items[0];
	expect(await merchant.call('PUT', `/shipping-methods/${id}`, { ...method, titles: { en: 'Other' } })).toMatchObject({ status: 400 });
});
