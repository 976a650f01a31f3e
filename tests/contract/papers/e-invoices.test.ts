import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver } from '@titraj/backend/invoices/e-invoice/hand-over.ts';
import { eInvoiceQueue } from '@titraj/backend/invoices/index.ts';
import { readAccessPoint } from '@titraj/backend/platform/settings/e-invoice-settings.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccessPointDouble, startAccessPoint } from '#tests/support/e-invoice/access-point-double.ts';
import { checkEInvoice } from '#tests/support/e-invoice/check-e-invoice.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const COMPANY = { company: 'Kupac & sinovi d.o.o.', oib: '98765432106' };

let accessPoint: AccessPointDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	accessPoint = await startAccessPoint();
	backend = await startTestBackend(undefined, { accessPoint: { kind: 'http', url: accessPoint.url, key: 'tajna' } });
	merchant = await openMerchant(backend);
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 });
}, 120_000);
afterAll(async () => {
	await backend.close();
	await accessPoint.close();
});
beforeEach(async () => {
	accessPoint.mood = 'well';
	await numberPapers(backend.db, { e_invoices: true, kpd: '26.20.11' });
	listenToErrors();
});

const issue = async (order: Parameters<typeof placeTestOrder>[1] = { payment_code: 'bank_transfer', company: COMPANY }) => {
	const number = await placeTestOrder(backend.db, order);
	return (await merchant.call('POST', `/orders/${number}/papers`, { kind: 'invoice' })).body.paper;
};
const stateOf = async ({ id }: { id: number }) => (await merchant.call('GET', `/papers/${id}`)).body.e_invoice;
const xmlOf = ({ id }: { id: number }) => fetch(`${backend.url}/merchant/v1/papers/${id}/xml`, { headers: { authorization: `Bearer ${merchant.key}` } });
const send = ({ id }: { id: number }) => merchant.call('POST', `/papers/${id}/e-invoice`, {});
const keyOf = ({ number, issued_at }: { number: string; issued_at: string }) => `12345678903-${issued_at.slice(0, 4)}-${number.replaceAll('/', '-')}`;
const attemptsOf = (paper: { number: string; issued_at: string }) => accessPoint.attempts.filter(({ key }) => key === keyOf(paper));
/** Makes the next attempt for a paper due, once its failed attempt has set the time of it. */
const hurry = ({ id }: { id: number }) =>
	expect
		.poll(async () => {
			const isOfPaper = sql`queue = 'send-e-invoices' and failed_at is null and runner is null and last_error is not null and data->>'paper' = ${String(id)}`;
			return (await sql`update jobs set next_at = now() where ${isOfPaper} returning id`.execute(backend.db)).rows.length;
		})
		.toBe(1);
const deadLettersOf = ({ id }: { id: number }) =>
	sql`select id from jobs where queue = 'send-e-invoices' and failed_at is not null and data->>'paper' = ${String(id)}`.execute(backend.db);

/** An access point that answers only when the test says so. */
async function listenLate() {
	const held = Promise.withResolvers<ServerResponse>();
	const server = createServer((request, response) => void request.resume().on('end', () => held.resolve(response)));
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
		asked: held.promise.then(() => undefined),
		answer: (status: number) => void held.promise.then((response) => response.writeHead(status).end()),
		[Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
	};
}

