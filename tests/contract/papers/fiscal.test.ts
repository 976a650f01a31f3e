import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fiscalQueue } from '@titraj/backend/invoices/index.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FiscalDouble, startFiscalDouble } from '#tests/support/fiscal/fiscal-double.ts';
import { writeTestCertificate } from '#tests/support/fiscal/test-certificate.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let folder: string;
let service: FiscalDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'fiscal-'));
	const { file, password, certificate } = await writeTestCertificate(folder);
	service = await startFiscalDouble(certificate);
	const fiscal = { url: service.url, certificateFile: file, password, caFile: null };
	backend = await startTestBackend(undefined, { fiscal });
	merchant = await openMerchant(backend);
	await numberPapers(backend.db, { fiscal: 'on' });
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 });
}, 120_000);
afterAll(async () => {
	await backend.close();
	await service.close();
	await rm(folder, { recursive: true });
});
beforeEach(() => {
	service.mood = 'well';
	service.received.length = 0;
	listenToErrors();
});

const issue = async () => {
	const order = await placeTestOrder(backend.db);
	return (await merchant.call('POST', `/orders/${order}/papers`, { kind: 'invoice' })).body.paper;
};
const stateOf = async (id: number) => (await merchant.call('GET', `/papers/${id}`)).body.fiscal;
/** Makes failed attempts due now. */
const hurry = () => sql`update jobs set next_at = now() where queue = 'report-papers' and failed_at is null`.execute(backend.db);

describe('an invoice to a consumer', () => {
	test('is reported once with a valid signature, and carries ZKI, JIR and QR code in its mail', async () => {
		const paper = await issue();
		await expect.poll(() => stateOf(paper.id)).toMatchObject({ jir: expect.stringMatching(/^[0-9a-f-]{36}$/), attempts: 1, last_error: null });
		const { jir, zki } = await stateOf(paper.id);
		expect(service.received).toHaveLength(1);
		const { value } = service.received[0] ?? {};
		expect(
			['BrOznRac', 'OznPosPr', 'OznNapUr', 'IznosUkupno', 'NacinPlac', 'Stopa', 'Osnovica', 'Iznos', 'NakDost', 'ZastKod'].map((name) => value?.(name)),
		).toEqual([...[paper.number.split('/')[0], 'WEB1', '1', '115.01', 'O', '25.00', '92.01', '23.00', 'false', zki]]);
		const page = await (await fetch(`${backend.url}/merchant/v1/papers/${paper.id}/html`, { headers: { authorization: `Bearer ${merchant.key}` } })).text();
		expect(page).toContain(`ZKI: ${zki}`);
		expect(page).toContain(`JIR: ${jir}`);
		expect(page).toContain(`https://porezna.gov.hr/rn?jir=${jir}`);
		await expect.poll(() => backend.db.selectFrom('mails').select('id').where('subject', '=', `Račun ${paper.number}`).execute()).toHaveLength(1);
	});

	test.each(['down', 'lost', 'page', 's006'] as const)('is mailed without JIR and reported afterwards if the service is %s', async (mood) => {
		service.mood = mood;
		const paper = await issue();
		await expect.poll(async () => (await stateOf(paper.id))?.last_error ?? null).not.toBeNull();
		expect((await stateOf(paper.id)).jir).toBeNull();
		const mails = () => backend.db.selectFrom('mails').select('id').where('subject', '=', `Račun ${paper.number}`).execute();
		await expect.poll(mails).toHaveLength(1);
		service.mood = 'well';
		await hurry();
		await expect.poll(async () => (await stateOf(paper.id)).jir, { timeout: 15_000 }).not.toBeNull();
		expect(service.received.at(-1)?.value('NakDost')).toBe('true');
		expect(service.jirs.get(paper.number)).toBe((await stateOf(paper.id)).jir);
		expect(await mails()).toHaveLength(1);
	});

	test('that the service refuses becomes a dead letter, which staff repeat', async () => {
		service.mood = 's004';
		const paper = await issue();
		const letters = async () =>
			(
				await backend.db
					.selectFrom('jobs')
					.select(['id', 'last_error', 'data'])
					.where('queue', '=', 'report-papers')
					.where('failed_at', 'is not', null)
					.execute()
			).filter(({ data }) => data['paper'] === paper.id);
		await expect.poll(letters).toMatchObject([{ last_error: expect.stringContaining('s004') }]);
		service.mood = 'well';
		const [letter] = await letters();
		expect((await merchant.call('POST', `/jobs/failed/${letter?.id}/repeat`, {})).status).toBe(200);
		await expect.poll(async () => (await stateOf(paper.id)).jir, { timeout: 15_000 }).not.toBeNull();
	});

	test('has its means of payment changed at the tax office on the same day', async () => {
		const paper = await issue();
		await expect.poll(async () => (await stateOf(paper.id))?.jir ?? null).not.toBeNull();
		const changed = await merchant.call('POST', `/papers/${paper.id}/means`, { means: 'K' });
		expect(changed.body.fiscal).toMatchObject({ means: 'K' });
		const { name, value } = service.received.at(-1) ?? {};
		expect([name, value?.('NacinPlac'), value?.('PromijenjeniNacinPlac')]).toEqual(['PromijeniNacPlacZahtjev', 'O', 'K']);
		service.mood = 'down';
		expect((await merchant.call('POST', `/papers/${paper.id}/means`, { means: 'G' })).status).toBe(502);
	});
});

test('a credit note is reported with negative amounts', async () => {
	const invoice = await issue();
	const { paper } = (await merchant.call('POST', `/papers/${invoice.id}/credit`, {})).body;
	await expect.poll(async () => (await stateOf(paper.id))?.jir ?? null).not.toBeNull();
	// The invoice is reported by the same queue, before or after.
	const report = service.received.find(({ value }) => value('BrOznRac') === paper.number.split('/')[0]);
	expect(report?.value('IznosUkupno')).toBe('-115.01');
});

test('the service can be asked for an echo', async () => {
	expect((await merchant.call('POST', '/fiscal/echo', {})).body).toEqual({ reached: true });
	service.mood = 'down';
	expect((await merchant.call('POST', '/fiscal/echo', {})).status).toBe(502);
});

test('a shop without a certificate keeps its invoices until it has one', async () => {
	const queue = fiscalQueue(backend.db, { fiscal: null, now: () => new Date() });
	const paper = await issue();
	await expect(queue.handle({ paper: paper.id }, { attempt: 1, signal: new AbortController().signal, isOurs: async () => true })).rejects.toThrow(
		'FISCAL_CERTIFICATE',
	);
});
