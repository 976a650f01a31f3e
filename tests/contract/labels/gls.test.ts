import { makeLabels } from '@titraj/backend/courier-labels/index.ts';
import { splitStreet } from '@titraj/backend/courier-labels/services/split-street.ts';
import { writeLockers } from '@titraj/backend/shipping/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GlsDouble, startGlsDouble } from '#tests/support/labels/gls-double.ts';
import { type LabelShop, openLabelShop } from '#tests/support/labels/label-shop.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let shop: LabelShop<GlsDouble>;
let gls: GlsDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	shop = await openLabelShop(startGlsDouble);
	({ double: gls, backend, merchant } = shop);
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
	gls.mood = 'well';
});

const place = (more: Parameters<typeof placeTestOrder>[1] = {}) => placeTestOrder(backend.db, more);
const make = async (...orders: string[]) => (await merchant.call('POST', '/courier-labels', { carrier: 'gls', orders })).body.items;
const labelsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/labels`)).body.items;
const parcelsOf = (number: string) => [...gls.parcels.values()].filter(({ Content }) => Content === number);
const pdf = (ids: string) => fetch(`${backend.url}/merchant/v1/courier-labels/pdf?ids=${ids}`, { headers: { authorization: `Bearer ${merchant.key}` } });

test('labels of several orders are made in one call, each once, and printed as one PDF; the others are refused with a reason', async () => {
	const [one, cash] = [await place({ isPaid: true, payment_code: 'bank_transfer' }), await place()];
	const [store, done] = [await place({ store: 'Zagreb' }), await place({ status: 'completed' })];
	const made = await make(one, cash, store, done, '999999999', one);
	expect(made.map(({ outcome, reason }: Record<string, unknown>) => [outcome, reason]).toSorted()).toEqual([
		['made', null],
		['made', null],
		['refused', 'the order is collected in a store'],
		['refused', 'the order is completed'],
		['refused', 'there is no such order'],
	]);
	expect(parcelsOf(one).map(({ CODAmount }) => CODAmount)).toEqual([undefined]);
	expect(parcelsOf(cash)).toMatchObject([
		{ CODAmount: 115.01, CODReference: cash, DeliveryAddress: { Name: 'Ana Anić', Street: 'Ilica', HouseNumber: '1', ZipCode: '10000' } },
	]);
	const again = await make(one, cash);
	expect(again.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['was', 'was']);
	expect([parcelsOf(one).length, parcelsOf(cash).length]).toEqual([1, 1]);
	const file = await pdf(again.map(({ id }: { id: number }) => id).join());
	expect([file.status, file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
	const [label] = await labelsOf(one);
	expect(label).toMatchObject({
		carrier: 'gls',
		state: 'made',
		tracking_url: `https://gls-group.com/HR/hr/pracenje-posiljke/?match=${label.tracking_code}`,
		error: null,
	});
}, 60_000);

test('a label is claimed right before its own call: a slow carrier lets no claim expire, which would make a parcel twice', async () => {
	const numbers = [await place(), await place()];
	const claimed: number[] = [];
	const service = {
		atOnce: 1,
		async make(parcels: readonly { readonly reference: string }[]) {
			claimed.push((await Promise.all(numbers.map(labelsOf))).flat().length);
			return new Map(parcels.map(({ reference }) => [reference, { outcome: 'made' as const, parcel: { id: reference, number: reference } }]));
		},
		find: async () => new Map(),
		print: async () => new Uint8Array(),
		cancel: async () => ({ outcome: 'gone' as const }),
	};
	const made = await makeLabels(backend.db, numbers, { carrier: 'gls', service, staff: 'Ana', now: () => new Date() });
	expect(made.map(({ outcome }) => outcome)).toEqual(['made', 'made']);
	expect(claimed).toEqual([1, 2]);
});

test('a parcel whose answer was lost is found, and not made twice', async () => {
	const number = await place();
	gls.mood = 'lost';
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason: 'GLS did not answer' });
	expect([parcelsOf(number).length, (await labelsOf(number))[0].state]).toEqual([1, 'asked']);
	gls.mood = 'well';
	expect((await make(number))[0]).toMatchObject({ outcome: 'made' });
	expect(parcelsOf(number)).toHaveLength(1);
	expect((await labelsOf(number)).length).toBe(1);
});

test('a carrier that is down leaves the order without a parcel, and the label is made once it answers', async () => {
	const number = await place();
	gls.mood = 'down';
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason: 'GLS answered 503 without a result' });
	expect(parcelsOf(number)).toHaveLength(0);
	gls.mood = 'well';
	expect((await make(number))[0]).toMatchObject({ outcome: 'made' });
	expect(parcelsOf(number)).toHaveLength(1);
});

test('two people who make the label of an order at once make one parcel', async () => {
	const number = await place();
	const outcomes = (await Promise.all([make(number), make(number), make(number)])).map(([one]) => one.outcome);
	expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
	expect(parcelsOf(number)).toHaveLength(1);
});

