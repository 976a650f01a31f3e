import { ParcelLockersAnswer, ParcelShippingAnswer } from '@titraj/contract/shipping.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
});
afterAll(() => backend.close());

const CABLE = 21;
const STARI_SAT = { title: 'Zagreb, Stari sat', address: 'Ulica dioda 7', postcode: '10000', city: 'Zagreb', country: 'HR', opens: null, closes: null };
const find = async (search_q?: string) => {
	const answer = await shopper.send('_get_hapi_webshop_parcel_locker', search_q === undefined ? {} : { search_q });
	return expectContract(ParcelLockersAnswer, answer).data ?? { items: [], total: 0 };
};
const titlesOf = async (search_q?: string) => (await find(search_q)).items.map(({ title }) => title);
const idOf = async (code: string) => (await backend.db.selectFrom('parcel_lockers').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const chooseLocker = (locker_id: number | null) =>
	shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'parcel_locker', locker_id });
const shippingOf = async () => (await shopper.cart()).parcels[0]?.shipping;

describe('the list of parcel lockers', () => {
	it.each([
		['by town, without diacritics', 'sibenik', ['Šibenik, Kod mosta']],
		['by the beginning of a postcode', '22', ['Šibenik, Kod mosta']],
		['by street and town together', 'dioda, zagreb', ['Zagreb, Stari sat']],
		['in an unknown place', 'nigdje', []],
		['of another country', 'Ljubljana', []],
		['with wildcard characters of SQL', '%_', []],
	])('finds lockers %s', async (_title, search, titles) => {
		expect(await titlesOf(search)).toEqual(titles);
	});

	it('leaves out lockers that are out of service, and starts near the address of the cart', async () => {
		expect(await titlesOf()).toEqual(['Šibenik, Kod mosta', 'Zagreb, Stari sat']);
		await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA });
		expect(await titlesOf()).toEqual(['Zagreb, Stari sat', 'Šibenik, Kod mosta']);
	});

	it('has at most 20, and the total number', async () => {
		const rows = Array.from({ length: 30 }, (_, index) => ({ ...STARI_SAT, code: `x-${index}`, title: `Mnogo ${index}` }));
		await backend.db.insertInto('parcel_lockers').values(rows).execute();
		const { items, total } = await find('mnogo');
		expect([items.length, total]).toEqual([20, 30]);
		await backend.db.deleteFrom('parcel_lockers').where('code', 'like', 'x-%').execute();
	});
});

describe('a parcel locker', () => {
	it.each([
		['none', async () => null],
		['an unknown locker', async () => 999_999],
		['a number above the range of the database', async () => 2 ** 40],
		['a locker out of service', () => idOf('zg-2')],
		['a locker in a country without delivery', () => idOf('lj-1')],
	])('is refused: %s; the previous choice stays', async (_title, toId) => {
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
		expect(await chooseLocker(await toId())).toMatchObject({ success: false, label_name: 'error_shipping_locker' });
		expect(await shippingOf()).toMatchObject({ code: 'courier', locker: null });
	});

	it('stays in the cart until another delivery method is chosen', async () => {
		const id = await idOf('zg-1');
		expect(await chooseLocker(id)).toMatchObject({ success: true });
		expect(await shippingOf()).toMatchObject({ code: 'parcel_locker', locker: { id, ...STARI_SAT } });
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
		expect(await shippingOf()).toMatchObject({ code: 'courier', locker: null });
		expect(await backend.db.selectFrom('cart_parcels').select('locker_id').where('locker_id', '=', id).execute()).toEqual([]);
	});

	it('that is out of service after it was chosen prevents the order, with a message', async () => {
		await shopper.choose({ shipping: { parcel_id: 1, shipping_code: 'parcel_locker', locker_id: await idOf('zg-1') }, payment: 'bank_transfer' });
		await backend.db.updateTable('parcel_lockers').set({ in_service: false }).where('code', '=', 'zg-1').execute();
		expect((await shopper.cart()).missing).toEqual(['locker']);
		expect(await shopper.order()).toMatchObject({ success: false, label_name: 'error_order_locker', data: { order: null } });
		await backend.db.updateTable('parcel_lockers').set({ in_service: true }).where('code', '=', 'zg-1').execute();
		expect(await shopper.order()).toMatchObject({ success: true });
	});

	it('is in the order and its mail, which have the recipient at the locker’s address and the home address for billing', async () => {
		const id = await idOf('si-1');
		await shopper.choose({
			email: 'paket@titraj.example',
			shipping: { parcel_id: 1, shipping_code: 'parcel_locker', locker_id: id },
			payment: 'bank_transfer',
		});
		const { data } = await shopper.order();
		await backend.db.updateTable('parcel_lockers').set({ title: 'Preimenovan' }).where('code', '=', 'si-1').execute();
		const order = await shopper.send('_get_hapi_webshop_order', { order_identificator: data?.order?.order_identificator ?? '' });
		expect(order).toMatchObject({
			data: {
				delivery: { first_name: 'Ana', last_name: 'Anić', street: 'Ulica dioda 7', postcode: '22000', city: 'Šibenik', phone: '+385915550101' },
				billing: { street: ANA.street, postcode: ANA.postcode },
				parcels: [{ locker: { id, title: 'Šibenik, Kod mosta', opens: '06:00', closes: '22:00' }, location_id: null }],
			},
		});
		expect((await lastMailTo(backend, 'paket@titraj.example')).text).toContain(
			'Paketomat: Šibenik, Kod mosta, Ulica dioda 7, 22000 Šibenik. Radno vrijeme: 6:00–22:00.',
		);
	});
});

it('a shop without parcel lockers does not offer delivery to them', async () => {
	await using bare = await startTestBackend();
	await bare.db.updateTable('parcel_lockers').set({ in_service: false }).execute();
	const guest = shopperWith(bare, await bare.newToken());
	await guest.add(CABLE, 1);
	const { data } = expectContract(ParcelShippingAnswer, await guest.send('_get_hapi_webshop_parcel_shipping', {}));
	expect(data?.items[0]?.methods.map(({ code }) => code)).toEqual(['courier', 'pickup']);
});