describe('an invoice to a company that pays by transfer', () => {
	test('is handed to the access point once, as the XML that staff can download', async () => {
		const paper = await issue();
		await expect.poll(() => stateOf(paper)).toMatchObject({ state: 'sent', missing: [], attempts: 1, last_error: null, reference: `ap-${keyOf(paper)}` });
		const response = await xmlOf(paper);
		const xml = await response.text();
		expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
		expect(attemptsOf(paper)).toEqual([{ key: keyOf(paper), xml, authorization: 'Bearer tajna' }]);
		expect(checkEInvoice(xml)).toEqual([]);
		expect(xml).toContain('<cbc:RegistrationName>Kupac &amp; sinovi d.o.o.<');
		expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">115.01<');
		expect((await send(paper)).status).toBe(409);
	});

	test.each(['down', 'lost'] as const)('is handed over again, unchanged and under the same key, if the access point is %s', async (mood) => {
		accessPoint.mood = mood;
		const paper = await issue();
		await expect.poll(async () => (await stateOf(paper))?.last_error ?? null).not.toBeNull();
		expect((await stateOf(paper)).state).toBe('waiting');
		accessPoint.mood = 'well';
		await hurry(paper);
		await expect.poll(async () => (await stateOf(paper)).state, { timeout: 15_000 }).toBe('sent');
		const attempts = attemptsOf(paper);
		expect(new Set(attempts.map(({ xml }) => xml)).size).toBe(1);
		expect(accessPoint.taken.get(keyOf(paper))).toBe(attempts[0]?.xml);
	});

	test('that the access point refuses says why, is a dead letter, and can be sent again', async () => {
		accessPoint.mood = 'refuses';
		const paper = await issue();
		await expect.poll(() => stateOf(paper)).toMatchObject({ state: 'refused', last_error: expect.stringContaining('422: HR-BR-25') });
		await expect.poll(async () => (await deadLettersOf(paper)).rows.length).toBe(1);
		const { items } = (await merchant.call('GET', '/papers?e_invoice=refused')).body;
		expect(items.map(({ id }: { id: number }) => id)).toEqual([paper.id]);
		accessPoint.mood = 'well';
		expect((await send(paper)).status).toBe(200);
		await expect.poll(async () => (await stateOf(paper)).state).toBe('sent');
	});

	test('that the access point took stays sent, even if it refuses another attempt that was under way', async () => {
		accessPoint.mood = 'down';
		const paper = await issue();
		await expect.poll(async () => (await stateOf(paper))?.last_error ?? null).not.toBeNull();
		await using late = await listenLate();
		const attemptAt = (url: string) => {
			const queue = eInvoiceQueue(backend.db, { accessPoint: { kind: 'http', url, key: null }, now: () => new Date() });
			return queue.handle({ paper: paper.id }, { attempt: 1, signal: new AbortController().signal, isOurs: async () => true });
		};
		const refused = attemptAt(late.url).then(
			() => null,
			(cause: unknown) => cause,
		);
		await late.asked;
		accessPoint.mood = 'well';
		await attemptAt(accessPoint.url);
		late.answer(409);
		expect(String(await refused)).toContain('409');
		expect(await stateOf(paper)).toMatchObject({ state: 'sent', reference: `ap-${keyOf(paper)}`, last_error: null });
	});

	test('without a KPD code says which product lacks it, and is sent once that has one', async () => {
		await numberPapers(backend.db, { e_invoices: true });
		const paper = await issue();
		await expect.poll(() => stateOf(paper)).toMatchObject({ state: 'incomplete', missing: [{ what: 'kpd', sku: 'MON-1' }] });
		expect([attemptsOf(paper).length, (await xmlOf(paper)).status]).toEqual([0, 404]);

		const { items } = (await merchant.call('GET', '/categories')).body;
		const { category_id } = await backend.db.selectFrom('products').select('category_id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
		const { code } = await backend.db.selectFrom('categories').select('code').where('id', '=', category_id).executeTakeFirstOrThrow();
		const { path } = items.find((each: { code: string }) => each.code === code);
		expect((await merchant.call('PUT', '/categories', { path: path.slice(0, 1), kpd: '26.40.20' })).status).toBe(200);
		expect(await (await xmlOf(paper)).text()).toContain('listID="CG">26.40.20<');
		expect((await merchant.call('PUT', '/products/MON-1', { fields: { kpd: '26-20' } })).status).toBe(422);
		expect((await merchant.call('PUT', '/products/MON-1', { fields: { kpd: '26.20.17' } })).status).toBe(200);
		expect((await send(paper)).status).toBe(200);
		await expect.poll(async () => (await stateOf(paper)).state).toBe('sent');
		expect(accessPoint.taken.get(keyOf(paper))).toContain('listID="CG">26.20.17<');

		await merchant.call('PUT', '/products/MON-1', { fields: { kpd: null } });
		await merchant.call('PUT', '/categories', { path: path.slice(0, 1), kpd: null });
		expect(await (await xmlOf(paper)).text()).toContain('26.20.17');
	});

	test('that is paid asks for no money, and its credit note names it', async () => {
		const paper = await issue({ payment_code: 'bank_transfer', company: COMPANY, isPaid: true });
		await expect.poll(async () => (await stateOf(paper))?.state).toBe('sent');
		expect(accessPoint.taken.get(keyOf(paper))).toContain('<cbc:PayableAmount currencyID="EUR">0.00<');
		const credit = (await merchant.call('POST', `/papers/${paper.id}/credit`, {})).body.paper;
		await expect.poll(async () => (await stateOf(credit))?.state).toBe('sent');
		const xml = accessPoint.taken.get(keyOf(credit)) ?? '';
		expect(xml).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${paper.number}<`);
		expect(xml).toContain('<cbc:TaxInclusiveAmount currencyID="EUR">115.01<');
	});
});

test('papers to consumers are no e-invoices, and those to companies that pay by card only while they are not reported', async () => {
	const consumer = await issue({ payment_code: 'bank_transfer' });
	expect([await stateOf(consumer), (await xmlOf(consumer)).status, (await send(consumer)).status]).toEqual([null, 404, 409]);
	const byCard = { payment_code: 'card', company: COMPANY };
	const unreported = await issue(byCard);
	await expect.poll(async () => (await stateOf(unreported))?.state).toBe('sent');
	expect(accessPoint.taken.get(keyOf(unreported))).toContain('<cbc:PaymentMeansCode>48<');
	await numberPapers(backend.db, { e_invoices: true, kpd: '26.20.11', fiscal: 'on' });
	const reported = await issue(byCard);
	expect([await stateOf(reported), (await xmlOf(reported)).status, (await send(reported)).status]).toEqual([null, 404, 409]);
});

test('a shop that has not switched them on sends none', async () => {
	await numberPapers(backend.db);
	const paper = await issue();
	expect(await send(paper)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('off') } });
	expect(await stateOf(paper)).toBeNull();
});

test('a folder gets whole files, and a repeated one once', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'e-invoices-'));
	const point = { kind: 'folder', folder: join(folder, 'out') } as const;
	expect(await handOver(point, { xml: '<a/>', key: '1-2026-1' })).toBe('1-2026-1.xml');
	await handOver(point, { xml: '<a/>', key: '1-2026-1' });
	expect(await readdir(point.folder)).toEqual(['1-2026-1.xml']);
	expect(await readFile(join(point.folder, '1-2026-1.xml'), 'utf8')).toBe('<a/>');
	await rm(folder, { recursive: true });
});

test('settings allow a folder or an address, and e-invoices wait until there is one', async () => {
	const none = { eInvoiceFolder: undefined, eInvoiceUrl: undefined, eInvoiceKey: undefined };
	expect(readAccessPoint(none)).toBeNull();
	expect(() => readAccessPoint({ ...none, eInvoiceFolder: 'a', eInvoiceUrl: 'https://a.example' })).toThrow('exclude each other');
	accessPoint.mood = 'down';
	const paper = await issue();
	const queue = eInvoiceQueue(backend.db, { accessPoint: null, now: () => new Date() });
	await expect(queue.handle({ paper: paper.id }, { attempt: 1, signal: new AbortController().signal, isOurs: async () => true })).rejects.toThrow(
		'E_INVOICE_FOLDER',
	);
});