test('a label is cancelled and another one made, and the label of a parcel that the courier took cannot be cancelled', async () => {
	const number = await place();
	const [{ id }] = await make(number);
	const cancelled = await merchant.call('POST', `/courier-labels/${id}/cancel`, {});
	expect([cancelled.status, cancelled.body.state, parcelsOf(number).length]).toEqual([200, 'cancelled', 0]);
	expect((await merchant.call('POST', `/courier-labels/${id}/cancel`, {})).status).toBe(200);
	expect((await pdf(String(id))).status).toBe(404);
	const [second] = await make(number);
	expect(second.outcome).toBe('made');
	for (const parcel of gls.parcels.keys()) gls.taken.add(parcel);
	const refused = await merchant.call('POST', `/courier-labels/${second.id}/cancel`, {});
	expect([refused.status, refused.body.detail]).toEqual([409, 'GLS: Parcel with this ID has different status than PRINTED (6)']);
	gls.taken.clear();
	gls.mood = 'lost';
	expect((await merchant.call('POST', `/courier-labels/${second.id}/cancel`, {})).status).toBe(502);
	gls.mood = 'well';
	expect((await merchant.call('POST', `/courier-labels/${second.id}/cancel`, {})).body.state).toBe('cancelled');
	const kinds = (await merchant.call('GET', `/orders/${number}/timeline`)).body.items.map(({ what }: { what: string }) => what);
	expect(kinds.filter((what: string) => what.startsWith('label'))).toEqual(['label', 'label_cancelled', 'label', 'label_cancelled']);
});

test('an address that the carrier refuses is reported for its order, and the labels of the others are made', async () => {
	const [wrong, right] = [await place(), await place()];
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', wrong).executeTakeFirstOrThrow();
	await backend.db.updateTable('order_addresses').set({ postcode: '1000' }).where('order_id', '=', id).execute();
	const made = await make(wrong, right);
	expect(made.map(({ number, outcome, reason }: Record<string, unknown>) => [number, outcome, reason])).toEqual([
		[wrong, 'refused', 'GLS: Wrong ZipCode in DeliveryAddress (13)'],
		[right, 'made', null],
	]);
	await backend.db.updateTable('order_addresses').set({ postcode: '10000' }).where('order_id', '=', id).execute();
	expect((await make(wrong))[0].outcome).toBe('made');
	expect((await labelsOf(wrong)).map(({ state }: { state: string }) => state)).toEqual(['refused', 'made']);
});

test('a GLS parcel goes to the locker that was chosen, and is refused for a locker of another carrier', async () => {
	const locker = { title: 'Paketomat', address: 'Ilica 2', postcode: '10000', city: 'Zagreb', country: 'HR', opens: null, closes: null, in_service: true };
	await writeLockers(backend.db, [
		{ ...locker, code: 'gls:HR-77' },
		{ ...locker, code: 'boxnow:42' },
	]);
	for (const [code, outcome] of [
		['gls:HR-77', 'made'],
		['boxnow:42', 'refused'],
	] as const) {
		const number = await place();
		const { id, ...stored } = await backend.db.selectFrom('parcel_lockers').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
		const order = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
		const chosen = JSON.stringify({
			id,
			title: stored.title,
			address: stored.address,
			postcode: stored.postcode,
			city: stored.city,
			country: stored.country,
			opens: null,
			closes: null,
		});
		await backend.db.updateTable('order_parcels').set({ locker: chosen }).where('order_id', '=', order.id).execute();
		await backend.db.updateTable('order_addresses').set({ phone: '+385911234567' }).where('order_id', '=', order.id).execute();
		expect((await make(number))[0].outcome).toBe(outcome);
		if (outcome === 'made') expect(parcelsOf(number)[0]?.ServiceList).toEqual([{ Code: 'PSD', PSDParameter: { StringValue: 'HR-77' } }]);
	}
});

test('without its settings the label service names those that are missing, and a wrong password is refused with the message of the carrier', async () => {
	const other = await startTestBackend(undefined, { providerVariables: { GLS_USERNAME: 'shop@titraj.example' } });
	const wrong = await startTestBackend(undefined, { providerVariables: { ...gls.settings, GLS_PASSWORD: 'kriva-lozinka' } });
	try {
		const unset = await openMerchant(other);
		const { items } = (await unset.call('GET', '/label-services')).body;
		expect(items[0]).toMatchObject({ carrier: 'gls', name: 'GLS', missing: expect.arrayContaining(['GLS_PASSWORD', 'GLS_CLIENT_NUMBER']) });
		const refused = await unset.call('POST', '/courier-labels', { carrier: 'gls', orders: ['1'] });
		expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('missing: GLS_PASSWORD, GLS_CLIENT_NUMBER')]);
		expect((await unset.call('POST', '/courier-labels', { carrier: 'golub', orders: ['1'] })).status).toBe(404);
		await numberPapers(wrong.db);
		const denied = await (await openMerchant(wrong)).call('POST', '/courier-labels', { carrier: 'gls', orders: [await placeTestOrder(wrong.db)] });
		expect(denied.body.items[0]).toMatchObject({ outcome: 'refused', reason: 'GLS: Unauthorized. (-1)' });
	} finally {
		await other.close();
		await wrong.close();
	}
}, 120_000);

test.each([
	['Ilica 1', ['Ilica', '1', '']],
	['Ulica grada Vukovara 271a', ['Ulica grada Vukovara', '271', 'a']],
	['Trg 101. brigade 4 B', ['Trg 101. brigade', '4', 'B']],
	['3. Cvjetno naselje', ['3. Cvjetno naselje', '', '']],
	['  Riva  ', ['Riva', '', '']],
	['', ['', '', '']],
])('the street %j is split for the courier', (street, parts) => {
	expect(splitStreet(street)).toEqual(parts);
});
