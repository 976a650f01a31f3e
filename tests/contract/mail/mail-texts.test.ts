import { keepShopMail } from '@titraj/backend/platform/mail/shop-mail.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL } from '#examples/garden-shop/mail/mail.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let order: string;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	order = await placeTestOrder(backend.db);
});
afterAll(() => backend.close());

const read = async (template: string, language = 'hr') => (await merchant.call('GET', `/mails/${template}/texts/${language}`)).body;
const save = (template: string, texts: object, language = 'hr') => merchant.call('PUT', `/mails/${template}/texts/${language}`, { texts });
const subjectOf = async (template: string, language = 'hr') => (await merchant.call('GET', `/mails/${template}/preview?language=${language}`)).body.subject;

describe('texts of mails', () => {
	it('are there for every mail to customers, and are saved as they are read', async () => {
		const { items } = (await merchant.call('GET', '/mails')).body;
		for (const { template, editable } of items) {
			expect([template, editable]).toEqual([template, !template.startsWith('merchant_')]);
			if (!editable) continue;
			const { texts } = await read(template);
			const all = (value: (text: { text: string }) => string | null) =>
				Object.fromEntries(texts.map((text: { key: string; text: string }) => [text.key, value(text)]));
			expect([
				template,
				(
					await save(
						template,
						all(({ text }) => text),
					)
				).status,
			]).toEqual([template, 200]);
			await save(
				template,
				all(() => null),
			);
		}
	});

	it('that are changed are sent with the values of the order, until they are taken back', async () => {
		const standard = await subjectOf('order');
		const saved = await save('order', { 'mail.order.subject': 'Stigla nam je narudžba {number} <b>' });
		expect(saved.body.texts[0]).toMatchObject({ text: 'Stigla nam je narudžba {number} <b>', is_changed: true, standard: 'Zaprimili smo narudžbu {number}' });
		expect(await subjectOf('order')).toBe(`Stigla nam je narudžba ${order} <b>`);
		expect((await merchant.call('GET', '/mails')).body.items.find(({ template }: { template: string }) => template === 'order').changed_in).toEqual(['hr']);
		expect((await save('order', { 'mail.order.subject': null })).body.texts[0].is_changed).toBe(false);
		expect(await subjectOf('order')).toBe(standard);
	});

	it('win over those of the shop folder, which come back', async () => {
		await keepShopMail(backend.db, MAIL);
		expect((await read('order')).texts[0].standard).toBe('Vrtlar je zaprimio narudžbu {number}');
		await save('order', { 'mail.order.subject': 'Naša {number}' });
		expect(await subjectOf('order')).toBe(`Naša ${order}`);
		await save('order', { 'mail.order.subject': null });
		expect(await subjectOf('order')).toBe(`Vrtlar je zaprimio narudžbu ${order}`);
		await keepShopMail(backend.db);
	});

	it('keep their script as text in the HTML of a mail', async () => {
		const key = 'mail.newsletter.paragraphs';
		await save('newsletter_opt_in', { [key]: '<script>alert(1)</script> {shop}\n\nDrugi <img src=x onerror=alert(1)>' });
		const { html } = (await merchant.call('GET', '/mails/newsletter_opt_in/preview')).body;
		expect(html).toContain('&lt;script&gt;');
		expect(html).not.toMatch(/<script|<img src=x/);
		await save('newsletter_opt_in', { [key]: null });
	});

	it('are seen before they are saved', async () => {
		const draft = { texts: { 'mail.order.subject': 'Samo proba {number}' } };
		const { body } = await merchant.call('POST', '/mails/order/texts/hr/preview', draft);
		expect(body.subject).toBe(`Samo proba ${order}`);
		expect(body.text).toContain('odustati');
		expect(await subjectOf('order')).not.toContain('Samo proba');
	});

	it.each([
		['without the number of the order', 'order', { 'mail.order.subject': 'Hvala' }, 'lacks {number}'],
		['with an unknown placeholder', 'order', { 'mail.order.subject': '{number} {password}' }, 'unknown placeholder {password}'],
		['with the number of a value', 'order', { 'mail.order.subject': '{number} {1}' }, 'unknown placeholder {1}'],
		['without the days that the law gives', 'order_cancelled_paid', { 'mail.order.cancelled_paid.paragraphs': '{number}' }, 'lacks {{law.refund_days}}'],
		['that is empty', 'signup', { 'mail.account.signup.subject': ' ' }, 'is empty'],
		['of a subject in several lines', 'signup', { 'mail.account.signup.subject': 'Dobro došli\r\nBcc: svi@primjer.hr' }, 'several lines'],
		['with control characters', 'signup', { 'mail.account.signup.paragraphs': 'a\u0000b' }, 'control characters'],
		['of another mail', 'signup', { 'mail.order.subject': '{number}' }, 'no text of this mail'],
		['about withdrawal, which the law prescribes', 'order', { 'mail.order.withdrawal': 'Nema povrata' }, 'no text of this mail'],
		['of the form for a withdrawal', 'order', { 'mail.order.confirmation.withdrawal.form': 'x' }, 'no text of this mail'],
		['of an inherited name', 'signup', { constructor: 'x' }, 'no text of this mail'],
	])('are refused %s', async (_what, template, texts, reason) => {
		const { status, body } = await save(template, texts);
		expect([status, body.errors[0].field]).toEqual([422, Object.keys(texts)[0]]);
		expect(body.errors[0].reason).toContain(reason);
		expect((await merchant.call('POST', `/mails/${template}/texts/hr/preview`, { texts })).status).toBe(422);
	});

	it('of an unknown mail or language are not found, and are for managers alone', async () => {
		expect((await merchant.call('GET', '/mails/nema/texts/hr')).status).toBe(404);
		expect((await merchant.call('GET', '/mails/order/texts/xx')).status).toBe(400);
		expect((await merchant.call('GET', '/mails/merchant_order/texts/hr')).status).toBe(404);
		expect((await (await openPerson(backend, 'editor')).call('GET', '/mails/order/texts/hr')).status).toBe(403);
		expect((await (await openPerson(backend, 'support')).call('PUT', '/mails/order/texts/hr', { texts: {} })).status).toBe(403);
	});

	it('show the second of two editors what the first saved', async () => {
		const manager = await openPerson(backend, 'manager');
		const { headers } = await manager.call('GET', '/mails/abandonment/texts/en');
		const version = { 'if-match': headers.get('etag') ?? '' };
		const put = (subject: string) => manager.call('PUT', '/mails/abandonment/texts/en', { texts: { 'mail.abandonment.subject': subject } }, version);
		expect((await put('Your cart waits')).status).toBe(200);
		const late = await put('Still there?');
		expect([late.status, late.body.current.texts[0].text]).toEqual([412, 'Your cart waits']);
		expect(await subjectOf('abandonment', 'en')).toBe('Your cart waits');
	});
});
