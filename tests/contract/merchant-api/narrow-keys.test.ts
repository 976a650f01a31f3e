import { revokeKey } from '@titraj/backend/merchant-api/keys/manage-keys.ts';
import { beforeAll, expect, it, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

const open = (scopes: string): Promise<MerchantClient> => openMerchant(backend, scopes);

/** The newest key by its name. */
const readKey = () => backend.db.selectFrom('api_keys').select(['id', 'name']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

it('a key for content reads the names of groups of customers, and neither their terms nor how many members they have', async () => {
	const terms = { name: 'Za sadržaj', percent: 12, excluded_categories: [], excluded_manufacturers: [], prices: [] };
	await (await open('prices:write')).call('POST', '/customer-groups', terms);
	const content = await open('content:write');
	const { body } = await content.call('GET', '/audience-groups');
	expect(body.items).toContainEqual({ id: expect.any(Number), name: terms.name });
	expect((await content.call('GET', '/customer-groups')).status).toBe(403);
});

it('a connector is read, replaced and reported by its own key alone, and by the next one once that is revoked', async () => {
	const name = 'ERP';
	const calls = (client: MerchantClient) =>
		Promise.all([
			client.call('GET', `/connector-states/${name}`),
			client.call('POST', '/connector-states', { name, state: 'QUJD' }),
			client.call('POST', '/connector-reports', { name, total: 0, problems: [] }),
		]).then((replies) => replies.map(({ status }) => status));
	const own = await open('orders:write');
	const { name: key } = await readKey();
	expect((await own.call('POST', '/connector-states', { name, state: 'QUJD' })).status).toBe(200);
	const other = await open('orders:write');
	expect([await calls(own), await calls(other)]).toEqual([
		[200, 200, 200],
		[403, 403, 403],
	]);
	const support = await openPerson(backend, 'support');
	expect((await support.call('GET', `/connector-states/${name}`)).status).toBe(403);
	await revokeKey(backend.db, key);
	expect(await calls(other)).toEqual([200, 200, 200]);
});

test.each([
	['stock:write', 'PUT', '/products/MON-1/stock', { quantity: 3 }, 'products:read'],
	['orders:write', 'POST', '/orders/:number/notes', { text: 'Zvati prije dostave' }, 'orders:read'],
])('a refused change with %s shows no state that the key may not read: %s %s', async (scope, method, path, body, read) => {
	const url = path.replace(':number', number);
	const change = async (scopes: string) => (await (await open(scopes)).call(method, url, body, { 'if-match': '"old"' })).body;
	expect(await change(scope)).toMatchObject({ status: 412, current: null, etag: null });
	expect(await change(`${scope},${read}`)).toMatchObject({ status: 412, current: expect.any(Object) });
});

it('a mail about orders is shown and sent with the newest order only to keys that read orders', async () => {
	const settings = await open('settings:write');
	const asked = [
		await settings.call('POST', '/mails/order/texts/hr/preview', { texts: {} }),
		await (await open('orders:write')).call('POST', '/mails/order/test', { recipient: 'stranac@titraj.example' }),
	];
	expect(asked.map(({ status, body }) => [status, body.detail])).toEqual(
		Array(2).fill([403, 'a mail about orders shows the newest one: that needs orders:read']),
	);
	expect((await (await open('settings:write,orders:read')).call('POST', '/mails/order/texts/hr/preview', { texts: {} })).status).toBe(200);
	expect((await settings.call('POST', '/mails/signup/texts/hr/preview', { texts: {} })).status).toBe(200);
});

let number = '';
beforeAll(async () => {
	number = await placeTestOrder(backend.db);
});
