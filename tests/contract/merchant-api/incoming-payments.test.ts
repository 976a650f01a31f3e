import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@titraj/backend/orders/payment/incoming/statement-folder.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';
import { type Credit, camt02, camt08, camtBatch, camtOthers } from '#tests/support/statements/camt.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(() => merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 }));
afterEach(() => vi.restoreAllMocks());

/** Of an order of one MON-1, with delivery. */
const TOTAL = '115.01';

const placeTransfer = () => placeTestOrder(backend.db, { status: 'awaiting_payment', payment_code: 'bank_transfer' });
const upload = async (content: string) => (await merchant.call('POST', '/bank-statements', { content })).body;
const orderOf = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const openCases = async () => (await merchant.call('GET', '/incoming-payments?open=true&limit=500')).body.items;
const caseOf = async (number: string) => (await openCases()).find(({ order }: { order: string | null }) => order === number);

describe('a bank statement', () => {
	test.each([
		['version .02 with the reference of the slip', (number: string) => camt02([{ amount: TOTAL, reference: `HR00${number}` }])],
		['version .02 with a space after the model', (number: string) => camt02([{ amount: TOTAL, reference: `HR00 ${number}` }])],
		['version .02 with the number in the text alone', (number: string) => camt02([{ amount: TOTAL, text: `Narudžba ${number}, hvala` }])],
		['version .08 with a prefix and the number as EndToEndId', (number: string) => camt08([{ amount: TOTAL, reference: `HR00${number}` }])],
		[
			'a batch',
			(number: string) =>
				camtBatch([
					{ amount: TOTAL, reference: `HR00${number}` },
					{ amount: '5.00', reference: 'HR009' },
				]),
		],
	])('in %s pays the order', async (_title, write) => {
		const number = await placeTransfer();
		expect((await upload(write(number))).outcomes).toMatchObject({ paid: 1 });
		expect(await orderOf(number)).toMatchObject({ status: 'paid', payment: { paid: true } });
	});

	test('that is uploaded twice, or overlaps with another one, pays once', async () => {
		const number = await placeTransfer();
		const credit: Credit = { amount: TOTAL, reference: `HR00${number}`, bankReference: `B${number}` };
		expect(await upload(camt02([credit]))).toEqual({ outcomes: { paid: 1 }, repeated: 0 });
		expect(await upload(camt02([credit, { amount: '1.00', text: 'other' }]))).toEqual({ outcomes: { unknown: 1 }, repeated: 1 });
		expect(await caseOf(number)).toBeUndefined();
	});

	test.each([
		['less', '100.00', 'under'],
		['more', '120.00', 'over'],
	])('with %s than the order’s amount pays nothing and is a case, which staff accept', async (_title, amount, outcome) => {
		const number = await placeTransfer();
		expect((await upload(camt02([{ amount, reference: `HR00${number}` }]))).outcomes).toEqual({ [outcome]: 1 });
		expect((await orderOf(number)).status).toBe('awaiting_payment');
		const found = await caseOf(number);
		expect(found).toMatchObject({ outcome, amount, open: true, order: number });
		expect((await merchant.call('POST', `/incoming-payments/${found.id}/close`, { order: number })).status).toBe(200);
		expect((await orderOf(number)).status).toBe('paid');
		expect(await caseOf(number)).toBeUndefined();
		expect((await merchant.call('POST', `/incoming-payments/${found.id}/close`, {})).status).toBe(409);
	});

	test('with a second transfer for a paid order is a case', async () => {
		const number = await placeTransfer();
		await upload(camt02([{ amount: TOTAL, reference: `HR00${number}`, bankReference: `first ${number}` }]));
		expect((await upload(camt02([{ amount: TOTAL, reference: `HR00${number}`, bankReference: `second ${number}` }]))).outcomes).toEqual({ twice: 1 });
		expect(await caseOf(number)).toMatchObject({ outcome: 'twice' });
	});

	test('two equal transfers of one day without the bank’s reference are two', async () => {
		const number = await placeTransfer();
		const credit = { amount: TOTAL, reference: `HR00${number}` };
		expect((await upload(camt02([credit, credit]))).outcomes).toEqual({ paid: 1, twice: 1 });
	});

	test('with another payer’s name pays the order and is a case to look at', async () => {
		const number = await placeTransfer();
		expect((await upload(camt02([{ amount: TOTAL, reference: `HR00${number}`, payer: 'MARKO MARIĆ' }]))).outcomes).toEqual({ other_payer: 1 });
		expect(await orderOf(number)).toMatchObject({ status: 'paid' });
		expect(await caseOf(number)).toMatchObject({ payer: 'MARKO MARIĆ' });
	});

	test('with no reference, several, or another currency pays nothing and is a case', async () => {
		const [one, two] = [await placeTransfer(), await placeTransfer()];
		const sent = await upload(
			camt02([
				{ amount: TOTAL, text: 'hvala' },
				{ amount: TOTAL, text: `${one} i ${two}` },
				{ amount: TOTAL, reference: `HR00${one}`, currency: 'USD' },
			]),
		);
		expect(sent.outcomes).toEqual({ unknown: 1, ambiguous: 1, currency: 1 });
		expect([(await orderOf(one)).status, (await orderOf(two)).status]).toEqual(['awaiting_payment', 'awaiting_payment']);
	});

	test('counts no debits, reversals and announcements', async () => {
		expect(await upload(camtOthers(await placeTransfer()))).toEqual({ outcomes: {}, repeated: 0 });
	});

	test.each([
		['no XML', 'Datum;Iznos'],
		['another document', '<?xml version="1.0"?><Document><FIToFIPmtStsRpt/></Document>'],
		['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><Document/>'],
		['a broken amount', camt02([{ amount: '1,00' }])],
	])('that is %s is refused with the reason', async (_title, content) => {
		expect(await merchant.call('POST', '/bank-statements', { content })).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/file|amount/) } });
	});

	test('in the folder is imported and moved, one that cannot be read too', async () => {
		listenToErrors();
		const folder = await mkdtemp(join(tmpdir(), 'statements-'));
		const number = await placeTransfer();
		await writeFile(join(folder, 'a.xml'), camt02([{ amount: TOTAL, reference: `HR00${number}` }]));
		await writeFile(join(folder, 'b.xml'), 'no statement');
		for (const name of ['a.xml', 'b.xml']) await utimes(join(folder, name), new Date(0), new Date(0));
		const config = { ...readConfig({ dataDir: null }, {}), statementsFolder: folder };
		expect(await importFolder(backend.db, config)).toBe(1);
		expect([(await readdir(join(folder, 'done')))[0], (await readdir(join(folder, 'failed')))[0]]).toEqual(['a.xml', 'b.xml']);
		expect((await orderOf(number)).status).toBe('paid');
		await rm(folder, { recursive: true });
	});
});

