import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { definePaymentProvider, type ProviderOutcome } from '@titraj/contract/shop/define-payment-provider.ts';
import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { breakLog, mendLog } from '#tests/support/broken-log.ts';
import { type FiscalDouble, startFiscalDouble } from '#tests/support/fiscal/fiscal-double.ts';
import { writeTestCertificate } from '#tests/support/fiscal/test-certificate.ts';
import { type GlsDouble, startGlsDouble } from '#tests/support/labels/gls-double.ts';
import { type LabelShop, openLabelShop } from '#tests/support/labels/label-shop.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';

let say: () => ProviderOutcome = () => ({ outcome: 'done' });
const bank = definePaymentProvider({
	code: 'own-bank',
	refersTo: 'attempt',
	settings: {},
	connect: () => ({
		...{ hosts: [], open: async () => ({ hiddenForm: null, redirectUrl: null }) },
		...{ handleReturn: async () => null, parseWebhook: async () => null, status: async () => null },
		...{ capture: async () => say(), cancel: async () => say(), refund: async () => say() },
	}),
});

let folder: string;
let fiscal: FiscalDouble;
let shop: LabelShop<GlsDouble>;
const settings = { url: '', certificateFile: '', password: '', caFile: null };
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'whose-failure-'));
	const { file, password, certificate } = await writeTestCertificate(folder);
	fiscal = await startFiscalDouble(certificate);
	Object.assign(settings, { url: fiscal.url, certificateFile: file, password });
	shop = await openLabelShop(startGlsDouble, { fiscal: settings, shop: defineShop({ payments: [bank] }), merchantCallsPerMinute: 1_000_000 });
	await numberPapers(shop.backend.db, { fiscal: 'on' });
}, 120_000);
afterAll(async () => {
	await shop.close();
	await fiscal.close();
	await rm(folder, { recursive: true });
});
afterEach(async () => {
	vi.restoreAllMocks();
	say = () => ({ outcome: 'done' });
	shop.double.mood = 'well';
	shop.double.taken.clear();
	fiscal.mood = 'well';
	await mendLog(shop.backend.db);
	await sql`drop trigger if exists refuse_made on courier_labels`.execute(shop.backend.db);
});

const statusOf = async (path: string, body?: object) => (await shop.merchant.call(body === undefined ? 'GET' : 'POST', path, body)).status;

/** The status that a call is answered with; what it needs is prepared before `fail`. */
type Call = (fail: () => unknown) => Promise<number>;

/** A change of a payment whose money the provider holds, or has taken. */
const ofPayment =
	(path: string, capturedCents: number): Call =>
	async (fail) => {
		const number = await placeTestOrder(shop.backend.db, { status: 'paid', isPaid: true, payment_code: 'own-bank' });
		const { id } = await shop.backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
		await shop.backend.db.updateTable('order_payments').set({ reference: number, captured_cents: capturedCents }).where('order_id', '=', id).execute();
		await fail();
		return statusOf(`/orders/${number}/${path}`, path.includes('refund') ? { amount: '5.00' } : {});
	};

const label = async (): Promise<{ id: number; parcel: number }> => {
	const number = await placeTestOrder(shop.backend.db);
	const [{ id }] = (await shop.merchant.call('POST', '/courier-labels', { carrier: 'gls', orders: [number] })).body.items;
	return { id, parcel: [...shop.double.parcels].find(([, { ClientReference }]) => ClientReference.startsWith(number))?.[0] ?? 0 };
};
const cancelLabel: Call = async (fail) => {
	const { id, parcel } = await label();
	if (fail === take) shop.double.taken.add(parcel);
	else await fail();
	return statusOf(`/courier-labels/${id}/cancel`, {});
};
const printLabel: Call = async (fail) => {
	const { id, parcel } = await label();
	if (fail === take) shop.double.parcels.delete(parcel);
	else await fail();
	const url = `${shop.backend.url}/merchant/v1/courier-labels/pdf?ids=${id}`;
	const response = await fetch(url, { headers: { authorization: `Bearer ${shop.merchant.key}` } });
	await response.arrayBuffer();
	return response.status;
};
/** Stands for what the carrier does with the parcel itself. */
const take = () => undefined;

