import { addJob } from '@titraj/backend/jobs/index.ts';
import { notifyFailedJob } from '@titraj/backend/platform/mail/merchant/notify-failed-job.ts';
import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { addressesOf, type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const COMPANY = 'info@titraj.example';

let smtp: SmtpDouble;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	smtp = await startSmtp();
	backend = await startTestBackend(undefined, { mailServer: smtp.server });
	merchant = await openMerchant(backend);
});
afterAll(async () => {
	await backend.close();
	await smtp.close();
});
beforeEach(() => {
	smtp.received.length = 0;
});
afterEach(async () => {
	smtp.rules.onRecipient = undefined;
	await backend.db.deleteFrom('settings').where('name', '=', 'merchant_mails').execute();
	for (const table of ['jobs', 'mails', 'refused_addresses']) await sql`delete from ${sql.table(table)}`.execute(backend.db);
});

async function order(email: string) {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(21, 2);
	await shopper.choose({ email });
	return shopper.place();
}
const MESSAGE = {
	name: 'Ana Anić',
	email: 'ana@primjer.hr',
	subject: 'offer',
	order_number: '',
	message: 'Imate li <b>kabel</b> od 5 m?',
	website: '',
} as const;
const write = async () => expect((await backend.call('_post_hapi_contact_message', MESSAGE)).body).toMatchObject({ success: true });
const toMerchant = () => backend.db.selectFrom('mails').selectAll().where('template', 'like', 'merchant_%').orderBy('id').execute();
const sentTo = (address: string) => smtp.received.filter(({ recipient }) => recipient === address);

describe('the merchant gets a mail, at the company’s address,', () => {
	it('about a new order, with its goods and total, whose answer goes to the customer', async () => {
		const { number } = await order('kupac@primjer.hr');
		await expect.poll(() => sentTo(COMPANY).length).toBe(1);
		const [{ mail } = expect.fail()] = sentTo(COMPANY);
		expect(mail.subject).toMatch(new RegExp(`^Nova narudžba ${number} \\(\\d+,\\d\\d\\s€\\)$`));
		expect(mail.text).toContain('2 × Kabel na kolutu (CAB-1)');
		expect(addressesOf(mail.replyTo)).toEqual(['kupac@primjer.hr']);
		await expect.poll(() => sentTo('kupac@primjer.hr').length).toBe(1);
	});

	it('about a message of the contact form, with its text', async () => {
		await write();
		await expect.poll(() => sentTo(COMPANY).length).toBe(1);
		const [{ mail } = expect.fail()] = sentTo(COMPANY);
		expect(mail.subject).toBe('Nova poruka s obrasca za kontakt');
		expect(mail.text).toContain('Imate li <b>kabel</b> od 5 m?');
		expect(mail.html).toContain('Imate li &lt;b&gt;kabel&lt;/b&gt; od');
		expect(addressesOf(mail.replyTo)).toEqual(['ana@primjer.hr']);
	});

	it('about a withdrawal, once however often it is sent', async () => {
		const body = { name: 'Ana Anić', number: '4711', email: 'ana@primjer.hr', items: 'Kabel', confirm: true };
		for (let time = 0; time < 2; time++) await backend.call('_post_hapi_webshop_withdrawal', body);
		await expect.poll(() => sentTo(COMPANY).length).toBe(1);
		const [mail, ...more] = await toMerchant();
		expect(more).toEqual([]);
		expect(mail?.subject).toMatch(/^Izjava o odustanku \(OD-\d+\)$/);
		for (const text of ['Ana Anić, ana@primjer.hr', 'Broj narudžbe: 4711', 'Odustaje od: Kabel']) expect(mail?.text).toContain(text);
	});

	it('about a mail to a customer that was given up, once an hour', async () => {
		smtp.rules.onRecipient = (address) => (address.endsWith('@nema.example') ? { code: 550, text: '5.1.1 User unknown' } : null);
		for (const nth of [1, 2]) {
			const mail = { recipient: `${nth}@nema.example`, template: 'order', lang: 'hr', subject: 'S', text: 'T', html: '<p>T</p>' };
			await backend.db.insertInto('mails').values(mail).execute();
			await expect.poll(async () => (await merchant.call('GET', '/jobs/failed')).body.items.length).toBe(nth);
		}
		await expect.poll(() => sentTo(COMPANY).length).toBe(1);
		expect((await toMerchant()).map(({ subject }) => subject)).toEqual(['Posao nije uspio: send-mail']);
		expect((await toMerchant())[0]?.text).toContain('5.1.1 User unknown');
	});

	it('about a scheduled job that fails again and again', async () => {
		await notifyFailedJob(backend.db, { name: 'stock-alerts', error: 'no luck' }, { sendsMail: true });
		await expect.poll(() => sentTo(COMPANY).length).toBe(1);
		expect((await toMerchant()).map(({ subject }) => subject)).toEqual(['Posao nije uspio: stock-alerts']);
	});

	it('never about a mail to the merchant that was given up', async () => {
		smtp.rules.onRecipient = () => ({ code: 550, text: '5.1.1 User unknown' });
		await write();
		await expect.poll(async () => (await merchant.call('GET', '/jobs/failed')).body.items.length).toBe(1);
		expect((await toMerchant()).map(({ template }) => template)).toEqual(['merchant_message']);
	});

	it('about a damaged job, which is still listed', async () => {
		await addJob(backend.db, 'send-mail', { nothing: true });
		await expect.poll(async () => (await merchant.call('GET', '/jobs/failed')).body.items.length).toBe(1);
		await expect.poll(() => sentTo(COMPANY).length).toBe(1);
		expect((await toMerchant()).map(({ template }) => template)).toEqual(['merchant_failed_job']);
	});
});

