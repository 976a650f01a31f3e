import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HpDouble, startHpDouble } from '#tests/support/labels/hp-double.ts';
import { type LabelShop, openLabelShop } from '#tests/support/labels/label-shop.ts';
import { sendToLocker } from '#tests/support/labels/send-to-locker.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let shop: LabelShop<HpDouble>;
let hp: HpDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	shop = await openLabelShop(startHpDouble);
	({ double: hp, backend, merchant } = shop);
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
	hp.mood = 'well';
});

const paid = { isPaid: true, payment_code: 'bank_transfer' };
const place = (more: Parameters<typeof placeTestOrder>[1] = {}) => placeTestOrder(backend.db, more);
const makeWith = async (client: MerchantClient, orders: string[]) => (await client.call('POST', '/courier-labels', { carrier: 'hp', orders })).body.items;
const make = (...orders: string[]) => makeWith(merchant, orders);
const labelsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/labels`)).body.items;
const outcomesOf = (items: { outcome: string }[]) => items.map(({ outcome }) => outcome);

test('parcels to an address and to a parcel locker are announced in one call and printed as one PDF', async () => {
	const [cash, locker] = [await place(), await place(paid)];
	await sendToLocker(backend.db, locker, { code: 'hp:61004' });
	const made = await make(cash, locker);
	expect(outcomesOf(made)).toEqual(['made', 'made']);
	expect(hp.shipmentsOf(cash)).toMatchObject([
		{
			...{ client_reference_number: `${cash}-1`, delivery_type: 1, payment_value: 115.01, additional_services: [{ additional_service_id: 9 }] },
			recipient: { recipient_name: 'Ana Anić', recipient_street: 'Ilica', recipient_hnum: '1', recipient_zip: '10000' },
		},
	]);
	expect(hp.shipmentsOf(locker)).toMatchObject([
		{ delivery_type: 3, parcel_size: 'M', additional_services: [], recipient: { recipient_delivery_center: '61004', recipient_phone: '0911234567' } },
	]);
	const ids = made.map(({ id }: { id: number }) => id).join();
	const file = await fetch(`${backend.url}/merchant/v1/courier-labels/pdf?ids=${ids}`, { headers: { authorization: `Bearer ${merchant.key}` } });
	expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
	const [label] = await labelsOf(cash);
	expect(label.tracking_url).toBe(`https://posiljka.posta.hr/hr/tracking/trackingdata?barcode=${label.tracking_code}`);
	expect(outcomesOf(await make(cash, locker))).toEqual(['was', 'was']);
});

test('a parcel locker without a Croatian mobile number is refused before the carrier is asked', async () => {
	const number = await place(paid);
	await sendToLocker(backend.db, number, { code: 'hp:61004', phone: '01 234 5678' });
	expect((await make(number))[0]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('Croatian mobile number') });
	expect(hp.shipmentsOf(number)).toEqual([]);
});

test('a parcel to another country is refused before the carrier is asked', async () => {
	const number = await place(paid);
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	await backend.db.updateTable('order_addresses').set({ country: 'SI' }).where('order_id', '=', id).execute();
	expect((await make(number))[0]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('the recipient is in SI') });
	expect(hp.shipmentsOf(number)).toEqual([]);
});

test('a parcel whose answer was lost is cancelled before another one is made, so that one is left', async () => {
	const number = await place();
	hp.mood = 'lost';
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason: 'Hrvatska pošta did not answer' });
	expect(hp.shipmentsOf(number)).toHaveLength(1);
	hp.mood = 'well';
	expect((await make(number))[0]).toMatchObject({ outcome: 'refused', reason: 'Hrvatska pošta: Pošiljka s tim brojem već postoji. (12)' });
	expect(hp.shipmentsOf(number)).toEqual([]);
	expect((await make(number))[0].outcome).toBe('made');
	expect(hp.shipmentsOf(number)).toMatchObject([{ client_reference_number: `${number}-2` }]);
});

test.each([
	['down', 'Hrvatska pošta answered 503 without a result'],
	['html', 'Hrvatska pošta answered 200 without a result'],
] as const)('an answer that is %s leaves the label without an outcome, and it is made once', async (mood, reason) => {
	const number = await place(paid);
	hp.mood = mood;
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason });
	hp.mood = 'well';
	expect((await make(number))[0].outcome).toBe('made');
	expect(hp.shipmentsOf(number)).toHaveLength(1);
});

test('an address that the carrier refuses is reported in its words, and the labels of the others are made', async () => {
	const [wrong, right] = [await place(paid), await place(paid)];
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', wrong).executeTakeFirstOrThrow();
	await backend.db.updateTable('order_addresses').set({ postcode: '1000' }).where('order_id', '=', id).execute();
	const outcomes = new Map((await make(wrong, right)).map((one: { number: string }) => [one.number, one]));
	expect(outcomes.get(wrong)).toMatchObject({ outcome: 'refused', reason: 'Hrvatska pošta: Poštanski broj nije ispravan. (7)' });
	expect(outcomes.get(right)).toMatchObject({ outcome: 'made' });
});

test('two people who make the label of an order at once make one parcel', async () => {
	const other = await openMerchant(backend);
	const number = await place(paid);
	const made = (await Promise.all([make(number), makeWith(other, [number]), makeWith(other, [number])])).flat();
	expect(made.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
	expect(hp.shipmentsOf(number)).toHaveLength(1);
});

test('a label is cancelled and another one made; one that was handed over cannot be cancelled', async () => {
	const number = await place(paid);
	const [{ id }] = await make(number);
	const cancel = (label: number) => merchant.call('POST', `/courier-labels/${label}/cancel`, {});
	expect((await cancel(id)).body.state).toBe('cancelled');
	expect(hp.shipmentsOf(number)).toEqual([]);
	const [second] = await make(number);
	hp.taken.add(second.tracking_code);
	const refused = await cancel(second.id);
	expect([refused.status, refused.body.detail]).toEqual([409, 'Hrvatska pošta: Pošiljka je preuzeta. (21)']);
});

test('a label whose cancellation got no answer is given up by staff once the carrier refuses to cancel it again, and not before an answer was lost', async () => {
	const number = await place(paid);
	const [{ id, tracking_code }] = await make(number);
	const cancel = (body: object = {}) => merchant.call('POST', `/courier-labels/${id}/cancel`, body);
	expect((await cancel({ give_up: true })).status).toBe(409);
	hp.mood = 'lost';
	expect((await cancel()).status).toBe(502);
	hp.mood = 'well';
	expect(hp.shipmentsOf(number)).toEqual([]);
	expect(await labelsOf(number)).toMatchObject([{ state: 'made', error: 'Hrvatska pošta did not answer' }]);
	expect((await cancel()).status).toBe(409);
	expect((await cancel({ give_up: true })).body).toMatchObject({ state: 'cancelled', tracking_code });
	expect((await make(number))[0].outcome).toBe('made');
	expect(hp.shipmentsOf(number)).toMatchObject([{ client_reference_number: `${number}-2` }]);
});

test('a wrong password refuses the labels and makes no parcel', async () => {
	const wrong = await startTestBackend(undefined, { providerVariables: { ...hp.settings, HP_PASSWORD: 'kriva' } });
	try {
		await numberPapers(wrong.db);
		const before = hp.shipments.size;
		const [one] = await makeWith(await openMerchant(wrong), [await placeTestOrder(wrong.db, paid)]);
		expect(one).toMatchObject({ outcome: 'refused', reason: 'Hrvatska pošta: user name or password is wrong (401)' });
		expect(hp.shipments.size).toBe(before);
	} finally {
		await wrong.close();
	}
}, 120_000);
