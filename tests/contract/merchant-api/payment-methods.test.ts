import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
afterEach(() =>
	merchant.call('PUT', '/payment-methods/cash_on_delivery', { on: true, minimum: null, countries: null, shipping: null, titles: null, fee_titles: null }),
);

const list = async () => (await merchant.call('GET', '/payment-methods')).body.items;
const save = (code: string, change: object) => merchant.call('PUT', `/payment-methods/${code}`, change);

async function offered() {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'cash_on_delivery' });
	const { data } = expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {}));
	return { shopper, methods: data?.items ?? [] };
}
const methodOf = async (code: string) => (await offered()).methods.find((method) => method.code === code);

test('lists methods with fee, limits and texts, those that are on first', async () => {
	const methods = await list();
	expect(methods.map(({ position }: { position: number | null }) => position).slice(0, 3)).toEqual([1, 2, 3]);
	expect(methods.find(({ code }: { code: string }) => code === 'cash_on_delivery')).toMatchObject({ on: true, fee: '1.99', provider: null, icon: 'cash' });
	expect(methods.at(-1)).toMatchObject({ on: false, position: null });
});

test('a method is read alone, an unknown one is not found, and providers say whether their settings are complete', async () => {
	expect((await merchant.call('GET', '/payment-methods/cash_on_delivery')).body).toMatchObject({ code: 'cash_on_delivery', on: true, provider: null });
	expect((await merchant.call('GET', '/payment-methods/barter')).status).toBe(404);
	const { items } = (await merchant.call('GET', '/payment-providers')).body;
	expect(items).toEqual(
		expect.arrayContaining([
			{ code: 'bank', ready: true },
			{ code: 'stripe', ready: false },
		]),
	);
});

test('a method is switched off and on at once, also in its place', async () => {
	expect(await methodOf('cash_on_delivery')).toBeDefined();
	await save('cash_on_delivery', { on: false });
	expect(await methodOf('cash_on_delivery')).toBeUndefined();
	await save('cash_on_delivery', { on: true, position: 1 });
	expect((await offered()).methods[0]?.code).toBe('cash_on_delivery');
});

test.each([
	['a minimum', { minimum: '600.00' }, 'error_payment_minimum'],
	['countries of delivery', { countries: ['SI'] }, 'error_payment_country'],
	['delivery methods', { shipping: ['parcel_locker'] }, 'error_payment_shipping'],
])('%s that the cart does not meet makes the method unavailable, with the reason', async (_title, change, label) => {
	await save('cash_on_delivery', change);
	expect(await methodOf('cash_on_delivery')).toMatchObject({ is_available: false, label_name: label });
});

test('title and name of the fee are the merchant’s in cart and order, in the language of the market', async () => {
	await save('cash_on_delivery', { titles: { hr: 'Gotovinom kuriru', de: 'Bar beim Zusteller' }, fee_titles: { hr: 'Trošak pouzeća' } });
	const { shopper, methods } = await offered();
	expect(methods.find(({ code }) => code === 'cash_on_delivery')?.title).toBe('Gotovinom kuriru');
	expect((await shopper.cart()).total.extra_items).toContainEqual({ type: 'payment', title: 'Trošak pouzeća', amount: 1.99 });
	const { order_identificator } = await shopper.place();
	await save('cash_on_delivery', { titles: null, fee_titles: null });
	const order = await shopper.open(order_identificator);
	expect([order?.payment.title, order?.total.extra_items.at(-1)?.title]).toEqual(['Gotovinom kuriru', 'Trošak pouzeća']);
});

test('a method of the merchant’s own needs a provider and a Croatian title, and is offered once its provider is ready', async () => {
	expect(await save('cards_abroad', { on: true })).toMatchObject({ status: 422 });
	expect(await save('cards_abroad', { on: true, provider: 'stripe', titles: { hr: 'Kartica', en: 'Card' } })).toMatchObject({
		status: 200,
		body: { on: true, provider_ready: false },
	});
	expect(await methodOf('cards_abroad')).toBeUndefined();
	expect(await save('cards_abroad', { provider: 'bank' })).toMatchObject({ status: 200, body: { provider_ready: true } });
	expect(await methodOf('cards_abroad')).toMatchObject({ title: 'Kartica', payment_type: 'redirect', is_available: true });
	await save('cards_abroad', { on: false });
});

test.each([
	['a provider', 'wallet', { provider: 'x'.repeat(41) }],
	['a delivery method', 'wallet', { shipping: ['x'.repeat(41)] }],
	['a code of its own', 'x'.repeat(41), { provider: 'bank', titles: { hr: 'x' } }],
	['an amount', 'wallet', { maximum: '99999999.00' }],
	['instalments above an amount', 'card', { instalments: [{ above: '10000000.00', most: 6 }] }],
])('%s that the shop could not keep is refused, and the terms of all methods stay', async (_title, code, change) => {
	const before = await list();
	expect((await save(code, change)).status).toBeGreaterThanOrEqual(400);
	expect(await list()).toEqual(before);
});

