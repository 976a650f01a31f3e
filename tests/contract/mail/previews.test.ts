import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { shopperWith } from '#tests/support/shopper.ts';
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

const preview = (template: string, language: string) => merchant.call('GET', `/mails/${template}/preview?language=${language}`);
const templates = async (): Promise<string[]> => (await merchant.call('GET', '/mails')).body.items.map(({ template }: { template: string }) => template);

it('a mail about an order has no preview before the first order', async () => {
	await sql`truncate orders cascade`.execute(backend.db);
	expect((await preview('order', 'hr')).status).toBe(409);
	expect((await preview('signup', 'hr')).status).toBe(200);
});

it('every mail has a preview in every language', async () => {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(21, 1);
	await shopper.choose({ email: 'kupac@primjer.hr' });
	const { number, order_identificator } = await shopper.place();
	const all = await templates();
	expect(all).toEqual(expect.arrayContaining(['signup', 'stock_alert', 'order', 'order_shipped', 'withdrawal', 'merchant_failed_job']));
	for (const template of all)
		for (const language of MARKETS) {
			const { status, body } = await preview(template, language);
			expect([template, language, status]).toEqual([template, language, 200]);
			expect(body.html).toContain('<!doctype html>');
			expect(body.subject + body.text).not.toMatch(/undefined|\{shop\}|\{\{/);
		}
	expect((await preview('order_shipped', 'en')).body.subject).toContain(number);
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	for (const template of ['order', 'order_shipped']) {
		const { text } = (await preview(template, 'hr')).body;
		expect(text).toContain(`?order_identificator=${id}-preview`);
		expect(text).not.toContain(order_identificator);
		expect(text).not.toContain('Ilica 1');
	}
}, 60_000);

it('a test mail arrives', async () => {
	expect((await merchant.call('POST', '/mails/signup/test', { recipient: 'ja@primjer.hr', language: 'en' })).status).toBe(200);
	const arrived = () => smtp.received.filter(({ recipient }) => recipient === 'ja@primjer.hr').map(({ mail }) => mail.subject);
	await expect.poll(arrived).toHaveLength(1);
	expect(arrived()).toEqual([(await preview('signup', 'en')).body.subject]);
});

it.each(['nothing', 'constructor', 'order_nothing'])('there is no mail %s', async (template) => {
	expect((await preview(template, 'hr')).status).toBe(404);
});

it('a shop that sends no mail refuses a test', async () => {
	await using silent = await startTestBackend();
	const reply = await (await openMerchant(silent)).call('POST', '/mails/signup/test', { recipient: 'ja@primjer.hr' });
	expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('MAIL_URL')]);
});

it('a preview needs the scope that reads orders, and a test the one that writes them', async () => {
	const jobs = await openMerchant(backend, 'jobs:write');
	expect((await jobs.call('GET', '/mails/order/preview')).status).toBe(403);
	const reader = await openMerchant(backend, 'orders:read');
	expect((await reader.call('GET', '/mails/signup/preview')).status).toBe(200);
	expect((await reader.call('POST', '/mails/signup/test', { recipient: 'ja@primjer.hr' })).status).toBe(403);
});
