import { parseBounce } from '@titraj/backend/mail/index.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

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
	for (const table of ['jobs', 'mails', 'refused_addresses']) await sql`delete from ${sql.table(table)}`.execute(backend.db);
});

const write = (recipient: string, more: { template?: string; order_id?: number } = {}) =>
	backend.db
		.insertInto('mails')
		.values({ recipient, template: 'order_shipped', lang: 'hr', subject: 'Vaša narudžba', text: 'Hvala.', html: '<p>Hvala.</p>', ...more })
		.returning('id')
		.executeTakeFirstOrThrow();
const mailOf = (id: number) => backend.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sent = async (recipient: string, more?: Parameters<typeof write>[1]) => {
	const { id } = await write(recipient, more);
	await expect.poll(async () => (await mailOf(id)).sent_at).not.toBeNull();
};
const stopped = async (recipient: string, more?: Parameters<typeof write>[1]) => {
	const { id } = await write(recipient, more);
	await expect.poll(async () => (await mailOf(id)).failed_at).not.toBeNull();
	return mailOf(id);
};
const report = async (body: object) => (await merchant.call('POST', '/mail-bounces', body)).body;

const toReport = ({ action = 'failed', status = '5.1.1', recipient = 'rfc822; Ana@primjer.hr' } = {}) =>
	[
		'From: MAILER-DAEMON@mx.primjer.hr',
		'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
		'',
		'--b',
		'Content-Type: text/plain',
		'',
		'Action: failed, says this text, which is no report. Final-Recipient: rfc822; drugi@primjer.hr',
		'',
		'--b',
		'Content-Type: message/delivery-status',
		'',
		'Reporting-MTA: dns; mx.primjer.hr',
		'',
		`Final-Recipient: ${recipient}`,
		`Action: ${action}`,
		`Status: ${status}`,
		'Diagnostic-Code: smtp; 550 5.1.1 The email account that you tried to',
		'    reach does not exist',
		'',
		'--b--',
	].join('\r\n');

test('after a refusal no mail is sent to the address, each is stored with the reason, no further job fails, and staff can clear the address', async () => {
	const number = await placeTestOrder(backend.db);
	const { id: order_id, email } = await backend.db.selectFrom('orders').select(['id', 'email']).where('number', '=', number).executeTakeFirstOrThrow();
	expect((await merchant.call('GET', `/orders/${number}/mail-address`)).body).toEqual({ address: email, refused: null });
	smtp.rules.onRecipient = () => ({ code: 550, text: '5.1.1 User unknown' });
	await stopped(email, { order_id });
	smtp.rules.onRecipient = undefined;
	const failed = async () => (await sql`select id from jobs where failed_at is not null`.execute(backend.db)).rows.length;
	await expect.poll(failed).toBe(1);
	expect((await stopped(email.toUpperCase(), { order_id })).last_error).toBe('Not sent: the address was refused before (550 5.1.1 User unknown)');
	expect(await failed()).toBe(1);
	// The other mail that the server received is the notice to the merchant.
	expect(smtp.received.filter(({ recipient }) => recipient.toLowerCase() === email)).toEqual([]);
	const { body } = await merchant.call('GET', `/orders/${number}/mail-address`);
	expect(body.refused).toEqual({ reason: '550 5.1.1 User unknown', refused_at: expect.any(String) });
	const happened = (await merchant.call('GET', `/orders/${number}/timeline`)).body.items.filter(({ kind }: { kind: string }) => kind === 'unsent_mail');
	expect(happened.at(-1).text).toBe('Vaša narudžba – Not sent: the address was refused before (550 5.1.1 User unknown)');
	await sent(email, { template: 'merchant_order' });
	// Mails that a customer has just asked for are sent nevertheless.
	await sent(email, { template: 'password' });
	expect((await merchant.call('POST', `/orders/${number}/mail-address/clear`, {})).body).toEqual({ address: email, refused: null });
	await sent(email, { order_id });
});

test('mails are sent to a refused address again after 30 days', async () => {
	await backend.db
		.insertInto('refused_addresses')
		.values({ address: 'ana@primjer.hr', reason: '550', refused_at: new Date(Date.now() - 31 * 86_400_000) })
		.execute();
	await sent('ana@primjer.hr');
});

test('a reported bounce marks an address that was mailed, and no other', async () => {
	await sent('Ana@primjer.hr');
	expect(await report({ message: toReport() })).toEqual({ marked: ['ana@primjer.hr'] });
	expect((await stopped('ana@primjer.hr')).last_error).toContain('550 5.1.1 The email account that you tried to reach does not exist');
	expect(await report({ address: 'nikad@primjer.hr', reason: '550' })).toEqual({ marked: [] });
	await sent('ivo@primjer.hr');
	expect(await report({ address: 'IVO@primjer.hr' })).toEqual({ marked: ['ivo@primjer.hr'] });
	for (const body of [{}, { message: toReport(), address: 'ivo@primjer.hr' }]) expect((await merchant.call('POST', '/mail-bounces', body)).status).toBe(422);
});

test.each([
	['a failed delivery to a mailbox that does not exist', toReport(), ['ana@primjer.hr']],
	['an address in brackets', toReport({ recipient: 'rfc822;<ana@primjer.hr>' }), ['ana@primjer.hr']],
	['line ends without a carriage return', toReport().replaceAll('\r\n', '\n'), ['ana@primjer.hr']],
	['a delay', toReport({ action: 'delayed' }), []],
	['a full mailbox', toReport({ status: '5.2.2' }), []],
	['a policy', toReport({ status: '5.7.1' }), []],
	['a temporary failure', toReport({ status: '4.1.1' }), []],
	['no address', toReport({ recipient: 'rfc822;' }), []],
	['an answer of a person', 'Subject: Re: narudžba\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\nFinal-Recipient: rfc822; ana@primjer.hr', []],
	['nothing', '', []],
	['a huge text', `Content-Type: message/delivery-status\n\n${'Action: failed\n'.repeat(100_000)}`, []],
])('a report with %s names the addresses that cannot be reached', (_title, message, addresses) => {
	expect(parseBounce(message).map(({ address }) => address)).toEqual(addresses);
});