test('a method more than the shop can keep is refused, and the terms of all stay', async () => {
	const added: string[] = [];
	for (let number = 1; number <= 51 && added.length === number - 1; number++) {
		const code = `own-${number}`;
		if ((await save(code, { provider: 'bank', titles: { hr: code } })).status === 200) added.push(code);
	}
	expect(added.length).toBeLessThan(51);
	expect((await list()).map((method: { code: string }) => method.code)).toEqual(expect.arrayContaining(added));
	const { rows } = await sql<{ value: object }>`select value from settings where name = 'payment_terms'`.execute(backend.db);
	const kept = Object.fromEntries(Object.entries(rows[0]?.value ?? {}).filter(([code]) => !added.includes(code)));
	await sql`update settings set value = ${JSON.stringify(kept)}::jsonb where name = 'payment_terms'`.execute(backend.db);
});

test.each([
	['bank_transfer as the provider of another method', 'wallet', { provider: 'bank_transfer' }],
	['bank_transfer as the provider of a new method', 'own', { provider: 'bank_transfer', titles: { hr: 'Vlastiti' } }],
	['another provider of the bank transfer', 'bank_transfer', { provider: 'bank' }],
	['a provider that the shop does not have', 'wallet', { provider: 'barter' }],
])('%s is refused with a reason', async (_title, code, change) => {
	const before = await list();
	expect(await save(code, change)).toMatchObject({ status: 422, body: { errors: [{ field: 'provider' }] } });
	expect(await list()).toEqual(before);
});

test('names are in English too: those that ship, and those of the merchant’s own', async () => {
	await save('own_names', { provider: 'bank', titles: { hr: 'Karticom', en: 'By card' } });
	await save('own_croatian', { provider: 'bank', titles: { hr: 'Karticom' } });
	const names = (await list()).map(({ code, title, title_en }: Record<string, string>) => [code, title, title_en]);
	expect(names).toContainEqual(['cash_on_delivery', 'Pouzećem', 'Cash on delivery']);
	expect(names).toContainEqual(['own_names', 'Karticom', 'By card']);
	expect(names).toContainEqual(['own_croatian', 'Karticom', 'Karticom']);
	for (const code of ['own_names', 'own_croatian']) expect((await merchant.call('DELETE', `/payment-methods/${code}`)).status).toBe(200);
});

test('a method of the merchant’s own is removed, but not while an order is to be paid with it, and none that ships', async () => {
	const remove = (code: string) => merchant.call('DELETE', `/payment-methods/${code}`);
	expect([(await remove('card')).status, (await remove('barter')).status]).toEqual([409, 404]);
	await save('cards_later', { on: true, provider: 'bank', titles: { hr: 'Kartica' } });
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'cards_later' });
	const { number } = await shopper.place();
	expect(await remove('cards_later')).toMatchObject({ status: 409, body: { detail: expect.stringContaining('orders wait') } });
	await backend.db.updateTable('orders').set({ status: 'cancelled' }).where('number', '=', number).execute();
	expect((await remove('cards_later')).status).toBe(200);
	expect(await methodOf('cards_later')).toBeUndefined();
	expect((await merchant.call('GET', '/payment-methods/cards_later')).status).toBe(404);
});

test('a change of a method that was changed meanwhile is refused with its version', async () => {
	const { headers } = await merchant.call('GET', '/payment-methods/wallet');
	await save('wallet', { titles: { hr: 'Bankovna aplikacija' } });
	const late = await merchant.call('PUT', '/payment-methods/wallet', { titles: { de: 'Bank-App' } }, { 'if-match': headers.get('etag') ?? '' });
	expect(late.status).toBe(412);
	await save('wallet', { titles: null });
});

test('instalments of cards are kept, and refused for other methods', async () => {
	const instalments = [{ above: '150.00', most: 6 }];
	const { body: before } = await merchant.call('GET', '/payment-methods');
	const known = before.items.find(({ code }: { code: string }) => code === 'card').instalments;
	expect((await save('card', { instalments })).body.instalments).toEqual(instalments);
	expect((await save('card', { instalments: [{ above: '150.00', most: 1 }] })).status).toBe(400);
	expect((await save('bank_transfer', { instalments })).status).toBe(422);
	await save('card', { instalments: known });
});

test('a fee for cards, and a key without the scope, are refused', async () => {
	expect(await save('card', { fee: '1.00' })).toMatchObject({ status: 422 });
	const reader = await openMerchant(backend, 'orders:read');
	expect((await reader.call('PUT', '/payment-methods/card', { on: false })).status).toBe(403);
	expect((await reader.call('GET', '/payment-methods')).status).toBe(200);
});
