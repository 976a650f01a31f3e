import { definePaymentProvider, notOffered, type ProviderOutcome } from '@titraj/contract/shop/define-payment-provider.ts';
import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { breakLog, mendLog } from '#tests/support/broken-log.ts';
import { type GlsDouble, startGlsDouble } from '#tests/support/labels/gls-double.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** What the provider was asked for. */
const asked: string[] = [];
let refundOutcome: ProviderOutcome = { outcome: 'done' };
const bank = definePaymentProvider({
	code: 'own-bank',
	refersTo: 'attempt',
	settings: {},
	connect: () => ({
		hosts: [],
		open: async () => ({ hiddenForm: null, redirectUrl: null }),
		handleReturn: async () => null,
		parseWebhook: async () => null,
		status: async () => null,
		capture: async ({ reference }) => {
			asked.push(`capture ${reference}`);
			return { outcome: 'done' };
		},
		cancel: () => notOffered('cancel'),
		refund: async (_attempt, { key }) => {
			asked.push(`refund ${key}`);
			return refundOutcome;
		},
	}),
});

let gls: GlsDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	gls = await startGlsDouble();
	backend = await startTestBackend(undefined, { providerVariables: gls.settings, shop: defineShop({ payments: [bank] }) });
	merchant = await openMerchant(backend);
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 });
	await backend.db.deleteFrom('audit_log').execute();
}, 120_000);
afterAll(async () => {
	await backend.close();
	await gls.close();
});
beforeEach(async () => {
	gls.mood = 'well';
	refundOutcome = { outcome: 'done' };
	await backend.db.deleteFrom('audit_log').execute();
});
afterEach(async () => {
	await mendLog(backend.db);
	vi.restoreAllMocks();
});

const entries = async () => (await backend.db.selectFrom('audit_log').select('operation').orderBy('id').execute()).map(({ operation }) => operation);