describe('cash on delivery', () => {
	async function ship(): Promise<{ number: string; parcel: string }> {
		const number = await placeTestOrder(backend.db, { status: 'received', payment_code: 'cash_on_delivery' });
		const parcel = `P${number}`;
		await merchant.call('POST', `/orders/${number}/status`, { status: 'shipped', carrier: 'GLS', tracking_code: parcel });
		return { number, parcel };
	}
	const settle = async (content: string, number = String(Math.random())) =>
		(await merchant.call('POST', '/carrier-settlements', { number, received_on: '2026-11-27', content })).body;
	const capturedOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/payments`)).body.items[0].captured;

	test('is marked as received in bulk, each order once', async () => {
		const [one, two] = [await ship(), await ship()];
		const receive = async () =>
			(await merchant.call('POST', '/cash-received', { orders: [one.number, two.number, '999999'], received_on: '2026-11-27' })).body.items;
		expect(await receive()).toEqual([
			{ number: one.number, outcome: 'recorded' },
			{ number: two.number, outcome: 'recorded' },
			{ number: '999999', outcome: 'unknown' },
		]);
		expect((await receive())[0].outcome).toBe('twice');
		expect(await orderOf(one.number)).toMatchObject({ status: 'shipped', payment: { paid: true } });
	});

	test('of a parcel that was delivered is received when the carrier pays', async () => {
		const { number, parcel } = await ship();
		await merchant.call('POST', `/orders/${number}/status`, { status: 'delivered' });
		expect(await capturedOf(number)).toBe('0.00');
		expect((await settle(`Broj paketa;Datum;Iznos otkupnine\n${parcel};27.11.2026.;115,01\n;;115,01`)).outcomes).toEqual({ paid: 1 });
		expect(await capturedOf(number)).toBe(TOTAL);
	});

	test('in a settlement with another amount, an unknown parcel or one that was settled before is a case', async () => {
		const [under, over, twice] = [await ship(), await ship(), await ship()];
		await settle(`parcel,amount\n${twice.parcel},115.01`);
		const sent = await settle(`parcel,amount\n${under.parcel},100.00\n${over.parcel},130.00\n${twice.parcel},115.01\nnobody,5.00`);
		expect(sent.outcomes).toEqual({ under: 1, over: 1, twice: 1, unknown: 1 });
		expect(await capturedOf(under.number)).toBe('0.00');
		expect(await caseOf(under.number)).toMatchObject({ source: 'settlement', outcome: 'under', reference: under.parcel });
	});

	test('in a settlement that is sent again counts once', async () => {
		const { parcel } = await ship();
		const file = `parcel,amount\n${parcel},115.01`;
		await settle(file, 'S-1');
		expect(await settle(file, 'S-1')).toEqual({ outcomes: {}, repeated: 1 });
	});

	test.each([
		['lacks a column', 'datum;napomena\n1;2'],
		['has a broken amount', 'parcel,amount\nP1,ten'],
	])('in a settlement that %s is refused with the reason', async (_title, content) => {
		expect(await merchant.call('POST', '/carrier-settlements', { number: '1', received_on: '2026-11-27', content })).toMatchObject({ status: 400 });
	});
});

describe('an order by transfer', () => {
	async function placeWithDays(delivery_from: string, delivery_to: string, store_title: string | null = null) {
		const number = await placeTransfer();
		const { id, code } = await backend.db.selectFrom('orders').select(['id', 'code']).where('number', '=', number).executeTakeFirstOrThrow();
		await backend.db.updateTable('order_parcels').set({ delivery_from, delivery_to, store_title }).where('order_id', '=', id).execute();
		const days = async () => {
			const { body } = await backend.call('_get_hapi_webshop_order', { order_identificator: `${id}-${code}` });
			const [, from = '', to = ''] = /"delivery_from":(?:"([^"]*)"|null),"delivery_to":(?:"([^"]*)"|null)/.exec(JSON.stringify(body)) ?? [];
			return { from, to };
		};
		return { days, pay: () => upload(camt02([{ amount: TOTAL, reference: `HR00${number}` }])) };
	}
	const today = new Date().toISOString().slice(0, 10);

	test('names no delivery day before its money arrived', async () => {
		const { days, pay } = await placeWithDays('2099-12-01', '2099-12-02');
		expect(await days()).toEqual({ from: '', to: '' });
		await pay();
		expect(await days()).toEqual({ from: '2099-12-01', to: '2099-12-02' });
	});

	test.each([
		['sent', null],
		['collected', 'Zagreb'],
	])('that is %s names no day that its money came too late for', async (_title, store) => {
		await backend.db.updateTable('dispatch').set({ cut_off: '14:00', pickup_until: '17:00' }).execute();
		const { days, pay } = await placeWithDays('2026-01-05', '2026-01-07', store);
		await pay();
		const { from, to } = await days();
		expect(from >= today && to >= from).toBe(true);
	});
});