describe('mails to the merchant', () => {
	const pause = (mails_paused: boolean) => merchant.call('PUT', '/jobs/switches', { all_paused: false, mails_paused });
	beforeAll(() => pause(true));
	afterAll(() => pause(false));

	it('are switched by kind', async () => {
		expect((await merchant.call('PUT', '/merchant-mails/message', { on: false })).body).toMatchObject({ kind: 'message', on: false, recipients: [COMPANY] });
		await write();
		expect(await toMerchant()).toEqual([]);
		await order('kupac@primjer.hr');
		expect(await toMerchant()).toHaveLength(1);
	});

	it('go to the recipients of their kind, in the language of their kind, and to the company again when these are cleared', async () => {
		const recipients = ['prodaja@titraj.example', 'sales@titraj.example'];
		const saved = { kind: 'message', on: true, recipients, language: 'en' };
		expect((await merchant.call('PUT', '/merchant-mails/message', { recipients, language: 'en' })).body).toEqual(saved);
		expect((await merchant.call('GET', '/merchant-mails')).body.items).toContainEqual(saved);
		await write();
		expect((await toMerchant()).map(({ recipient, subject }) => [recipient, subject])).toEqual(
			recipients.map((recipient) => [recipient, 'New message from the contact form']),
		);
		expect((await merchant.call('PUT', '/merchant-mails/message', { recipients: null })).body.recipients).toEqual([COMPANY]);
	});

	it.each(MARKETS)('exist in the language of %s', async (language) => {
		for (const kind of ['order', 'message', 'withdrawal', 'failed_job']) await merchant.call('PUT', `/merchant-mails/${kind}`, { language });
		await notifyFailedJob(backend.db, { name: 'stock-alerts', error: 'no luck' }, { sendsMail: true });
		const [mail] = await toMerchant();
		expect(mail?.subject).toMatch(/: stock-alerts$/);
		expect(mail?.text).not.toContain('{shop}');
	});

	it.each([{ recipients: ['no address'] }, { recipients: [] }, { language: 'xx' }, { unknown: 1 }])('refuse %o', async (body) => {
		expect((await merchant.call('PUT', '/merchant-mails/message', body)).status).toBe(400);
	});

	it('are changed only with the scope', async () => {
		const other = await openMerchant(backend, 'orders:read');
		expect((await other.call('GET', '/merchant-mails')).status).toBe(403);
	});
});

it('a shop that sends no mail writes none to the merchant', async () => {
	await using silent = await startTestBackend();
	expect((await silent.call('_post_hapi_contact_message', MESSAGE)).body).toMatchObject({ success: true });
	expect(await silent.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});