/** An order whose money the provider holds, or has taken. */
async function placePaid(capturedCents: number): Promise<string> {
	const number = await placeTestOrder(backend.db, { status: 'paid', isPaid: true, payment_code: 'own-bank' });
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	await backend.db.updateTable('order_payments').set({ reference: number, captured_cents: capturedCents }).where('order_id', '=', id).execute();
	return number;
}
const refundsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/refunds`)).body.items;
const labelsOf = async (number: string) => (await merchant.call('GET', `/orders/${number}/labels`)).body.items;

test('a refund at the provider is stored with its entry before the provider is asked, or not at all', async () => {
	const number = await placePaid(115_01);
	const begin = () => merchant.call('POST', `/orders/${number}/refunds`, { amount: '5.00', key: 'a' });
	await breakLog(backend.db);
	expect((await begin()).status).toBeGreaterThanOrEqual(500);
	expect([asked.filter((call) => call.includes(number)), await refundsOf(number)]).toEqual([[], []]);
	await mendLog(backend.db);
	expect((await begin()).status).toBe(200);
	expect(await refundsOf(number)).toMatchObject([{ amount: '5.00', status: 'done' }]);
	expect([asked.filter((call) => call.includes(number)), await entries()]).toEqual([[`refund ${number}-a`], ['beginRefund']]);
});

test('a refund that the provider refuses, and staff pay, has one entry and one note', async () => {
	refundOutcome = { outcome: 'refused', reason: 'too late' };
	const number = await placePaid(115_01);
	expect((await merchant.call('POST', `/orders/${number}/refunds`, { amount: '5.00' })).body.items).toMatchObject([{ by_hand: true, status: 'asked' }]);
	const timeline: { kind: string; what: string }[] = (await merchant.call('GET', `/orders/${number}/timeline`)).body.items;
	expect([await entries(), timeline.filter(({ kind }) => kind === 'staff').map(({ what }) => what)]).toEqual([['beginRefund'], ['refund']]);
});

test('a captured payment is recorded with its entry, or not at all', async () => {
	const number = await placePaid(0);
	const paid = async () => (await merchant.call('GET', `/orders/${number}/payments`)).body.items[0].captured;
	const capture = () => merchant.call('POST', `/orders/${number}/payments/capture`, {});
	await breakLog(backend.db);
	expect((await capture()).status).toBeGreaterThanOrEqual(500);
	expect(await paid()).toBe('0.00');
	await mendLog(backend.db);
	expect((await capture()).status).toBe(200);
	expect([await paid(), await entries()]).toEqual(['115.01', ['capturePayment']]);
});

test('labels are asked for with one entry of their call before the carrier is called, and cancelled with another, or not at all', async () => {
	const numbers = [await placeTestOrder(backend.db), await placeTestOrder(backend.db)];
	const make = () => merchant.call('POST', '/courier-labels', { carrier: 'gls', orders: numbers });
	const states = async () => (await Promise.all(numbers.map(labelsOf))).flat().map(({ state }) => state);
	await breakLog(backend.db);
	expect((await make()).status).toBe(500);
	expect([gls.parcels.size, await states()]).toEqual([0, []]);
	await mendLog(backend.db);
	const { items } = (await make()).body;
	expect([await states(), await entries()]).toEqual([['made', 'made'], ['makeCourierLabels']]);
	const cancel = () => merchant.call('POST', `/courier-labels/${items[0].id}/cancel`, {});
	await breakLog(backend.db);
	expect((await cancel()).status).toBeGreaterThanOrEqual(500);
	expect((await states()).toSorted()).toEqual(['made', 'made']);
	await mendLog(backend.db);
	// The carrier has cancelled the parcel already.
	expect((await cancel()).status).toBe(200);
	expect([(await states()).toSorted(), await entries()]).toEqual([
		['cancelled', 'made'],
		['makeCourierLabels', 'cancelCourierLabel'],
	]);
});

const find = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).status;

test('bulk rows are stored with one entry of their call, or not at all; a call that changes nothing has none', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const rows = Array.from({ length: 1100 }, (_, index) => newRow(`SKUP-${index}`));
	await breakLog(backend.db);
	const broken = await merchant.bulk(rows.slice(0, 3));
	expect([broken.lines.at(-1), await find('SKUP-0')]).toMatchObject([{ done: false }, 404]);
	await mendLog(backend.db);
	expect((await merchant.bulk(rows, '?dry_run=true')).lines.at(-1)).toMatchObject({ done: true, created: 1100 });
	expect(await entries()).toEqual([]);
	expect((await merchant.bulk(rows)).lines.at(-1)).toMatchObject({ done: true, created: 1100 });
	expect(await entries()).toEqual(['bulkUpsertProducts']);
	expect((await merchant.bulk(rows)).lines.at(-1)).toMatchObject({ done: true, unchanged: 1100 });
	expect(await entries()).toEqual(['bulkUpsertProducts']);
});

test('bulk rows of which the first is refused by the database have one entry, with the first that is stored', async () => {
	const { lines } = await merchant.bulk([{ ...newRow('PRVI-1'), ean: '3850000000008' }, newRow('PRVI-2')]);
	expect(lines.at(-1)).toMatchObject({ done: true });
	expect(await entries()).toEqual(['bulkUpsertProducts']);
});

test('the products of an import are stored with its entry, or not at all', async () => {
	const upload = async () => {
		const response = await fetch(`${backend.url}/merchant/v1/imports?name=cjenik.csv`, {
			...{ method: 'POST', headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'text/csv' } },
			body: 'Šifra;Naziv;Grupa;MPC;Zaliha\nUVOZ-1;Škare;Vrt;12,50;4\n',
		});
		const body: { id: string; mapping: object } = JSON.parse(await response.text());
		return body;
	};
	const run = async ({ id, mapping }: { id: string; mapping: object }) => {
		expect((await merchant.call('POST', `/imports/${id}/run`, { mapping })).status).toBe(202);
		return vi.waitFor(
			async () => {
				const { state } = (await merchant.call('GET', `/imports/${id}`)).body;
				expect(state).not.toBe('running');
				return state;
			},
			{ timeout: 30_000, interval: 50 },
		);
	};
	const uploaded = await upload();
	await breakLog(backend.db);
	expect([await run(uploaded), await find('UVOZ-1')]).toEqual(['failed', 404]);
	await mendLog(backend.db);
	expect([await run(uploaded), await find('UVOZ-1'), await entries()]).toEqual(['done', 200, ['runImport']]);
});

test('an uploaded picture is stored with its entry, or not at all', async () => {
	const bytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
	const upload = () =>
		fetch(`${backend.url}/merchant/v1/media`, {
			method: 'POST',
			headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'application/pdf' },
			body: bytes,
		});
	const stored = async () => (await backend.db.selectFrom('media_files').select('hash').where('bytes', '=', bytes.length).execute()).length;
	await breakLog(backend.db);
	expect([(await upload()).status, await stored()]).toEqual([500, 0]);
	await mendLog(backend.db);
	expect([(await upload()).status, await stored(), await entries()]).toEqual([200, 1, ['uploadMedia']]);
});
