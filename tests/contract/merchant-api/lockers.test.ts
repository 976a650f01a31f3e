import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const locker = (code: string, title = 'Paketomat') => ({
	...{ code, title, address: 'Korzo 3', postcode: '51000', city: 'Rijeka', country: 'HR', opens: null, closes: null, in_service: true },
});
const replace = (carrier: string, lockers: readonly object[]) => merchant.call('PUT', `/parcel-lockers/${carrier}`, { lockers });
const found = async (q: string) => (await merchant.call('GET', `/parcel-lockers?q=${encodeURIComponent(q)}`)).body.items;

it('the list of a carrier replaces its lockers and no others; a missing one takes no parcels, and a repeated one counts once', async () => {
	const before = (await merchant.call('GET', '/parcel-lockers')).body.items;
	expect((await replace('gls', [locker('1'), locker('2'), locker('2', 'Novo ime')])).body).toEqual({ lockers: 2, out_of_service: 0 });
	expect((await replace('box', [locker('1')])).body).toEqual({ lockers: 1, out_of_service: 0 });
	expect((await replace('gls', [locker('2', 'Novo ime')])).body).toEqual({ lockers: 1, out_of_service: 1 });
	expect(await found('gls:1')).toMatchObject([{ in_service: false }]);
	expect(await found('gls:2 rijeka')).toMatchObject([{ title: 'Novo ime', in_service: true }]);
	expect(await found('box:')).toMatchObject([{ code: 'box:1', in_service: true }]);
	const after = (await merchant.call('GET', '/parcel-lockers')).body.items;
	expect(after.slice(0, before.length)).toEqual(before);
});

it('an empty or broken list, and a caller without the right, change nothing', async () => {
	await replace('gls', [locker('9')]);
	expect((await replace('gls', [])).status).toBe(400);
	expect((await replace('gls', [locker('8'), { ...locker('7'), country: 'Hrvatska' }])).status).toBe(400);
	expect((await replace('GLS!', [locker('8')])).status).toBe(400);
	const reader = await openMerchant(backend, 'orders:read');
	expect((await reader.call('PUT', '/parcel-lockers/gls', { lockers: [locker('8')] })).status).toBe(403);
	expect(await found('gls:9')).toMatchObject([{ in_service: true }]);
	expect(await found('gls:8')).toEqual([]);
});
