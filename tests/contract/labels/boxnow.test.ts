import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BoxNowDouble, startBoxNowDouble } from '#tests/support/labels/boxnow-double.ts';
import { type LabelShop, openLabelShop } from '#tests/support/labels/label-shop.ts';
import { sendToLocker } from '#tests/support/labels/send-to-locker.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let shop: LabelShop<BoxNowDouble>;
let boxnow: BoxNowDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	shop = await openLabelShop(startBoxNowDouble);
	({ double: boxnow, backend, merchant } = shop);
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
	boxnow.mood = 'well';
	boxnow.refuseWith = null;
	boxnow.tokenUses = 1000;
	boxnow.emptyLists = 0;
});

const paid = { isPaid: true, payment_code: 'bank_transfer' };

async function place(more: Parameters<typeof placeTestOrder>[1] = {}, to: Parameters<typeof sendToLocker>[2] = { code: 'boxnow:42' }): Promise<string> {
	const number = await placeTestOrder(backend.db, more);
	await sendToLocker(backend.db, number, to);
	return number;
}

const makeWith = async (client: MerchantClient, orders: string[]) => (await client.call('POST', '/courier-labels', { carrier: 'boxnow', orders })).body.items;
const make = (...orders: string[]) => makeWith(merchant, orders);
const labelsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/labels`)).body.items;
const pdf = (ids: string) => fetch(`${backend.url}/merchant/v1/courier-labels/pdf?ids=${ids}`, { headers: { authorization: `Bearer ${merchant.key}` } });
const outcomesOf = (items: { outcome: string }[]) => items.map(({ outcome }) => outcome);

test('a parcel is announced with locker, phone number for abroad, weight and the amount on delivery, and both labels are one PDF', async () => {
	const [cash, prepaid] = [await place(), await place(paid)];
	const made = await make(cash, prepaid);
	expect(outcomesOf(made)).toEqual(['made', 'made']);
	expect(boxnow.parcelsOf(cash)).toMatchObject([
		{
			request: {
				...{ orderNumber: `${cash}-1`, paymentMode: 'cod', amountToBeCollected: '115.01', invoiceValue: '115.01', origin: { locationId: '77' } },
				destination: { locationId: '42', contactNumber: '+385911234567', contactEmail: 'ana@titraj.example', contactName: 'Ana Anić' },
				items: [{ name: cash, value: '115.01', weight: expect.any(Number) }],
			},
		},
	]);
	expect(boxnow.parcelsOf(prepaid)).toMatchObject([{ request: { paymentMode: 'prepaid', amountToBeCollected: '0.00' } }]);
	for (const ids of [made.map(({ id }: { id: number }) => id).join(), String(made[0].id)]) {
		const file = await pdf(ids);
		expect([file.status, file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
	}
	const [label] = await labelsOf(cash);
	expect(label).toMatchObject({ carrier: 'boxnow', state: 'made', tracking_url: `https://boxnow.hr/?track=${label.tracking_code}` });
	expect(outcomesOf(await make(cash, prepaid))).toEqual(['was', 'was']);
	expect(boxnow.parcelsOf(cash)).toHaveLength(1);
});

test('an order without a locker, with a locker of another carrier, or without a phone number is refused before BOX NOW is asked', async () => {
	const home = await placeTestOrder(backend.db, paid);
	const [other, silent] = [await place(paid, { code: 'gls:HR-77' }), await place(paid, { code: 'boxnow:42', phone: null })];
	const before = boxnow.parcels.size;
	const reasons = new Map((await make(home, other, silent)).map(({ number, reason }: { number: string; reason: string }) => [number, reason]));
	expect(reasons.get(home)).toBe('BOX NOW: it delivers to parcel lockers only, and the order has none');
	expect(reasons.get(other)).toBe('the parcel locker of the order (gls:HR-77) is not one of this carrier');
	expect(reasons.get(silent)).toContain('no phone number that can be called from abroad');
	expect(boxnow.parcels.size).toBe(before);
});

test.each([
	['S', [70, 400, 500], 1, 1],
	['M', [70, 400, 500], 2, 2],
	['L', [150, 400, 500], 2, 3],
	['none', [400, 450, 600], 1, null],
] as const)('the compartment is %s for pieces of %j mm, %i times', async (_, size, qty, expected) => {
	await backend.db
		.updateTable('products')
		.set({ size_mm: [...size] })
		.where('code', '=', 'MON-1')
		.execute();
	try {
		const number = await place({ ...paid, qty });
		const [one] = await make(number);
		if (expected === null) return expect(one).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('do not fit') });
		return expect(boxnow.parcelsOf(number)).toMatchObject([{ request: { items: [{ compartmentSize: expected }] } }]);
	} finally {
		await backend.db.updateTable('products').set({ size_mm: null }).where('code', '=', 'MON-1').execute();
	}
});

