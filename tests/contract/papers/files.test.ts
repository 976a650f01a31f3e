import { describe, expect, test } from 'vitest';
import { numberedShopForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { sendToLocker } from '#tests/support/labels/send-to-locker.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
numberedShopForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

async function download(path: string) {
	const response = await fetch(`${backend.url}/merchant/v1${path}`, { headers: { authorization: `Bearer ${merchant.key}` } });
	return { status: response.status, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const issue = async (kind: string) => {
	const order = await placeTestOrder(backend.db, { qty: 2 });
	return (await merchant.call('POST', `/orders/${order}/papers`, { kind })).body.paper;
};

describe('a paper', () => {
	test('as a page names seller, buyer, operator, VAT by rate and total in Croatian', async () => {
		const paper = await issue('invoice');
		const { type, bytes } = await download(`/papers/${paper.id}/html`);
		expect(type).toBe('text/html; charset=utf-8');
		const html = bytes.toString();
		for (const text of [`Račun ${paper.number}`, 'Vrtna trgovina d.o.o.', 'OIB: 12345678903', 'Ana Anić', 'Stopa PDV-a', '225,02', '45,00', 'Operater'])
			expect(html).toContain(text);
		expect(html).not.toContain('NIJE FISKALIZIRANI');
	});

	test('as PDF is the same file each time', async () => {
		const paper = await issue('invoice');
		const [first, second] = [await download(`/papers/${paper.id}/pdf`), await download(`/papers/${paper.id}/pdf`)];
		expect(first.type).toBe('application/pdf');
		expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
		expect(first.bytes.equals(second.bytes)).toBe(true);
	});

	test('that is a proforma says that it is no fiscalised invoice, and a packing slip has no prices', async () => {
		const [proforma, slip] = [await issue('proforma'), await issue('packing_slip')];
		expect((await download(`/papers/${proforma.id}/html`)).bytes.toString()).toContain('OVO NIJE FISKALIZIRANI RAČUN');
		expect((await download(`/papers/${slip.id}/html`)).bytes.toString()).not.toContain('€');
	});

	test('of an order to a parcel locker names the locker', async () => {
		const order = await placeTestOrder(backend.db, { qty: 1 });
		await sendToLocker(backend.db, order, { code: 'papir-1' });
		const { paper } = (await merchant.call('POST', `/orders/${order}/papers`, { kind: 'packing_slip' })).body;
		expect((await download(`/papers/${paper.id}/html`)).bytes.toString()).toMatch(/Ana Anić.{0,40}Paketomat/s);
	});

	test('that does not exist is 404', async () => {
		expect((await download('/papers/999999/pdf')).status).toBe(404);
		expect((await download('/papers/1/exe')).status).toBe(404);
	});
});

test('an invoice is mailed to the customer once, with the PDF attached', async () => {
	const paper = await issue('invoice');
	const subject = `Račun ${paper.number}`;
	const read = () => backend.db.selectFrom('mails').select(['recipient', 'text', 'attachments']).where('subject', '=', subject).execute();
	await expect.poll(read).toHaveLength(1);
	const [mail] = await read();
	expect(mail?.text).toContain(paper.order);
	expect(mail?.attachments).toMatchObject([{ cid: null, type: 'application/pdf', filename: `${paper.number.replaceAll('/', '-')}.pdf` }]);
	await backend.db
		.insertInto('jobs')
		.values({ queue: 'mail-papers', data: JSON.stringify({ paper: paper.id }), runner: null, last_error: null, failed_at: null })
		.execute();
	await expect.poll(async () => (await backend.db.selectFrom('jobs').select('id').where('queue', '=', 'mail-papers').execute()).length).toBe(0);
	expect(await read()).toHaveLength(1);
});

test('the pick list adds up what several orders need', async () => {
	const [first, second] = [await placeTestOrder(backend.db, { qty: 2 }), await placeTestOrder(backend.db, { qty: 3 })];
	const { bytes } = await download(`/pick-list/html?orders=${first},${second}`);
	expect(bytes.toString()).toContain('5 kom');
	expect(bytes.toString()).toContain(`${first} (2), ${second} (3)`);
	expect((await download('/pick-list/pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('the accountant’s file', () => {
	const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', year: 'numeric', month: '2-digit' }).format(new Date());

	test('lists papers and VAT of the month as CSV, with credit notes as negative amounts', async () => {
		const invoice = await issue('invoice');
		const { paper: credit } = (await merchant.call('POST', `/papers/${invoice.id}/credit`, {})).body;
		const lines = (await download(`/accounts/${month}/papers`)).bytes.toString();
		expect(lines).toContain(`${invoice.number};invoice;`);
		expect(lines).toMatch(new RegExp(`${credit.number};credit_note;.*;-180.02;-45.00;-225.02;-225.02`));
		const vat = (await download(`/accounts/${month}/vat`)).bytes.toString();
		expect(vat).toContain('EUR;HR;25;');
	});

	test('is one XML document with all sections', async () => {
		const order = await placeTestOrder(backend.db, { status: 'awaiting_payment', payment_code: 'bank_transfer' });
		const { type, bytes } = await download(`/accounts/${month}`);
		expect(type).toBe('application/xml; charset=utf-8');
		const xml = bytes.toString();
		for (const section of ['papers', 'vat', 'charges', 'payments', 'refunds', 'incoming', 'open_transfers']) expect(xml).toContain(`<${section}>`);
		expect(xml).toContain(`<order>${order}</order><currency>EUR</currency><amount>115.01</amount>`);
	});

	test('of a month that does not exist is 404', async () => {
		expect((await download('/accounts/2026-13')).status).toBe(404);
	});
});