const changeMeans: Call = async (fail) => {
	const number = await placeTestOrder(shop.backend.db);
	const { id } = (await shop.merchant.call('POST', `/orders/${number}/papers`, { kind: 'invoice' })).body.paper;
	await expect.poll(async () => (await shop.merchant.call('GET', `/papers/${id}`)).body.fiscal?.jir ?? null, { timeout: 15_000 }).not.toBeNull();
	await fail();
	return statusOf(`/papers/${id}/means`, { means: 'K' });
};
const askEcho: Call = async (fail) => {
	await fail();
	return statusOf('/fiscal/echo', {});
};

const isSilent = () => {
	say = () => {
		throw new Error('no answer');
	};
};
const refuses = () => {
	say = () => ({ outcome: 'refused', reason: 'too late' });
};
const isDown = () => {
	shop.double.mood = 'down';
};
const fiscalSays = (mood: FiscalDouble['mood']) => () => {
	fiscal.mood = mood;
};
const shopFails = () => breakLog(shop.backend.db);

test.each<[call: string, failure: string, status: number, Call, () => unknown]>([
	...(['payments/capture', 'payments/cancel'] as const).flatMap((path): [string, string, number, Call, () => unknown][] => [
		[path, 'the provider does not answer', 502, ofPayment(path, 0), isSilent],
		[path, 'the provider refuses', 409, ofPayment(path, 0), refuses],
		[path, 'the shop cannot store it', 500, ofPayment(path, 0), shopFails],
	]),
	...(['payments/refund', 'refunds'] as const).flatMap((path): [string, string, number, Call, () => unknown][] => [
		[path, 'the provider does not answer', 502, ofPayment(path, 115_01), isSilent],
		[path, 'the shop cannot store it', 500, ofPayment(path, 115_01), shopFails],
	]),
	['payments/refund', 'the provider refuses', 409, ofPayment('payments/refund', 115_01), refuses],
	['refunds', 'the provider refuses, so that staff pay', 200, ofPayment('refunds', 115_01), refuses],
	['cancelling a label', 'the carrier does not answer', 502, cancelLabel, isDown],
	['cancelling a label', 'the carrier has the parcel', 409, cancelLabel, take],
	['cancelling a label', 'the shop cannot store it', 500, cancelLabel, shopFails],
	['printing a label', 'the carrier does not answer', 502, printLabel, isDown],
	['printing a label', 'the carrier refuses', 409, printLabel, take],
	['changing the means', 'the tax office does not answer', 502, changeMeans, fiscalSays('down')],
	['changing the means', 'a proxy answers', 502, changeMeans, fiscalSays('page')],
	['changing the means', 'the tax office fails', 502, changeMeans, fiscalSays('s006')],
	['changing the means', 'the tax office refuses', 409, changeMeans, fiscalSays('s004')],
	['changing the means', 'the shop cannot store it', 500, changeMeans, shopFails],
	['an echo', 'the tax office does not answer', 502, askEcho, fiscalSays('down')],
])('%s: if %s, the status is %i', async (_call, _failure, status, call, fail) => {
	listenToErrors();
	expect(await call(fail)).toBe(status);
});

test('changing the means with a certificate that cannot be read is refused, and says which setting is wrong', async () => {
	listenToErrors();
	const { password } = settings;
	const status = await changeMeans(() => {
		settings.password = 'kriva';
	});
	settings.password = password;
	expect(status).toBe(409);
});

test('a label whose answer the shop cannot store stays without an outcome, which is not said to be the failure of the carrier', async () => {
	listenToErrors();
	const number = await placeTestOrder(shop.backend.db);
	await sql`create or replace function refuse_made() returns trigger language plpgsql as $$ begin raise exception 'not today'; end $$`.execute(shop.backend.db);
	await sql`create trigger refuse_made before update on courier_labels for each row when (new.state = 'made') execute function refuse_made()`.execute(
		shop.backend.db,
	);
	const make = async () => (await shop.merchant.call('POST', '/courier-labels', { carrier: 'gls', orders: [number] })).body.items;
	expect(await make()).toMatchObject([{ outcome: 'unknown', reason: 'the shop could not store the answer of the carrier: make the label again' }]);
	await sql`drop trigger refuse_made on courier_labels`.execute(shop.backend.db);
	expect(await make()).toMatchObject([{ outcome: 'made' }]);
});