test('a parcel whose answer was lost is found by its number, and not made twice', async () => {
	const number = await place();
	boxnow.mood = 'lost';
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason: 'BOX NOW did not answer' });
	expect([boxnow.parcelsOf(number).length, (await labelsOf(number))[0].state]).toEqual([1, 'asked']);
	boxnow.mood = 'well';
	expect((await make(number))[0].outcome).toBe('made');
	expect([boxnow.parcelsOf(number).length, (await labelsOf(number)).length]).toEqual([1, 1]);
});

test('a parcel that appears only after it was searched is taken by its number, and not made twice', async () => {
	const number = await place();
	boxnow.mood = 'lost';
	await make(number);
	boxnow.mood = 'well';
	boxnow.emptyLists = 2;
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('not listed yet') });
	boxnow.emptyLists = 1;
	expect((await make(number))[0].outcome).toBe('made');
	expect(boxnow.parcelsOf(number)).toHaveLength(1);
});

test('a parcel whose answer was lost days ago is taken, also if a later search of it failed', async () => {
	const number = await place();
	boxnow.mood = 'lost';
	await make(number);
	const friday = new Date(Date.now() - 3 * 86_400_000);
	for (const [id, parcel] of boxnow.parcels)
		if (parcel.request.orderNumber === `${number}-1`) boxnow.parcels.set(id, { ...parcel, createTime: friday.toISOString() });
	await backend.db.updateTable('courier_labels').set({ asked_at: friday }).where('reference', '=', `${number}-1`).execute();
	boxnow.mood = 'down';
	expect((await make(number))[0].outcome).toBe('unknown');
	boxnow.mood = 'well';
	expect((await make(number))[0].outcome).toBe('made');
	expect(boxnow.parcelsOf(number)).toMatchObject([{ request: { orderNumber: `${number}-1` } }]);
});

test('a label without an answer is given up, and the order gets another one; while it is being made, it is not', async () => {
	const number = await place();
	boxnow.mood = 'down';
	await make(number);
	const [label] = await labelsOf(number);
	await backend.db.updateTable('courier_labels').set({ error: null }).where('id', '=', label.id).execute();
	expect((await merchant.call('POST', `/courier-labels/${label.id}/cancel`, {})).status).toBe(409);
	await backend.db.updateTable('courier_labels').set({ error: 'no answer' }).where('id', '=', label.id).execute();
	const calls = boxnow.calls.length;
	expect((await merchant.call('POST', `/courier-labels/${label.id}/cancel`, {})).body).toMatchObject({ state: 'refused', error: 'no answer' });
	expect(boxnow.calls).toHaveLength(calls);
	boxnow.mood = 'well';
	expect((await make(number))[0].outcome).toBe('made');
	expect(boxnow.parcelsOf(number)).toMatchObject([{ request: { orderNumber: `${number}-2` } }]);
});

test('a number that an older parcel of the account has is refused, and the next attempt takes the next number', async () => {
	const number = await place();
	const request = { orderNumber: `${number}-1`, paymentMode: 'prepaid', amountToBeCollected: '0.00', origin: { locationId: '77' }, items: [] };
	const destination = { locationId: '42', contactNumber: '+385911111111', contactEmail: 'nekad@titraj.example' };
	boxnow.parcels.set('77', { request: { ...request, destination }, createTime: '2020-01-01T00:00:00.000Z', state: 'new' });
	expect((await make(number))[0]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('(P410)') });
	expect((await make(number))[0].outcome).toBe('made');
	expect(boxnow.parcelsOf(number)).toMatchObject([{ request: { orderNumber: `${number}-2` } }]);
});

test.each([
	['down', 'BOX NOW answered 503 without a result'],
	['html', 'BOX NOW answered 200 without a result'],
	['huge', 'BOX NOW answered with more than 20 MB'],
] as const)('an answer that is %s leaves the label without an outcome, and it is made once', async (mood, reason) => {
	const number = await place(paid);
	boxnow.mood = mood;
	expect((await make(number))[0]).toMatchObject({ outcome: 'unknown', reason });
	boxnow.mood = 'well';
	expect((await make(number))[0].outcome).toBe('made');
	expect(boxnow.parcelsOf(number)).toHaveLength(1);
});

test('a token that expires between the parcels of one call is renewed, and no parcel is made twice', async () => {
	const numbers = [await place(paid), await place(paid), await place(paid)];
	const calls = boxnow.calls.length;
	boxnow.tokenUses = 2;
	expect(outcomesOf(await make(...numbers))).toEqual(['made', 'made', 'made']);
	expect(numbers.map((number) => boxnow.parcelsOf(number).length)).toEqual([1, 1, 1]);
	expect(boxnow.calls.slice(calls).filter((call) => call === 'POST /auth-sessions')).toHaveLength(2);
});

test.each([
	['P402', 'BOX NOW: the parcel locker is unknown'],
	['P411', 'BOX NOW: the contract does not allow cash on delivery (P411)'],
	['P466', 'BOX NOW: the account has unpaid invoices (P466)'],
	['X403', 'BOX NOW: the account is disabled; ask BOX NOW (X403)'],
	['P999', 'BOX NOW: refused (P999)'],
	['constructor', 'BOX NOW: refused (constructor)'],
])('the refusal %s is shown in words, and the label can be made later', async (code, words) => {
	const number = await place(paid);
	boxnow.refuseWith = code;
	expect((await make(number))[0]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(words) });
	boxnow.refuseWith = null;
	expect((await make(number))[0].outcome).toBe('made');
});

test('two people who make the labels of the same orders at once make one parcel for each', async () => {
	const other = await openMerchant(backend);
	const numbers = [await place(paid), await place(paid)];
	const made = (await Promise.all([makeWith(merchant, numbers), makeWith(other, numbers.toReversed()), makeWith(other, numbers)])).flat();
	expect(made.filter(({ outcome }) => outcome === 'made')).toHaveLength(2);
	expect(numbers.map((number) => boxnow.parcelsOf(number).length)).toEqual([1, 1]);
});

test('a label is cancelled and another one made; one that was handed over cannot be cancelled', async () => {
	const number = await place(paid);
	const [{ id }] = await make(number);
	const cancel = (label: number) => merchant.call('POST', `/courier-labels/${label}/cancel`, {});
	boxnow.mood = 'lost';
	expect((await cancel(id)).status).toBe(502);
	boxnow.mood = 'well';
	expect((await cancel(id)).body.state).toBe('cancelled');
	expect(boxnow.parcelsOf(number)).toEqual([]);
	const [second] = await make(number);
	const [parcel] = boxnow.parcelsOf(number);
	expect([second.outcome, parcel?.request.orderNumber]).toEqual(['made', `${number}-2`]);
	if (parcel !== undefined) parcel.state = 'in-transit';
	const refused = await cancel(second.id);
	expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('(P420)')]);
});

test('a wrong client secret refuses the labels and makes no parcel', async () => {
	const wrong = await startTestBackend(undefined, { providerVariables: { ...boxnow.settings, BOXNOW_CLIENT_SECRET: 'kriva' } });
	try {
		await numberPapers(wrong.db);
		const number = await placeTestOrder(wrong.db, paid);
		await sendToLocker(wrong.db, number, { code: 'boxnow:42' });
		const before = boxnow.parcels.size;
		const [one] = await makeWith(await openMerchant(wrong), [number]);
		expect(one).toMatchObject({ outcome: 'refused', reason: 'BOX NOW: client id or client secret is wrong (401)' });
		expect(boxnow.parcels.size).toBe(before);
	} finally {
		await wrong.close();
	}
}, 120_000);

test('each order goes to its own carrier: that of its locker; an address has none if no carrier delivers there', async () => {
	const [locker, stranger, home] = [await place(paid), await place(paid, { code: 'golub:7' }), await placeTestOrder(backend.db, paid)];
	const own = async () => (await merchant.call('POST', '/courier-labels', { carrier: null, orders: [locker, stranger, home, '999999999'] })).body.items;
	expect(await own()).toMatchObject([
		{ number: locker, outcome: 'made', carrier: 'boxnow' },
		{ number: stranger, outcome: 'refused', reason: 'no carrier that makes labels has its parcel locker (golub:7)' },
		{ number: home, outcome: 'refused', reason: 'no carrier that makes labels delivers to addresses' },
		{ number: '999999999', outcome: 'refused' },
	]);
	expect((await own())[0]).toMatchObject({ outcome: 'was', carrier: 'boxnow' });
	expect(boxnow.parcelsOf(locker)).toHaveLength(1);
}, 60_000);
